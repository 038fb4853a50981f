import type { Clock } from './types';

/** A clock whose delays last `pace` times as long as asked: 1 is real time, 0.05 twenty times shorter. */
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
