import { type CSSProperties, useId } from 'react';

/** Life as cartridges: full ones in brass, spent ones as empty shapes. The number stands beside them. */
export function Bullets({ life, max }: { readonly life: number; readonly max: number }) {
  const brass = useId();
  if (max <= 0) return null; // nobody has a character yet
  return (
    <svg
      className="bullets"
      viewBox={`0 0 ${max * WIDTH} 34`}
      style={{ '--wide': (max * WIDTH) / 34 } as CSSProperties}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <linearGradient id={brass}>
        <stop offset="0" stopColor="#8a5a1c" />
        <stop offset=".35" stopColor="#f0c777" />
        <stop offset="1" stopColor="#6d4413" />
      </linearGradient>
      {placesOf(max).map((x, at) => (
        <g key={x} transform={`translate(${x} 0)`} stroke="#1a0d05" strokeWidth="1.500">
          {at < life ? <Full brass={`url(#${brass})`} /> : <Spent />}
        </g>
      ))}
    </svg>
  );
}
const WIDTH = 17;

/** Where each cartridge stands, from the left. */
const placesOf = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at * WIDTH);

function Full({ brass }: { readonly brass: string }) {
  return (
    <>
      <path d="M2 14h10v17H2z" fill={brass} />
      <path d="M1 29h12v4H1z" fill="#8a5a1c" />
      <path d="M2 14C2 7 4.500 2 7 1c2.500 1 5 6 5 13z" fill="#c9824f" />
    </>
  );
}

function Spent() {
  return (
    <path
      d="M2 14C2 7 4.500 2 7 1c2.500 1 5 6 5 13v15h1v4H1v-4h1z"
      fill="#120a05"
      stroke="#9a7a4c"
      strokeDasharray="3 2"
    />
  );
}
