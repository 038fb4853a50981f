import { describe, expect, it } from 'vitest';
import { DOWN, aPodEvent, aRegistryPod, aSource } from '~/test/registryBuilders';
import { type HistoryEntry, sourceHistory, withEarlier } from './sourceHistory';

const briefly = (entries: readonly HistoryEntry[]) =>
  entries.map(({ what, about, at }) => `${at.slice(11, 19)} ${what} ${about}`.trim());

describe('what the cluster still knows of a catalog', () => {
  it('is one line of time, the newest first (CS-023, CS-025, CS-026, CS-027)', () => {
    const source = aSource({
      status: {
        ...DOWN,
        latestImageRegistryPoll: '2026-01-01T00:03:00Z',
        conditions: [
          {
            type: 'TemplatesHaveResolved',
            status: 'False',
            reason: 'UnableToResolve',
            message: 'no',
            lastTransitionTime: '2026-01-01T00:02:00Z',
          },
        ],
      },
    });
    const crashed = {
      restartCount: 1,
      state: { running: { startedAt: '2026-01-01T00:04:30Z' } },
      lastState: {
        terminated: { exitCode: 1, reason: 'Error', finishedAt: '2026-01-01T00:04:20Z' },
      },
    };
    const entries = sourceHistory(
      source,
      [aRegistryPod(crashed)],
      [aPodEvent('BackOff', 'Back-off'), aPodEvent('Killing', 'gone', 'ink-zzzzz')],
    );
    expect(briefly(entries)).toEqual([
      '00:05:00 connection TRANSIENT_FAILURE',
      '00:04:30 container-started ink-abcde/registry-server',
      '00:04:20 container-ended ink-abcde/registry-server',
      '00:04:00 event Pod ink-abcde',
      '00:04:00 event Pod ink-zzzzz',
      '00:03:00 poll',
      '00:02:00 condition TemplatesHaveResolved False',
      '00:00:10 served',
      '00:00:10 pod-created ink-abcde',
      '00:00:00 created',
    ]);
    expect(entries.filter(({ isWarning }) => isWarning).map(({ what }) => what)).toEqual([
      'connection',
      'container-ended',
      'event',
      'event',
      'condition',
    ]);
  });

  it.each(['other-abcde', 'ink-pad-abcde', 'ink-toolong', 'ink'])(
    'has no event of pod %s, which is not its own',
    (pod) => {
      const entries = sourceHistory(aSource(), [], [aPodEvent('BackOff', 'x', pod)]);
      expect(entries.some(({ what }) => what === 'event')).toBe(false);
    },
  );

  it('has nothing without a time that can be read', () => {
    const source = aSource({
      status: { connectionState: { lastObservedState: 'READY', lastConnect: 'yesterday' } },
    });
    expect(briefly(sourceHistory(source, [], []))).toEqual(['00:00:10 served', '00:00:00 created']);
  });
});

describe('what an open page has seen', () => {
  const before = sourceHistory(aSource(), [], []);

  it('stays when the cluster forgets it', () => {
    const now = sourceHistory(aSource({ status: DOWN }), [], []);
    const both = withEarlier(before, now);
    expect(briefly(both).filter((text) => text.includes('connection'))).toEqual([
      '00:05:00 connection TRANSIENT_FAILURE',
      '00:01:00 connection READY',
    ]);
  });

  it('is the same list while nothing comes', () => {
    expect(withEarlier(before, sourceHistory(aSource(), [], []))).toBe(before);
  });

  it('ends somewhere, and then stays the same', () => {
    const events = Array.from({ length: 600 }, (_, index) =>
      aPodEvent('BackOff', 'x'.repeat(index)),
    );
    const many = sourceHistory(aSource(), [], events);
    const kept = withEarlier(many, many);
    expect(kept).toHaveLength(500);
    expect(withEarlier(kept, many)).toBe(kept);
  });

  it('counts an event on', () => {
    const event = aPodEvent('BackOff', 'x');
    const once = sourceHistory(aSource(), [], [event]);
    const twice = sourceHistory(aSource(), [], [{ ...event, count: 2 }]);
    const both = withEarlier(once, twice);
    expect(both).toHaveLength(once.length);
    expect(both.find(({ what }) => what === 'event')?.count).toBe(2);
  });
});
