import { expect, it } from 'vitest';
import { aSource } from '~/test/registryBuilders';
import { aSourceItem } from '~/test/sourceItem';
import { nextPoll } from './refreshProgress';

const every = (seconds: number | null, last: string | null) =>
  ({ kind: 'every', interval: 'x', seconds, last }) as const;

it.each([
  ['an interval after the last time', every(600, '2026-01-02T00:00:00Z'), '2026-01-02T00:10:00'],
  ['an interval after its creation', every(600, null), '2026-01-01T00:10:00'],
  ['15 minutes with an invalid interval', every(null, null), '2026-01-01T00:15:00'],
  ['never without an interval', { kind: 'never' } as const, null],
  ['never with an invalid time', every(600, 'soon'), null],
])('OLM polls for a newer image %s (CS-010, CS-025)', (_, poll, expected) => {
  const found = nextPoll(aSourceItem({ poll, source: aSource() }));
  expect(found?.slice(0, 19) ?? null).toBe(expected);
});

it('polls also for an image by digest (CS-008)', () => {
  const endpoint = { kind: 'image', image: 'x@sha256:0', isPinned: true } as const;
  const found = nextPoll(aSourceItem({ poll: every(600, null), endpoint, source: aSource() }));
  expect(found?.slice(0, 19)).toBe('2026-01-01T00:10:00');
});
