import { create } from 'zustand';
import type { TableSettings } from '../../core/protocol/messages.ts';
import { t } from '../i18n/text.ts';
import { useNavigation } from '../screens/navigation.ts';
import { cast } from '../screens/new-game/cast.ts';
import { useOutlook } from '../session/outlook.ts';
import { useSession } from '../session/store.ts';
import { useSettings } from '../settings/store.ts';
import type { Lesson } from './lesson.ts';
import { LessonTable } from './lesson-table.ts';
import { lessonOf } from './lessons.ts';

/** The lesson on the table, as the coach sees it. */
interface School {
  readonly lesson: Lesson | null;
  /** The number of the step that the lesson is at; behind the last one it is over. */
  readonly at: number;
  /** How often something else was tried than what the coach asks for. */
  readonly strays: number;
}

export const useSchool = create<School>()(() => ({ lesson: null, at: 0, strays: 0 }));

const latest: { table: LessonTable | null } = { table: null };

/** Lays the table of a lesson in the place of whatever stands there. */
export function beginLesson(id: string): void {
  const lesson = lessonOf(id);
  const table = new LessonTable(lesson, settingsOf(lesson), {
    tell: (message) => {
      useSession.getState().receive(message);
      if (message.t === 'left') leftTheTable(table);
    },
    stepped: () => stepped(table),
    other: stray,
  });
  latest.table = table;
  useSchool.setState({ lesson, at: 0, strays: 0 });
  useOutlook.getState().turn({ hidden: false, view: 'table', log: false, board: false, sheet: null });
  useNavigation.setState({ lookingAtTable: false });
  useSession.setState({ practice: { table, offers: [], readOn: null }, notice: null, rejected: null });
  table.open();
}

/** A move that the coach does not ask for. */
const stray = (): void => useSchool.setState({ strays: useSchool.getState().strays + 1 });

/** Lets the seat make its move whose turn it is to act. */
export const letOthersPlay = (): void => latest.table?.playOther();

/** Back to the list of lessons. */
export const leaveLesson = (): void => latest.table?.send({ t: 'command', id: '', command: { c: 'leaveTable' } });

function stepped(table: LessonTable): void {
  if (latest.table !== table) return;
  useSchool.setState({ at: table.at });
  const readOn = table.step?.kind === 'tell' ? () => table.next() : null;
  useSession.setState({ practice: { table, offers: table.offers(), readOn } });
  const { learned, remember } = useSettings.getState();
  const { id } = table.lesson;
  if (table.step === null && !learned.includes(id)) remember({ learned: [...learned, id] });
}

/** The host's own table, if it has one up, comes back. */
function leftTheTable(table: LessonTable): void {
  if (latest.table !== table) return;
  latest.table = null;
  useSchool.setState({ lesson: null, at: 0, strays: 0 });
  useNavigation.getState().open('learn');
  useSession.getState().line?.send({ t: 'resync' });
}

function settingsOf({ scenario, me }: Lesson): TableSettings {
  const people = cast();
  const others = scenario.seats.slice(1).map((_, at) => people.bots[at] ?? t('table:nobody'));
  return {
    name: '',
    seats: [people.me, ...others].map((name, seat) =>
      seat === me ? { kind: 'person', name } : { kind: 'bot', name, level: 'greenhorn' },
    ),
    edition: scenario.rules.edition,
    expansions: scenario.rules.expansions,
    options: {},
    seed: null,
    clock: 'off',
    pokerFace: 'off',
    pace: 'normal',
    undo: 'off',
  };
}
