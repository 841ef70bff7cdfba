/** Two upright books, one leaning saffron book, one board. */
export function Mark({ size = 32, onDark = false }: { size?: number; onDark?: boolean }) {
  const ink = onDark ? "#ffffff" : "var(--anaquel-mark)";
  return (
    <svg width={size} height={(size * 28) / 32} viewBox="0 0 32 28" aria-hidden="true" focusable="false">
      <rect x="3" y="2" width="6" height="20" fill={ink} />
      <rect x="11" y="6" width="5" height="16" fill={ink} opacity="0.62" />
      <rect x="20" y="3" width="6" height="19.5" fill="#f2b233" transform="rotate(-15 23 22)" />
      <rect x="0" y="24" width="32" height="3" fill={ink} />
    </svg>
  );
}
