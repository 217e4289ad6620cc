import type { State } from '../../../core/index.ts';
import { useT } from '../../i18n/text.ts';
import type { Staged } from '../../session/store.ts';
import { talliesIn } from './deaths.ts';

interface NumbersProps {
  readonly state: State;
  readonly past: readonly Staged[];
  nameOf(seat: number): string;
}

/** Shots, hits and dodges of each player: what everybody saw, counted. */
export function Numbers({ state, past, nameOf }: NumbersProps) {
  const t = useT();
  const tallies = talliesIn(past, state);
  return (
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{t('end:numbers.player')}</span>
          </th>
          <th scope="col">{t('end:numbers.shots')}</th>
          <th scope="col">{t('end:numbers.hits')}</th>
          <th scope="col">{t('end:numbers.dodges')}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ shots, hits, dodges }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <tr key={seat}>
            <th scope="row">{nameOf(seat)}</th>
            <td>{shots}</td>
            <td>{hits}</td>
            <td>{dodges}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
