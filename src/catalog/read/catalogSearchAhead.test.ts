import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchHits } from '~/olm/search/searchHit';
import { FOUND_NOTHING } from '~/test/searchHits';
import { searchAhead } from './catalogSearch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A search that records its queries. */
function searching(
  find: (text: string) => Promise<SearchHits> = () => Promise.resolve(FOUND_NOTHING),
  known = '',
) {
  const requested: string[] = [];
  const kept: string[] = [];
  return {
    requested,
    kept,
    ahead: {
      isKnown: (text: string) => text === known,
      find: (text: string) => {
        requested.push(text);
        return find(text);
      },
      keep: (text: string) => void kept.push(text),
    },
  };
}

it('searches for each possible next letter once the current result is painted', async () => {
  const { requested, kept, ahead } = searching();
  const all = searchAhead('kafk', 12, ahead);
  await vi.advanceTimersByTimeAsync(10);
  expect(requested).toEqual([]);
  await vi.runAllTimersAsync();
  await all;
  expect(kept).toHaveLength(26);
  expect(kept).toContain('kafka');
  expect(new Set(kept)).toEqual(new Set(requested));
});

it('stops when the user types', async () => {
  const first = searching(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          resolve(FOUND_NOTHING);
        }, 10);
      }),
  );
  const older = searchAhead('k', 12, first.ahead);
  await vi.advanceTimersByTimeAsync(75);
  const next = searching();
  const newer = searchAhead('ka', 12, next.ahead);
  await vi.runAllTimersAsync();
  await Promise.all([older, newer]);
  expect(first.requested.length).toBeLessThan(6);
  expect(next.kept).toHaveLength(26);
});

it('does not keep the search busy with a huge catalog', async () => {
  const { requested, ahead } = searching();
  await searchAhead('', 50_000, ahead);
  expect(requested).toEqual([]);
});

it('leaves a failure to the search itself', async () => {
  const { requested, ahead } = searching(() => Promise.reject(new Error('The worker is gone.')));
  const all = searchAhead('k', 12, ahead);
  await vi.runAllTimersAsync();
  await expect(all).resolves.toBeUndefined();
  expect(requested).toHaveLength(1);
});

it('does not repeat known searches', async () => {
  const { requested, ahead } = searching(undefined, 'kafka');
  const all = searchAhead('kafk', 12, ahead);
  await vi.runAllTimersAsync();
  await all;
  expect(requested).toHaveLength(25);
  expect(requested).not.toContain('kafka');
});
