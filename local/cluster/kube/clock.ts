import type { Clock } from './types';

/** A clock that multiplies delays by `pace`: 1 is real time, 0.05 is twenty times faster. */
export function createClock(pace: number): Clock {
  return {
    now: () => Date.now(),
    after: (milliseconds, task) => {
      const timer = setTimeout(task, milliseconds * pace);
      return () => {
        clearTimeout(timer);
      };
    },
  };
}
