import { Medallion } from '../media/Medallion.tsx';

/** A character's round portrait as wide as its place. */
export function Portrait({ character, label }: { readonly character: string; readonly label?: string }) {
  return <Medallion character={character} size="100%" {...(label !== undefined && { label })} />;
}
