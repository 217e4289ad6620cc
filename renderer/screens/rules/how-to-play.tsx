import { type Edition, ROLES, ROLES_BY_SEATS, seatCountsWith } from '../../../core/index.ts';
import { Icon } from '../../design/icon.tsx';
import { Paper } from '../../design/material.tsx';
import { useNames } from '../../i18n/names.ts';
import { useT } from '../../i18n/text.ts';
import { BOXES } from '../new-game/draft.ts';

const CHAPTERS = ['aim', 'turn', 'bang', 'dodge', 'distance', 'life', 'death', 'flip', 'cards'] as const;
/** What only an expansion brings. */
const MORE_CHAPTERS = ['green', 'price', 'train', 'tables'] as const;
const SEAT_COUNTS = seatCountsWith(BOXES);

/** The rules on a page: enough to sit down and play; the rest is on the cards. */
export function HowToPlay({ edition }: { readonly edition: Edition }) {
  const t = useT();
  const names = useNames(edition);
  const words = {
    barrel: names.card('barrel'),
    scope: names.card('scope'),
    outlaw: names.oneRole('outlaw'),
    outlaws: names.roles('outlaw'),
    deputy: names.oneRole('deputy'),
    deputies: names.roles('deputy'),
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too
    <div className="scrolls" role="tabpanel" tabIndex={0}>
      <div className="how">
        <Paper className="roles-sheet">
          <h2 className="head">{t('rules:how.roles')}</h2>
          <dl>
            {ROLES.map((role) => (
              <div key={role}>
                <dt>
                  <Icon name={role} className={role} /> {names.role(role)}
                </dt>
                <dd>{names.goal(role)}</dd>
              </div>
            ))}
          </dl>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('rules:how.players')}</th>
                {ROLES.map((role) => (
                  <th key={role} scope="col">
                    <Icon name={role} className={role} />
                    <span className="unseen">{names.role(role)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SEAT_COUNTS.map((players) => (
                <tr key={players}>
                  <th scope="row">{players}</th>
                  {ROLES.map((role) => (
                    <td key={role}>{ROLES_BY_SEATS[players]?.filter((other) => other === role).length}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Paper>
        {[...CHAPTERS, ...MORE_CHAPTERS].map((chapter) => (
          <Paper key={chapter}>
            <h2 className="head">{t(`rules:how.${chapter}.title`)}</h2>
            <p>{t(`rules:how.${chapter}.text`, words)}</p>
          </Paper>
        ))}
      </div>
    </div>
  );
}
