/** What a state panel shows above its words. */
export type SceneName = "empty" | "nothing-found" | "broken" | "refused";

/** A small shelf scene for a state: decoration, the words say it all. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg width="210" height="104" viewBox="0 0 210 104" aria-hidden="true" focusable="false">
      {DRAWINGS[name]}
      <rect x="0" y="92" width="210" height="9" fill="var(--anaquel-board)" />
      <rect x="0" y="101" width="210" height="3" fill="var(--anaquel-boardEdge)" />
    </svg>
  );
}

const faint = "var(--anaquel-sceneFaint)";
const accent = "var(--bgColor-accent-emphasis)";

const DRAWINGS: Record<SceneName, React.ReactNode> = {
  empty: (
    <g>
      <rect x="28" y="36" width="16" height="56" fill="#f2b233" transform="rotate(-14 36 92)" />
      <g fill="none" stroke="var(--borderColor-emphasis)" strokeWidth="2" strokeDasharray="4 3">
        <rect x="62" y="26" width="48" height="65" />
        <rect x="118" y="26" width="48" height="65" />
      </g>
    </g>
  ),
  "nothing-found": (
    <g>
      <g fill={faint}>
        <rect x="30" y="30" width="20" height="62" />
        <rect x="52" y="44" width="16" height="48" />
        <rect x="134" y="36" width="26" height="56" />
        <rect x="164" y="48" width="16" height="44" />
      </g>
      <circle cx="100" cy="46" r="22" fill="none" stroke={accent} strokeWidth="6" />
      <path d="M116 62l18 20" stroke="#f2b233" strokeWidth="9" strokeLinecap="round" />
    </g>
  ),
  broken: (
    <g>
      <rect x="34" y="28" width="20" height="64" fill="#1d4fb8" />
      <rect x="56" y="40" width="16" height="52" fill="#0c7580" />
      <rect x="104" y="26" width="22" height="62" fill="#b93a26" transform="rotate(34 115 88)" />
      <rect x="126" y="72" width="60" height="20" fill="#5a3ea6" />
    </g>
  ),
  refused: (
    <g>
      <g fill={faint}>
        <rect x="26" y="34" width="22" height="58" />
        <rect x="158" y="34" width="22" height="58" />
        <rect x="140" y="52" width="14" height="40" />
      </g>
      <path d="M86 46v-12a18 18 0 0 1 36 0v12" fill="none" stroke={accent} strokeWidth="7" />
      <rect x="76" y="44" width="56" height="48" rx="3" fill={accent} />
      <circle cx="104" cy="66" r="6" fill="#f2b233" />
    </g>
  ),
};
