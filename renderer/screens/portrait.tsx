import { Medallion } from '../media/Medallion.tsx';
import './portrait.css';

/** A character's round portrait, as wide as the style of its place says. */
export function Portrait({ character, label }: { readonly character: string; readonly label?: string }) {
  return (
    <span className="portrait">
      <Medallion character={character} size="100%" {...(label !== undefined && { label })} />
    </span>
  );
}
