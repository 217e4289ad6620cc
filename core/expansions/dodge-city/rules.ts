import type { FrameRule } from '../../rules/frame-rule.ts';
import { copyingRule } from './copying.ts';
import type { CopyingFrame, TakeInPlayFrame } from './frames.ts';
import { takeInPlayRule } from './take-in-play.ts';

/** What Dodge City asks that no other set needs to know. */
interface DodgeCityFrameRules {
  readonly takeInPlay: FrameRule<TakeInPlayFrame>;
  readonly copying: FrameRule<CopyingFrame>;
}

export const DODGE_CITY_FRAME_RULES: DodgeCityFrameRules = { takeInPlay: takeInPlayRule, copying: copyingRule };
