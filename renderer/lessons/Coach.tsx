import { useEffect, useRef } from 'react';
import { Button } from '../design/button.tsx';
import { Board } from '../design/material.tsx';
import { bold } from '../hud/rich.tsx';
import { useWords } from '../hud/words.ts';
import { useSelection } from '../session/selection.ts';
import { useSession } from '../session/store.ts';
import { useSettings } from '../settings/store.ts';
import { Barkeep } from './Barkeep.tsx';
import { type Lesson, wordsAt } from './lesson.ts';
import { useLessonText } from './lesson-text.ts';
import { lessonAfter } from './lessons.ts';
import { SpotRing } from './SpotRing.tsx';
import { beginLesson, leaveLesson, letOthersPlay, useSchool } from './school.ts';
import './coach.css';

/** How long another seat thinks before it makes its move in a lesson. Milliseconds at the ordinary speed. */
const THINKS = 900;
const PERCENT = 100;

/** Beside the table while a lesson runs: what the barkeep says, and what to do next. */
export function Coach() {
  const lesson = useSchool((school) => school.lesson);
  return lesson && <Speaking key={lesson.id} lesson={lesson} />;
}

function Speaking({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useWords();
  const text = useLessonText(lesson.id);
  const { at, settled } = useStep(lesson);
  const strays = useStrays(at);
  const readOn = useSession((session) => session.practice?.readOn ?? null);
  const step = settled ? (lesson.steps[at] ?? null) : null;
  const words = wordsAt(lesson, at);
  const over = settled && at === lesson.steps.length;
  const waits = step?.kind === 'tell';
  const bubble = useRef<HTMLElement>(null);
  useEffect(() => {
    if (waits || over) bubble.current?.querySelector<HTMLElement>('.btn.main')?.focus();
  }, [waits, over]);
  return (
    <>
      <Board
        ref={bubble}
        className={`coach ${strays === 0 ? '' : strays % 2 === 0 ? 'again' : 'once-more'}`}
        data-region="coach"
        aria-label={t('lessons:coach')}
      >
        <Barkeep />
        <div className="says">
          <h2>{text('title')}</h2>
          <p aria-live="polite">
            {over ? bold(text('done')) : words && bold(text(words.text))}
            {step?.kind === 'own' && strays > 0 && <em> {t('lessons:again')}</em>}
          </p>
          {waits && (
            <Button look="main" small icon="play" onClick={() => readOn?.()}>
              {t('lessons:next')}
            </Button>
          )}
          {over && <Over lesson={lesson} />}
        </div>
        <span className="lesson-progress" aria-hidden="true">
          <span style={{ width: `${(at / lesson.steps.length) * PERCENT}%` }} />
        </span>
      </Board>
      {step && step.kind !== 'other' && step.spot && <SpotRing spot={step.spot} />}
    </>
  );
}

function Over({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useWords();
  const next = lessonAfter(lesson.id);
  return (
    <div className="over">
      {next && (
        <Button look="main" small icon="play" onClick={() => beginLesson(next)}>
          {t('lessons:nextLesson')}
        </Button>
      )}
      <Button look={next ? 'pass' : 'main'} small icon="book" onClick={leaveLesson}>
        {t('lessons:list')}
      </Button>
    </div>
  );
}

/** How often something else than what the coach asks for was tried, since the step began. */
function useStrays(at: number): number {
  const strays = useSchool((school) => school.strays);
  const misses = useSelection((selection) => selection.misses);
  const before = useRef({ at, count: strays + misses });
  if (before.current.at !== at) before.current = { at, count: strays + misses };
  return strays + misses - before.current.count;
}

/** The step that the table has come to: while something is on stage still the one before. Lets the others make theirs. */
function useStep({ steps }: Lesson): { readonly at: number; readonly settled: boolean } {
  const at = useSchool((school) => school.at);
  const settled = useSession((session) => session.backlog.length === 0);
  const speed = useSettings((settings) => settings.animationSpeed);
  const shown = useRef(at);
  if (settled) shown.current = at;
  const others = settled && steps[at]?.kind === 'other';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is a move of its own
  useEffect(() => {
    if (!others) return;
    const timer = setTimeout(letOthersPlay, speed === 0 ? 0 : THINKS / speed);
    return () => clearTimeout(timer);
  }, [others, at, speed]);
  return { at: shown.current, settled };
}
