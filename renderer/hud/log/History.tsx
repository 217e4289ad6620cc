import { Icon } from '../../design/icon.tsx';
import { FaceCanvas } from '../../media/FaceCanvas.tsx';
import { faceOfCard } from '../face-of.ts';
import { usePreview } from '../preview/preview-state.ts';
import type { OnScreen } from '../use-table.ts';
import { useWords } from '../words.ts';
import { type Deed, deedsOf } from './history.ts';
import type { LogLine } from './sentence.ts';

const SHOWN = 3;

/** The last causes and their effects as small pictures, the newest framed. */
export function History({ screen, lines }: { readonly screen: OnScreen; readonly lines: readonly LogLine[] }) {
  const { t } = useWords();
  const deeds = deedsOf(lines, SHOWN);
  return (
    <section className="history" aria-label={t('table:history')}>
      {deeds.map((deed, at) => (
        <DeedCard key={deed.at} screen={screen} deed={deed} newest={at === deeds.length - 1} />
      ))}
    </section>
  );
}

function DeedCard({
  screen,
  deed,
  newest,
}: {
  readonly screen: OnScreen;
  readonly deed: Deed;
  readonly newest: boolean;
}) {
  const words = useWords();
  const face = faceOfCard(screen.state, deed.card);
  const { show } = usePreview.getState();
  return (
    <div
      className={`deed ${newest ? 'newest' : ''}`}
      onPointerEnter={() => show(face)}
      onPointerLeave={() => show(null)}
    >
      <FaceCanvas face={face} size="5.600rem" label={words.card(deed.card)} />
      <span>
        {deed.who !== null && words.player(deed.who)}
        {deed.target !== null && (
          <em>
            <Icon name="arrow" /> {words.player(deed.target)}
          </em>
        )}
      </span>
      <Outcome deed={deed} />
    </div>
  );
}

function Outcome({ deed }: { readonly deed: Deed }) {
  if (deed.outcome === 'lost') return <b className="lost">−{deed.lost}</b>;
  if (deed.outcome === 'out') return <Icon name="skull" className="lost" />;
  if (deed.outcome === 'dodged') return <Icon name="cross" className="lost" />;
  return deed.outcome === 'flip' ? <Icon name="dice" /> : null;
}
