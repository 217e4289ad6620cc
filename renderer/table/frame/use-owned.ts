import { useLayoutEffect, useState } from 'react';

/**
 * Something that has to be disposed of, made when its component comes on stage and disposed of when it goes. Null in
 * between: what React keeps over that time (a memo) would be drawn with after its end.
 * @param make kept from render to render; another one makes another thing
 */
export function useOwned<T extends { dispose(): void }>(make: () => T): T | null {
  const [owned, own] = useState<T | null>(null);
  useLayoutEffect(() => {
    const made = make();
    own(made);
    return () => made.dispose();
  }, [make]);
  return owned;
}
