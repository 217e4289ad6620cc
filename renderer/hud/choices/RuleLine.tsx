import type { State } from '../../../core/index.ts';
import type { Thing } from '../../session/thing.ts';
import { faceOfThing } from '../face-of.ts';
import { useWords } from '../words.ts';

/** One line about a card, a wagon or a character: its name and what it does, in the edition in play. */
export function RuleLine({ thing, state }: { readonly thing: Thing; readonly state: State }) {
  const { names } = useWords();
  const face = faceOfThing(state, thing);
  if (face?.what !== 'card' && face?.what !== 'character' && face?.what !== 'wagon') return null;
  const id = face.what === 'card' ? face.kind : face.id;
  if (id === 'new') return null;
  const name = face.what === 'character' ? names.character(id) : names.card(id);
  return (
    <>
      <b>{name}</b> · {names.rule(id, state.options).text}
    </>
  );
}
