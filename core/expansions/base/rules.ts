import type { FrameRule } from '../../rules/frame-rule.ts';
import type { SymbolRule } from '../../rules/symbol-rule.ts';
import { firstDrawRule, peekRule, showSecondRule } from './draw-steps.ts';
import { demand, demandRule, duel, duelRule } from './duel.ts';
import type { DemandFrame, DuelFrame, FirstDrawFrame, PeekFrame, ShowSecondFrame, StoreFrame } from './frames.ts';
import { store, storeRule } from './general-store.ts';

/** What the base game asks that no other set needs to know. */
interface BaseFrameRules {
  readonly demand: FrameRule<DemandFrame>;
  readonly duel: FrameRule<DuelFrame>;
  readonly store: FrameRule<StoreFrame>;
  readonly firstDraw: FrameRule<FirstDrawFrame>;
  readonly peek: FrameRule<PeekFrame>;
  readonly showSecond: FrameRule<ShowSecondFrame>;
}

export const BASE_FRAME_RULES: BaseFrameRules = {
  demand: demandRule,
  duel: duelRule,
  store: storeRule,
  firstDraw: firstDrawRule,
  peek: peekRule,
  showSecond: showSecondRule,
};

export const BASE_SYMBOLS: { readonly [S in 'demand' | 'duel' | 'store']: SymbolRule } = { demand, duel, store };
