import { expect, test } from 'vitest';
import { breachInGames, type Law } from './law.ts';
import { legalOnViews, offeredIsAccepted, survivesJson } from './legal-laws.ts';
import { CHEAP_LAWS } from './play-laws.ts';
import { secrecyLaws } from './secrecy-laws.ts';
import { TABLE_LAWS } from './table-laws.ts';

/** Small numbers; the same laws over thousands of games are in the long part. */
const QUICK: readonly [string, Law, number][] = [
  ['no card is lost, doubled or invented', CHEAP_LAWS.cardsAreConserved, 72],
  ['wagons stay with the train and the rows', CHEAP_LAWS.trainIsWhole, 48],
  ['exactly the asked seats have answers, and every game ends', CHEAP_LAWS.exactlyTheAskedAnswer, 72],
  ['every offer is listed once', CHEAP_LAWS.offersAreUnique, 48],
  ['life points, the dead and the dying are as they must be', CHEAP_LAWS.figuresAreSound, 48],
  ['an ability for any time leaves the open question alone', CHEAP_LAWS.usesLeaveTheQuestion, 48],
  ['the end shows all roles and leaves nothing pending', CHEAP_LAWS.endsAreClean, 48],
  ['rows hold what they may, and the dead hold nothing', TABLE_LAWS.rowsAreSound, 72],
  ['the end is seen when it has come, and the right side wins', TABLE_LAWS.endsAreSeen, 72],
  ['turns go round over those in play', TABLE_LAWS.turnsGoRound, 72],
  ['only who has life loses or gains any', TABLE_LAWS.livesAreOfTheLiving, 72],
  ['fault 2: no empty hand that is to be filled stays empty', TABLE_LAWS.emptyHandsAreFilled, 72],
  ['fault 36: every offer is accepted, everything else refused without a change', offeredIsAccepted, 24],
  ['offers and reasons are the same on the state and on the view', legalOnViews(), 24],
  ['a state survives JSON in the middle of any question', survivesJson, 48],
  ['a view that folds its own events is the redacted state', secrecyLaws().viewsFold, 24],
  ['fault 39: an event names only cards that its viewer sees', secrecyLaws().namesOnlyTheSeen, 24],
  ['what a viewer does not know makes no difference to what it is told', secrecyLaws().hiddenMakesNoDifference, 48],
];

test.for(QUICK)('%s', ([name, law, games]) => {
  expect(breachInGames({ [name]: law }, 0, games)).toBeNull();
});
