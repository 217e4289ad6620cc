interface RingProps {
  /** 1 full, 0 empty. */
  readonly part: number;
  readonly text?: string | undefined;
  readonly urgent?: boolean | undefined;
}

const RADIUS = 40;
const ROUND = 2 * Math.PI * RADIUS;

/** A clock as a ring that runs empty, the seconds inside: length and number say it without colour. */
export function Ring({ part, text, urgent = false }: RingProps) {
  return (
    <svg className={`ring ${urgent ? 'urgent' : ''}`} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="47" className="ring-back" />
      <circle cx="50" cy="50" r={RADIUS} className="ring-way" />
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        className="ring-left"
        strokeDasharray={`${ROUND * part} ${ROUND}`}
        transform="rotate(-90 50 50)"
      />
      {text && (
        <text x="50" y="63" textAnchor="middle">
          {text}
        </text>
      )}
    </svg>
  );
}
