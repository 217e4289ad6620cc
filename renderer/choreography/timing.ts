/** Seconds at speed 1. `hold` is how long the next event waits; a motion may last longer than its hold. */
export const SECONDS = {
  deal: 0.3,
  play: 0.42,
  lay: 0.42,
  take: 0.5,
  discard: 0.35,
  flip: 0.55,
  show: 0.4,
  pass: 0.7,
  gather: 0.7,
  recoil: 0.25,
  shake: 0.12,
  bullet: 0.5,
  arrow: 0.9,
  judge: 0.8,
  blast: 1.4,
  fall: 1.2,
  haunt: 1.4,
  turnRole: 0.5,
  trainStep: 1.1,
  uncouple: 0.95,
  couple: 0.8,
  lap: 2.6,
  post: 0.7,
  volley: 0.11,
  whistle: 0.9,
} as const;

export const HOLD = {
  deal: 0.07,
  draw: 0.2,
  play: 0.45,
  discard: 0.16,
  excess: 0.22,
  take: 0.5,
  turnUp: 0.12,
  choose: 0.4,
  look: 0.15,
  show: 0.9,
  flip: 0.75,
  pass: 0.7,
  estate: 0.08,
  gather: 0.6,
  aim: 0.45,
  dodge: 0.4,
  judge: 0.7,
  lose: 0.45,
  gain: 0.4,
  pause: 0.12,
  blast: 1,
  eliminate: 1.1,
  role: 0.6,
  turn: 0.3,
  turnLost: 0.6,
  ability: 0.3,
  haunt: 1,
  character: 0.1,
  end: 0.8,
  trainStep: 0.9,
  uncouple: 0.7,
  couple: 0.55,
  lap: 2.4,
  firstLap: 1.2,
  whistle: 1.2,
} as const;

/** Speeds that a player may choose. */
export const SPEED = { least: 0.5, usual: 1, most: 4 } as const;

/** How the director makes up for lost time: facts that may wait before it hurries, and when it gives up and jumps. */
export const HASTE = { from: 3, each: 0.25, most: 4, asked: 1.75, jump: 90 } as const;

/** With reduced motion every movement and every hold is this short at most. */
export const REDUCED = { motion: 0.12, hold: 0.25 } as const;

/** No frame counts for more than this: a stalled window must not swallow the next motion. */
export const LONGEST_FRAME = 0.1;
