import { useSyncExternalStore } from 'react';

/** The time in milliseconds since 1970, updated every second while the page is visible. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}

/** One timer for all running times, so that they change together. */
const clock: { now: number; timer: ReturnType<typeof setInterval> | undefined } = {
  now: Date.now(),
  timer: undefined,
};
const readers = new Set<() => void>();

function read(): number {
  return clock.now;
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  if (readers.size === 1) {
    document.addEventListener('visibilitychange', runOrPause);
    runOrPause();
  }
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    document.removeEventListener('visibilitychange', runOrPause);
    clearInterval(clock.timer);
  };
}

function runOrPause(): void {
  clearInterval(clock.timer);
  if (document.hidden) return;
  tick();
  clock.timer = setInterval(tick, SECOND);
}

function tick(): void {
  clock.now = Date.now();
  for (const reader of readers) reader();
}

const SECOND = 1000;
