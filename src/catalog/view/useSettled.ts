import { useEffect, useState } from 'react';

/**
 * A value that follows what is typed only when the typing pauses: for what costs much to show and may come later.
 * Whatever else changes it is shown at once.
 */
export function useSettled<T>(value: T, typed: string): T {
  const [settled, setSettled] = useState({ value, typed });
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled({ value, typed });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [value, typed]);
  return settled.typed === typed ? value : settled.value;
}

/** Milliseconds: more than between the key presses of somebody who types. */
const PAUSE = 120;
