import { createValueStore, useValueStore } from '../valueStore';

const TICK_MS = 10_000;

const clock = createValueStore(Date.now());

setInterval(() => {
  clock.set(Date.now());
}, TICK_MS);

/** The time in milliseconds, updated every ten seconds, for components that show an age. */
export function useNow(): number {
  return useValueStore(clock);
}
