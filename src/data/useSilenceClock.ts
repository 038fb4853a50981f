import { useEffect, useState } from 'react';
import { PATIENCE } from '~/domain/installed/standing/silenceStanding';

/**
 * The time when OLM's silence begins to mean something, in milliseconds since 1970; `null` before. It is looked at once.
 * @param since when OLM should have said something, as a timestamp; `null`: it has
 */
export function useSilenceClock(since: string | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const wait = Date.parse(since) + PATIENCE + 1 - Date.now();
    const timer = setTimeout(
      () => {
        setNow(Date.now());
      },
      Math.max(0, wait),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [since]);
  return since === null ? null : now;
}
