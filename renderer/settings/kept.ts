type Place = 'localStorage' | 'sessionStorage';

interface Kept {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * What the browser keeps for this page; where it keeps nothing (cookies are blocked, the disk is full), the page goes on
 * without: what is kept then lasts as long as the page.
 */
function kept(place: Place): Kept {
  const here = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return here.get(key) ?? window[place].getItem(key);
      } catch {
        return here.get(key) ?? null;
      }
    },
    setItem(key, value) {
      try {
        window[place].setItem(key, value);
        here.delete(key);
      } catch {
        here.set(key, value);
      }
    },
    removeItem(key) {
      here.delete(key);
      try {
        window[place].removeItem(key);
      } catch {
        // Then nothing is there.
      }
    },
  };
}

/** For this machine, from one start to the next. */
export const keptHere = kept('localStorage');
/** For this tab alone, over a reload. */
export const keptInTab = kept('sessionStorage');
