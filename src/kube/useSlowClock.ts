import { useSyncExternalStore } from 'react';
import { compareClocks, serverNow } from './serverClock';

/**
 * The server's time in milliseconds since 1970, at most 30 seconds old while the page is visible. Used for timeouts of
 * OLM and for ages.
 */
export function useSlowClock(): number {
  return useSyncExternalStore(subscribe, read);
}

const clock = { now: serverNow() };

function read(): number {
  return clock.now;
}

function subscribe(reader: () => void): () => void {
  function tick(): void {
    if (document.hidden) return;
    clock.now = serverNow();
    reader();
  }
  tick();
  void compareClocks().then(tick);
  const timer = setInterval(tick, HALF_A_MINUTE);
  return () => {
    clearInterval(timer);
  };
}

const HALF_A_MINUTE = 30_000;
