import { startTransition, useEffect, useState } from 'react';
import { objectRead } from '~/operands/rules/textEdits';

/**
 * The text that the page has read: it follows what somebody types. To read a long one takes longer than a key, so that it
 * waits for a pause; one that the form has edited is read already.
 */
export function useReadText(text: string): string {
  return useFollowing(text, isShort(text) || objectRead(text) !== undefined ? 0 : PAUSE);
}

/** What is checked of a text: all of a short one at once, a long one in a pause. */
export function useChecked<T>(read: T, text: string): T {
  const isAtOnce = isShort(text);
  const followed = useFollowing(read, isAtOnce ? 0 : PAUSE);
  return isAtOnce ? read : followed;
}

/** Characters: to read more takes some milliseconds. */
function isShort(text: string): boolean {
  return text.length < 5_000;
}

/** Milliseconds. */
const PAUSE = 150;

/** A value as it was some milliseconds ago. */
function useFollowing<T>(value: T, delay: number): T {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    const follow = () => {
      startTransition(() => {
        setFollowed(value);
      });
    };
    if (delay === 0) {
      follow();
      return undefined;
    }
    const timer = setTimeout(follow, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [value, delay]);
  return followed;
}
