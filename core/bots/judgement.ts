/** The numbers in which the levels differ; the unit is that of `weights.ts`. */
export interface Judgement {
  readonly life: readonly number[];
  readonly law: Cares & { readonly self: number };
  readonly outlaw: Cares & { readonly self: number };
  readonly renegade: {
    readonly self: number;
    readonly others: number;
    readonly balance: number;
    readonly guarded: number;
    readonly foe: number;
    /** How much of the sheriff's own strength counts for the law's: alone, and with a deputy at his side. */
    readonly sheriffAlone: number;
    readonly sheriffBacked: number;
    /** What lead makes one side surely the stronger. */
    readonly lead: number;
    /** From this life of the sheriff on he is guarded while a third seat lives. */
    readonly guardedLife: number;
  };
  readonly danger: readonly number[];
  readonly threat: number;
  readonly keep: Readonly<Record<string, number>>;
  readonly bangInReach: number;
  readonly rapid: number;
  readonly spend: Readonly<Record<'bang' | 'beer' | 'missed' | 'other' | 'laid', number>>;
  readonly overfull: number;
}

type Cares = Readonly<Record<'sheriff' | 'deputy' | 'outlaw' | 'renegade', number>>;

/** By thought: what the greenhorn has gone by from the first day on, so that other bots can be measured against it. */
export const PLAIN: Judgement = {
  /** The first, second, third … life point. */
  life: [1, 0.9, 0.8, 0.7, 0.6, 0.5],
  /** How much each role cares for the strength of the others. */
  law: { sheriff: 1.6, deputy: 0.6, outlaw: -1, renegade: -0.7, self: 0.3 },
  outlaw: { sheriff: -1.6, deputy: -0.5, outlaw: 0.6, renegade: -0.2, self: 0.4 },
  renegade: {
    self: 1.3,
    others: -0.4,
    balance: 0.6,
    guarded: 2.5,
    foe: -1.3,
    sheriffAlone: 0.5,
    sheriffBacked: 0.5,
    lead: 2,
    guardedLife: 3,
  },
  /** How near the sheriff's death is by his life points, and what nearness is worth to law and outlaws. */
  danger: [1, 0.4, 0.2, 0.08, 0.03, 0.01],
  threat: 6,

  /** What it is worth to keep a card of this kind in the own hand. */
  keep: {
    missed: 0.6,
    bang: 0.45,
    beer: 0.9,
    'wells-fargo': 1.1,
    stagecoach: 0.75,
    panic: 0.7,
    'cat-balou': 0.6,
    gatling: 0.8,
    indians: 0.6,
    jail: 0.55,
    duel: 0.5,
    saloon: 0.4,
    'general-store': 0.4,
    dynamite: 0.2,
    dodge: 0.85,
    springfield: 0.5,
    brawl: 0.6,
    ragtime: 0.7,
    tequila: 0.6,
    whisky: 0.85,
    punch: 0.5,
    cactus: 0.75,
    evaded: 0.85,
    'full-steam': 0.5,
    'knife-revolver': 0.55,
    'most-wanted': 0.6,
    'money-bag': 0.5,
    'next-stop': 0.5,
    switch: 0.4,
    'train-robbery': 0.6,
    'water-tower': 0.8,
  },
  /** More for a BANG! with a foe in reach. */
  bangInReach: 0.3,
  /** Any number of shots with an enemy near. */
  rapid: 0.6,
  /** What it costs to spend a card in the own turn: it is no answer any more. */
  spend: { bang: 0.14, beer: 0.3, missed: 0.5, other: 0.08, laid: 0.1 },
  /** A hand above the life points loses cards anyway: costs shrink to this share. */
  overfull: 0.3,
};

/**
 * By tens of thousands of games in which every number was shaken at every chair anew, and moved the way in which it won
 * more (docs/bots.md): life before cards, a BANG! more freely, and of the law's enemies the outlaws first.
 */
export const PRACTISED: Judgement = {
  ...PLAIN,
  life: [1.1, 1.1, 1, 0.85, 0.65, 0.5],
  law: { ...PLAIN.law, sheriff: 1.7, renegade: -0.5 },
  renegade: { ...PLAIN.renegade, guarded: 3, sheriffBacked: 1 },
  threat: 7,
  keep: { ...PLAIN.keep, missed: 0.5 },
  bangInReach: 0.2,
  rapid: 0.45,
  spend: { ...PLAIN.spend, other: 0.06 },
  overfull: 0.2,
};
