import { useEffect, useState } from 'react';

/**
 * Whether a list's content has stood for a while in which nobody typed, or somebody scrolls through it: only then the
 * rows beside those that can be seen are worth their time.
 */
export function useRested(content: unknown): boolean {
  const [rested, setRested] = useState<unknown>(null);
  const isRested = rested === content;
  useEffect(() => {
    if (isRested) return undefined;
    function rest(): void {
      setRested(content);
    }
    let timer = setTimeout(rest, REST);
    function waitOn(): void {
      clearTimeout(timer);
      timer = setTimeout(rest, REST);
    }
    document.addEventListener('scroll', rest, CAPTURED);
    document.addEventListener('keydown', waitOn, CAPTURED);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', rest, CAPTURED);
      document.removeEventListener('keydown', waitOn, CAPTURED);
    };
  }, [content, isRested]);
  return isRested;
}

/** Milliseconds: more than between the key presses of somebody who types. */
const REST = 400;

/** Of whatever scrolls: in the console that is not the window. */
const CAPTURED = { capture: true, passive: true };
