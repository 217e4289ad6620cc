import type { RuleRow, RuleSymbol } from '../../../art/rule-symbols.ts';

const BANG: RuleSymbol = { sign: 'bang' };
const MISSED: RuleSymbol = { sign: 'missed' };
const LIFE: RuleSymbol = { sign: 'life' };
const CARD: RuleSymbol = { sign: 'card' };
const DROP: RuleSymbol = { sign: 'drop' };
const ANY: RuleSymbol = { sign: 'any' };
const OTHERS: RuleSymbol = { sign: 'others' };
const REACH: RuleSymbol = { sign: 'reach' };
const BOOK: RuleSymbol = { sign: 'book' };
const flip = (figure: string): RuleSymbol => ({ sign: 'flip', figure });
const sight = (range: number): RuleSymbol => ({ sign: 'sight', figure: String(range) });

/** The symbols on each card of the base game (rules/base.md#cards). */
export const BASE_SYMBOLS: Readonly<Record<string, RuleRow>> = {
  bang: [[BANG, REACH]],
  missed: [[MISSED]],
  beer: [[LIFE]],
  saloon: [[LIFE, OTHERS], [LIFE]],
  stagecoach: [[CARD, CARD]],
  'wells-fargo': [[CARD, CARD, CARD]],
  'general-store': [[BOOK]],
  panic: [[CARD, { sign: 'distance', figure: '1' }]],
  'cat-balou': [[DROP, ANY]],
  gatling: [[BANG, OTHERS]],
  indians: [[BOOK]],
  duel: [[BOOK]],
  jail: [[flip('♥'), BOOK]],
  dynamite: [[flip('2–9♠'), BOOK]],
  barrel: [[flip('♥'), MISSED]],
  mustang: [[{ sign: 'seen', figure: '+1' }]],
  scope: [[{ sign: 'see', figure: '−1' }]],
  volcanic: [[BOOK], [sight(1)]],
  schofield: [[sight(2)]],
  remington: [[sight(3)]],
  'rev-carabine': [[sight(4)]],
  winchester: [[sight(5)]],
};
