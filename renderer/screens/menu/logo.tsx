const WORD = 'Ironhorse';
/** Offsets of the dark copies behind the word: its thickness, as of a carved sign. */
const DEPTHS = [14, 10, 6, 2];

/** The game's name as a brass sign; `line` stands under it. */
export function Logo({ line }: { readonly line: string }) {
  return (
    <svg className="logo" viewBox="0 0 1040 300" role="img" aria-label={`${WORD}. ${line}`}>
      <defs>
        <linearGradient id="logo-brass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff0c4" />
          <stop offset=".45" stopColor="#e7b75c" />
          <stop offset=".52" stopColor="#b57a2a" />
          <stop offset="1" stopColor="#f0c777" />
        </linearGradient>
      </defs>
      <g fontFamily="Sancreek" fontSize="196" textAnchor="middle">
        <g fill="#1c0b04" stroke="#1c0b04" strokeWidth="16" strokeLinejoin="round">
          {DEPTHS.map((depth) => (
            <text key={depth} x={520 + depth / 2} y={190 + depth}>
              {WORD}
            </text>
          ))}
        </g>
        <text x="520" y="190" fill="none" stroke="#8e2114" strokeWidth="9">
          {WORD}
        </text>
        <text x="520" y="190" fill="url(#logo-brass)" stroke="#2a1206" strokeWidth="2.5">
          {WORD}
        </text>
      </g>
      <text
        x="520"
        y="260"
        textAnchor="middle"
        fontFamily="Zilla Slab"
        fontWeight="700"
        fontSize="34"
        letterSpacing="5"
        fill="#f0cf86"
      >
        {line.toUpperCase()}
      </text>
      <path d="M60,246H250M790,246H980" stroke="#d9b25a" strokeWidth="3" />
      <path d="M60,254H250M790,254H980" stroke="#d9b25a" strokeWidth="1" />
    </svg>
  );
}
