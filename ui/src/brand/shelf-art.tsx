import styles from "./shelf-art.module.css";

/** A spine of the drawing: x and width on a board, height above it, colour, ornament colour and kind of ornament. */
type Spine = readonly [x: number, width: number, height: number, fill: string, trim: string, ornament: Ornament];
type Ornament = "none" | "dot" | "bands" | "lines" | "arches" | "label" | "sash";

const TOP: readonly Spine[] = [
  [0, 44, 210, "#8f5a12", "#5fb3a1", "dot"],
  [46, 32, 138, "#a92c68", "#f6b73c", "arches"],
  [80, 32, 162, "#661a12", "#ffb59a", "dot"],
  [114, 24, 138, "#8f5a12", "#ffefc2", "bands"],
  [140, 24, 138, "#fadfea", "#a92c68", "label"],
  [166, 48, 174, "#0c7580", "#ffb59a", "dot"],
  [392, 32, 162, "#f3e3da", "#7a4630", "sash"],
  [426, 32, 222, "#661a12", "#fadfea", "arches"],
  [460, 40, 222, "#e0e4f7", "#3a4ca0", "dot"],
  [502, 24, 210, "#f8e8cb", "#8f5a12", "dot"],
  [528, 24, 162, "#5c1138", "#fadfea", "label"],
  [554, 56, 198, "#b93a26", "#f7c9a9", "sash"],
  [612, 60, 210, "#b0401a", "#fde5d6", "lines"],
];

const MIDDLE: readonly Spine[] = [
  [0, 36, 138, "#ddf0dc", "#2c7539", "dot"],
  [38, 56, 186, "#41210f", "#9cc5e8", "arches"],
  [96, 56, 222, "#a35a00", "#e2603f", "bands"],
  [266, 56, 198, "#0c7580", "#ffb59a", "lines"],
  [324, 24, 162, "#ddf0dc", "#2c7539", "dot"],
  [350, 24, 174, "#661a12", "#fde5d6", "sash"],
  [376, 24, 186, "#d5eff0", "#0c7580", "bands"],
  [402, 40, 162, "#7a4630", "#fadfea", "dot"],
  [444, 32, 198, "#ddf0dc", "#2c7539", "lines"],
  [478, 32, 198, "#a35a00", "#e2603f", "arches"],
  [512, 48, 210, "#2f1d63", "#e8e1f8", "label"],
  [562, 56, 186, "#2c7539", "#e9d35b", "lines"],
  [620, 52, 186, "#4e2e06", "#5fb3a1", "lines"],
];

const BOTTOM: readonly Spine[] = [
  [0, 28, 222, "#5e3200", "#ffefc2", "dot"],
  [30, 32, 198, "#0c7580", "#d5eff0", "label"],
  [64, 24, 210, "#e8e1f8", "#5a3ea6", "sash"],
  [90, 40, 186, "#d5eff0", "#0c7580", "sash"],
  [132, 48, 186, "#a35a00", "#ffefc2", "bands"],
  [182, 56, 198, "#d5eff0", "#0c7580", "lines"],
  [240, 48, 162, "#fde5d6", "#b0401a", "sash"],
  [290, 32, 150, "#f8e8cb", "#8f5a12", "sash"],
  [378, 40, 222, "#0f2c6b", "#f6b73c", "label"],
  [420, 32, 138, "#8f5a12", "#e2603f", "dot"],
  [454, 28, 210, "#0f2c6b", "#dce7fb", "label"],
  [484, 20, 210, "#b0401a", "#fde5d6", "lines"],
  [506, 24, 210, "#0f2c6b", "#dce7fb", "lines"],
  [532, 54, 210, "#0c7580", "#d5eff0", "lines"],
  [588, 40, 186, "#a35a00", "#e2603f", "dot"],
  [630, 42, 198, "#3a4ca0", "#e0e4f7", "bands"],
];

/** Three boards of books with the leaning saffron one: the picture beside sign-in. Decoration only. */
export function ShelfArt() {
  return (
    <svg className={styles.art} viewBox="0 0 660 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="660" height="900" className={styles.wall} />
      <Board y={248} spines={TOP} />
      <Pile x={226} y={248} />
      <Board y={536} spines={MIDDLE} />
      <Leaning x={190} y={536} />
      <Board y={824} spines={BOTTOM} />
    </svg>
  );
}

function Board({ y, spines }: { y: number; spines: readonly Spine[] }) {
  return (
    <g>
      {spines.map((spine) => (
        <Book key={spine[0]} spine={spine} base={y} />
      ))}
      <rect x="0" y={y} width="660" height="13" className={styles.board} />
      <rect x="0" y={y + 13} width="660" height="5" className={styles.edge} />
    </g>
  );
}

function Book({ spine, base }: { spine: Spine; base: number }) {
  const [x, width, height, fill, trim, ornament] = spine;
  return (
    <g transform={`translate(${x} ${base - height})`}>
      <rect width={width} height={height} fill={fill} />
      <rect width="3" height={height} fill="#000" opacity="0.16" />
      <OrnamentOf kind={ornament} width={width} height={height} color={trim} />
    </g>
  );
}

function OrnamentOf({ kind, width, height, color }: { kind: Ornament; width: number; height: number; color: string }) {
  const middle = width / 2;
  switch (kind) {
    case "dot":
      return <circle cx={middle} cy={40} r={Math.min(15, width / 3)} fill={color} />;
    case "bands":
      return (
        <g fill={color}>
          <rect y={16} width={width} height="6" />
          <rect y={height - 24} width={width} height="6" />
        </g>
      );
    case "lines":
      return (
        <g fill={color}>
          {[36, 49, 62, 75, 88].map((y) => (
            <rect key={y} x={width * 0.24} y={y} width={width * 0.52} height="6" rx="3" />
          ))}
        </g>
      );
    case "arches":
      return (
        <g fill={color} opacity="0.75">
          {[70, 96, 122].map((offset) => (
            <path
              key={offset}
              d={`M0 ${height - offset + 16}a${middle} ${middle} 0 0 1 ${width} 0z`}
              transform={`translate(0 ${offset - 60})`}
            />
          ))}
        </g>
      );
    case "label":
      return <rect x={middle - 3} y={26} width="6" height={height * 0.42} fill={color} />;
    case "sash":
      return <path d={`M0 ${height - 62}L${width} ${height - 86}v44L0 ${height - 20}z`} fill={color} />;
    default:
      return null;
  }
}

function Pile({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="0" y="-34" width="150" height="34" fill="#a92c68" />
      <rect x="7" y="-68" width="136" height="34" fill="#d5eff0" />
      <rect x="14" y="-102" width="122" height="34" fill="#b93a26" />
      <g fill="#f6b73c">
        <rect x="16" y="-34" width="8" height="34" />
        <rect x="124" y="-34" width="8" height="34" />
      </g>
      <g fill="#ffb59a">
        <rect x="30" y="-102" width="8" height="34" />
        <rect x="106" y="-102" width="8" height="34" />
        <rect x="24" y="-68" width="8" height="34" />
        <rect x="112" y="-68" width="8" height="34" />
      </g>
    </g>
  );
}

function Leaning({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-14)`}>
      <rect x="0" y="-178" width="40" height="178" fill="#f2b233" />
      <rect x="0" y="-156" width="40" height="8" fill="#2b1d00" />
      <rect x="0" y="-40" width="40" height="8" fill="#2b1d00" />
    </g>
  );
}
