import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { readySince } from '~/olm/status/csvStatus';
import { type VersionObjects, stageTimes } from './stages';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString();

const born = <T extends { readonly metadata: object }>(object: T, seconds: number) => ({
  ...object,
  metadata: { ...object.metadata, creationTimestamp: at(seconds) },
});

const history = (...phases: readonly (readonly [string, number])[]) => ({
  phase: phases.at(-1)?.[0] ?? '',
  conditions: phases.map(([phase, seconds]) => ({ phase, lastTransitionTime: at(seconds) })),
});

const inProgress = aSubscription({
  status: { currentCSV: 'quill.v1.0.0', installPlanRef: { name: 'install-abcde' } },
});

const timesOf = (changes: Partial<VersionObjects>) =>
  stageTimes(
    { subscription: born(inProgress, 0), plan: null, csv: null, ...changes },
    'quill.v1.0.0',
  );

describe('the times of the stages', () => {
  it('are those of the objects, in OLM’s order (recording install_automatic)', () => {
    const plan = born(anInstallPlan({ status: { phase: 'Complete', startTime: at(5) } }), 2);
    const status = history(
      ['Pending', 3],
      ['Pending', 3],
      ['InstallReady', 4],
      ['Installing', 4],
      ['Succeeded', 9],
    );
    expect(timesOf({ plan, csv: born(aCsv({ status }), 3) })).toEqual({
      catalog: { since: null, until: null },
      resolve: { since: at(0), until: null },
      unpack: { since: at(0), until: at(2) },
      plan: { since: at(2), until: at(3) },
      install: { since: at(3), until: at(4) },
      ready: { since: at(4), until: at(9) },
    });
  });

  it('are not those of a later plan', () => {
    const later = anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v2.0.0'] } });
    expect(timesOf({ plan: born(later, 99) }).plan).toEqual({
      since: null,
      until: null,
    });
  });

  it('are unknown without objects', () => {
    const times = timesOf({ subscription: null });
    expect(Object.values(times).flatMap(({ since, until }) => [since, until])).toEqual(
      Array.from({ length: 12 }, () => null),
    );
  });
});

describe('an Operator', () => {
  it.each([
    ['since its last success', history(['Succeeded', 5], ['Failed', 7], ['Succeeded', 8]), at(8)],
    ['only if it has not failed since', history(['Succeeded', 5], ['Failed', 7]), null],
    [
      'without a history, since its last change',
      { phase: 'Succeeded', lastTransitionTime: at(6) },
      at(6),
    ],
  ])('is ready %s', (_, status, expected) => {
    expect(readySince(aCsv({ status }))).toBe(expected);
  });
});
