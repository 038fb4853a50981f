import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actAs } from '~/test/acting';
import { ClusterError } from './clusterError';
import { type RunDriver, runActions, tabRuns, useTabRun } from './tabRuns';

type Run = { readonly id: string; readonly heard: readonly string[]; readonly due: number | null };
type RunEvent = { readonly kind: string; readonly id?: string };

const PREFIX = 'test-runs/';
const begun: Run = { id: 'a', heard: [], due: null };
const heard = (run: Run, ...what: readonly string[]) => ({
  ...run,
  heard: [...run.heard, ...what],
});

/** Records its events; a second `sent` is ignored. */
const driver: RunDriver<Run, RunEvent> = {
  prefix: PREFIX,
  idOf: ({ id }) => id,
  restored: (text) => {
    if (text === null) return null;
    const run: Run = JSON.parse(text);
    return heard(run, 'restored');
  },
  after: (run, { kind }) =>
    kind === 'sent' && run.heard.includes('sent') ? run : heard(run, kind),
  nextTick: ({ due }) => due,
  afterTick: (run, at) => ({ ...heard(run, `tick ${at}`), due: null }),
  isOver: (run) => run.heard.includes('end'),
};

const stored = () => sessionStorage.getItem(`["admin"] ${PREFIX}a`);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  sessionStorage.clear();
});
afterEach(() => {
  actAs();
  vi.useRealTimers();
});

it('is stored with a delay, at the latest when the page closes, and not after completion', () => {
  const runs = tabRuns(driver);
  runs.set('a', begun);
  expect(stored()).toBeNull();
  vi.advanceTimersByTime(250);
  expect(stored()).toBe(JSON.stringify(begun));
  runs.tell('a', { kind: 'more' });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('more');
  runs.tell('a', { kind: 'end' });
  expect(stored()).toBeNull();
});

it('is restored only under its own name', () => {
  sessionStorage.setItem(`["admin"] ${PREFIX}a`, JSON.stringify(begun));
  sessionStorage.setItem(`["admin"] ${PREFIX}b`, JSON.stringify(begun));
  const runs = tabRuns(driver);
  expect(runs.all()).toEqual([heard(begun, 'restored')]);
  expect(runs.current('a')?.heard).toEqual(['restored']);
  expect(runs.current('b')).toBeNull();
});

it('sends a step once, and receives the response', async () => {
  const runs = tabRuns(driver);
  runs.set('a', begun);
  const request = vi.fn(() => Promise.resolve());
  const sent = { kind: 'sent', id: 'step' };
  await Promise.all([runs.send('a', sent, request), runs.send('a', sent, request)]);
  expect(request).toHaveBeenCalledTimes(1);
  expect(runs.current('a')?.heard).toEqual(['sent', 'accepted']);
  runs.set('a', begun);
  await runs.send('a', sent, () =>
    Promise.reject(new ClusterError({ kind: 'forbidden', message: 'no' })),
  );
  expect(runs.current('a')?.heard).toEqual(['sent', 'refused']);
  await runs.send('b', sent, request);
  expect(request).toHaveBeenCalledTimes(1);
});

it('gets the time if something depends on it', () => {
  const runs = tabRuns(driver);
  runs.set('a', { ...begun, due: 5_000 });
  const { unmount } = renderHook(() => useTabRun(runs, 'a'));
  vi.advanceTimersByTime(3_999);
  expect(runs.current('a')?.heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(runs.current('a')?.heard).toEqual(['tick 5000']);
  runs.set('a', { ...begun, due: 6_000 });
  unmount();
  vi.advanceTimersByTime(10_000);
  expect(runs.current('a')?.heard).toEqual([]);
});

it('receives decisions of the user, and is deleted when it is closed', () => {
  const runs = tabRuns(driver);
  runs.set('a', begun);
  const { goOn, tryAgain, waitOn, skip, close } = runActions(runs, 'a');
  goOn();
  tryAgain('step');
  waitOn('step');
  skip('step');
  expect(runs.current('a')?.heard).toEqual(['go-on', 'try-again', 'wait-on', 'skip']);
  close();
  expect(runs.current('a')).toBeNull();
});

it('belongs to the impersonated user', () => {
  const runs = tabRuns(driver);
  runs.set('a', begun);
  actAs('vera');
  expect(runs.current('a')).toBeNull();
  runs.tell('a', { kind: 'late' });
  actAs();
  expect(runs.current('a')?.heard).toEqual(['restored']);
});
