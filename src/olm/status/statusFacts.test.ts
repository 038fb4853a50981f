import { describe, expect, it } from 'vitest';
import { aCatalogSource, aSubscription } from '~/test/builders';
import { catalogFact, outageSince } from './statusFacts';

const NOW = Date.parse('2026-01-01T00:10:00Z');
const state = (lastObservedState: string, lastConnect?: string) => ({
  connectionState: {
    lastObservedState,
    ...(lastConnect === undefined ? {} : { lastConnect }),
  },
});

describe('the catalog that a Subscription names (CS-029)', () => {
  it.each<[string, object, number | null, string]>([
    ['is available', state('READY', '2026-01-01T00:09:59Z'), NOW, 'present'],
    ['restarts', state('CONNECTING', '2026-01-01T00:09:59Z'), NOW, 'present'],
    ['has a minute to recover', state('TRANSIENT_FAILURE', '2026-01-01T00:09:01Z'), NOW, 'present'],
    ['is unavailable after that', state('TRANSIENT_FAILURE', '2026-01-01T00:08:59Z'), NOW, 'down'],
    [
      'is not unavailable for long before the time is known',
      state('TRANSIENT_FAILURE', '2026-01-01T00:00:00Z'),
      null,
      'present',
    ],
    ['is unavailable, if OLM reports no time', state('TRANSIENT_FAILURE'), null, 'down'],
    [
      'is unavailable immediately, if OLM rejects it',
      { reason: 'SpecInvalidError', connectionState: {} },
      null,
      'down',
    ],
  ])('%s', (_, status, now, expected) => {
    expect(catalogFact(aSubscription(), [aCatalogSource({ status })], now)).toBe(expected);
  });

  it('does not exist, or is unknown', () => {
    expect(catalogFact(aSubscription(), [], NOW)).toBe('missing');
    expect(catalogFact(aSubscription(), null, NOW)).toBe('unknown');
  });
});

it.each<[string, object, string | null]>([
  ['unavailable', state('TRANSIENT_FAILURE', '2026-01-01T00:09:01Z'), '2026-01-01T00:09:01Z'],
  ['ready', state('READY', '2026-01-01T00:09:01Z'), null],
  ['unavailable since an unknown time', state('TRANSIENT_FAILURE'), null],
])('an outage has lasted, of a catalog that is %s', (_, status, expected) => {
  expect(outageSince(aSubscription(), [aCatalogSource({ status })])).toBe(expected);
});
