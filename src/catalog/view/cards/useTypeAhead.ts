import { useRef } from 'react';

/** Letters typed within this many milliseconds belong together. */
const TOGETHER = 700;

/** Collects the letters that are typed on a list: answers all that belong together, `null` for what is no letter. */
export function useTypeAhead(): (event: KeyPress) => string | null {
  const before = useRef({ typed: '', at: 0 });
  return ({ key, timeStamp }) => {
    const typed = timeStamp - before.current.at < TOGETHER ? before.current.typed : '';
    if (!isLetter(key, typed)) return null;
    before.current = { typed: typed + key, at: timeStamp };
    return typed + key;
  };
}

type KeyPress = { readonly key: string; readonly timeStamp: number };

/** A space counts only within a name, and the slash leads to the search. */
function isLetter(key: string, typed: string): boolean {
  return /^.$/su.test(key) && key !== '/' && (key !== ' ' || typed !== '');
}
