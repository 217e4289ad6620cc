/** Reasons for a decision, for texts in every language. */
const GOAL_KEYS = [
  'goal.any-move',
  'goal.only-move',
  'goal.win',
  'goal.deadly-shot',
  'goal.save-myself',
  'goal.heal',
  'goal.draw-cards',
  'goal.get-equipment',
  'goal.get-in-reach',
  'goal.weaken-enemy',
  'goal.open-the-kill',
  'goal.hold-up-enemy',
  'goal.hit-enemy',
  'goal.hit-many',
  'goal.keep-sheriff-alive',
  'goal.keep-the-balance',
  'goal.answer',
  'goal.keep-answers',
  'goal.best-card',
  'goal.least-useful-card',
  'goal.nothing-to-gain',
] as const;

/** Reasons for a suspicion: what a seat did, as the one who holds the suspicion saw it. */
const SUSPICION_KEYS = [
  'suspect.shot-sheriff',
  'suspect.stripped-sheriff',
  'suspect.spared-sheriff',
  'suspect.shot-deputy',
  'suspect.shot-stranger',
  'suspect.shot-outlaw',
  'suspect.helped-outlaw',
  'suspect.hit-everybody',
  'trust.shot-outlaw',
  'trust.helped-sheriff',
  'trust.held-fire',
  'count.only-role-left',
] as const;

export type GoalKey = (typeof GOAL_KEYS)[number];
export type SuspicionKey = (typeof SUSPICION_KEYS)[number];
