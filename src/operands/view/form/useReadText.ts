import { startTransition, useEffect, useState } from 'react';
import { objectRead } from '~/operands/rules/textEdits';

/**
 * The text that the page has read: it follows what somebody types. To read a long one takes longer than a key, so that it
 * waits for a pause; one that the form has edited is read already.
 */
export function useReadText(text: string): string {
  const [read, setRead] = useState(text);
  useEffect(() => {
    const follow = () => {
      startTransition(() => {
        setRead(text);
      });
    };
    if (text.length < LONG || objectRead(text) !== undefined) {
      follow();
      return undefined;
    }
    const timer = setTimeout(follow, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return read;
}

/** Characters: to read them takes some milliseconds. */
const LONG = 5_000;

/** Milliseconds. */
const PAUSE = 150;
