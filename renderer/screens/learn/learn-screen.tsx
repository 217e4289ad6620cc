import { Icon } from '../../design/icon.tsx';
import { useT } from '../../i18n/text.ts';
import { LESSON_IDS } from '../../lessons/lesson.ts';
import { useLessonText } from '../../lessons/lesson-text.ts';
import { beginLesson } from '../../lessons/school.ts';
import { useSettings } from '../../settings/store.ts';
import { ScreenFrame } from '../screen-frame.tsx';
import './learn.css';

/** The lessons, in the order in which one learns; what has been learned bears a tick, and the next one has the focus. */
export function LearnScreen() {
  const t = useT();
  const learned = useSettings((settings) => settings.learned);
  const next = LESSON_IDS.find((id) => !learned.includes(id)) ?? LESSON_IDS[0];
  const done = LESSON_IDS.filter((id) => learned.includes(id)).length;
  return (
    <ScreenFrame
      title={t('lessons:title')}
      className="learn"
      aside={<span className="soft">{t('lessons:learned', { done, all: LESSON_IDS.length })}</span>}
    >
      <div className="scrolls">
        <p className="about">{t('lessons:about')}</p>
        <ol className="lessons">
          {LESSON_IDS.map((id, at) => (
            <LessonButton key={id} id={id} number={at + 1} isNext={id === next} isLearned={learned.includes(id)} />
          ))}
        </ol>
      </div>
    </ScreenFrame>
  );
}

interface LessonButtonProps {
  readonly id: string;
  readonly number: number;
  readonly isNext: boolean;
  readonly isLearned: boolean;
}

function LessonButton({ id, number, isNext, isLearned }: LessonButtonProps) {
  const t = useT();
  const text = useLessonText(id);
  return (
    <li>
      <button
        type="button"
        className={`lesson ${isNext ? 'next' : ''} ${isLearned ? 'learned' : ''}`}
        {...(isNext ? { 'data-first': true } : {})}
        onClick={() => beginLesson(id)}
      >
        <span className="number">{number}</span>
        <span>
          <b>{text('title')}</b>
          <em>{text('about')}</em>
        </span>
        {isLearned && (
          <span className="tick" role="img" aria-label={t('lessons:done')}>
            <Icon name="check" />
          </span>
        )}
      </button>
    </li>
  );
}
