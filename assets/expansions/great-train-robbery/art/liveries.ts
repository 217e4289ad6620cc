/** Colours of a wagon: on its card, and on the rails of the table. */
export interface Livery {
  readonly body: string;
  readonly trim: string;
  readonly roof: string;
}

/** No two wagons wear the same coat, so that they are told apart from afar. */
export const LIVERIES = {
  'baggage-car': { body: '#4f6a52', trim: '#c9a45a', roof: '#3d3a38' },
  caboose: { body: '#b02c1c', trim: '#f0d9a0', roof: '#4a2a20' },
  'cattle-truck': { body: '#a5713a', trim: '#6e4420', roof: '#6f6459' },
  'circus-wagon': { body: '#e0a72e', trim: '#b0281c', roof: '#2f6f9a' },
  'coal-hopper': { body: '#4c4e55', trim: '#8a4a2a', roof: '#17130f' },
  'dining-car': { body: '#7c1f2c', trim: '#e8c068', roof: '#55504c' },
  'express-car': { body: '#d8cba6', trim: '#a8281a', roof: '#3f5f78' },
  'ghost-car': { body: '#a9c2bb', trim: '#5d7f80', roof: '#6c8486' },
  'lounge-car': { body: '#5c3a6e', trim: '#d9b25a', roof: '#3f3844' },
  'lumber-flatcar': { body: '#7a5428', trim: '#b98a4e', roof: '#c79a5c' },
  'mail-car': { body: '#ece0bc', trim: '#2b5580', roof: '#7a2e24' },
  'observation-car': { body: '#2f7a74', trim: '#e6bd66', roof: '#274a4c' },
  'passenger-car': { body: '#d08a32', trim: '#5a2f14', roof: '#5f3b28' },
  'prisoner-car': { body: '#7d7f84', trim: '#2a2a2e', roof: '#4a4b50' },
  'private-car': { body: '#26241f', trim: '#e0b85a', roof: '#6f1a10' },
  'sleeper-car': { body: '#2a3f72', trim: '#d9c98a', roof: '#20284a' },
} as const satisfies Readonly<Record<string, Livery>>;

export type WagonId = keyof typeof LIVERIES;
