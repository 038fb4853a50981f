import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription } from '~/test/builders';
import { momentsOf } from '~/test/recordedOperators';
import type { ClusterServiceVersion, SubscriptionStatus } from '~/kube/models/olm';
import { readCsvName } from '~/olm/plans/csvVersions';
import { installedVersions } from './installedVersions';
import { membersOf } from './members';

const old = (phase: string) => aCsv({ name: 'quill.v1', status: { phase } });
const next = (phase: string) =>
  aCsv({ name: 'quill.v2', spec: { replaces: 'quill.v1' }, status: { phase } });

const names = (installedCSV: string, currentCSV = installedCSV) => ({ installedCSV, currentCSV });

type Case = [string, SubscriptionStatus, readonly ClusterServiceVersion[], (string | null)[]];

describe('installedVersions', () => {
  it.each<Case>([
    ['nothing exists', {}, [], [null, null]],
    ['the first one is planned', { currentCSV: 'quill.v1' }, [], [null, 'quill.v1']],
    ['it exists', { currentCSV: 'quill.v1' }, [old('Pending')], [null, 'quill.v1']],
    ['OLM reports it as installed', names('quill.v1'), [old('Installing')], ['quill.v1', null]],
    ['it failed', names('quill.v1'), [old('Failed')], ['quill.v1', null]],
    [
      'an update is planned',
      names('quill.v1', 'quill.v2'),
      [old('Succeeded')],
      ['quill.v1', 'quill.v2'],
    ],
    [
      'OLM reports the new one as installed too early',
      names('quill.v2'),
      [old('Succeeded'), next('Pending')],
      ['quill.v1', 'quill.v2'],
    ],
    [
      'the new one is blocked by a failed one',
      names('quill.v2'),
      [next('Pending'), old('Failed')],
      ['quill.v1', 'quill.v2'],
    ],
    [
      'the new one failed',
      names('quill.v2'),
      [old('Replacing'), next('Failed')],
      ['quill.v1', 'quill.v2'],
    ],
    [
      'the new one runs',
      names('quill.v2'),
      [old('Replacing'), next('Succeeded')],
      ['quill.v2', null],
    ],
    [
      'the old one is being deleted',
      names('quill.v2'),
      [old('Deleting'), next('Failed')],
      ['quill.v2', null],
    ],
    ['CSVs cannot be read', names('quill.v1', 'quill.v2'), [], ['quill.v1', 'quill.v2']],
  ])('%s', (_, status, csvs, expected) => {
    const subscription = aSubscription({ status });
    const { installedCsv, nextCsv } = installedVersions(
      subscription,
      membersOf(subscription, csvs),
    );
    expect([installedCsv, nextCsv]).toEqual(expected);
  });

  it('counts a CSV without a Subscription as installed (CSV-026)', () => {
    expect(installedVersions(null, [old('Pending')])).toEqual({
      installedCsv: 'quill.v1',
      nextCsv: null,
    });
  });

  it('includes a CSV that the Subscription does not name', () => {
    expect(installedVersions(aSubscription(), [old('Succeeded')]).installedCsv).toBe('quill.v1');
  });
});

const RECORDINGS = 'test-data/olm-recordings';

describe('installed versions in recordings of real OLM', () => {
  const moments = momentsOf(RECORDINGS);
  // The names of these packages contain their versions.
  const versionIn = (name: string) => readCsvName(name).version ?? name;

  it.each([
    ['install_manual_then_upgrade', ['none > 1.0.0', '1.0.0', '1.0.0 > 1.2.0', '1.2.0']],
    ['channel_switch', ['none > 1.2.0', '1.2.0', '1.2.0 > 2.0.0', '2.0.0']],
    ['not_upgradeable', ['none > 1.0.0', '1.0.0', '1.0.0 > 1.2.0']],
  ])('%s', (situation, expected) => {
    const described = moments
      .filter((moment) => moment.situation === situation)
      .map(({ facts }) => installedVersions(facts.subscription, facts.csvs))
      .filter(({ installedCsv, nextCsv }) => installedCsv !== null || nextCsv !== null)
      .map(({ installedCsv, nextCsv }) =>
        [versionIn(installedCsv ?? 'none'), nextCsv === null ? [] : versionIn(nextCsv)]
          .flat()
          .join(' > '),
      );
    expect(described.filter((line, place) => line !== described[place - 1])).toEqual(expected);
  });

  it('match the version in the list', () => {
    const apart = moments.filter(({ operator, facts }) => {
      const { installedCsv } = installedVersions(facts.subscription, facts.csvs);
      return installedCsv !== null && versionIn(installedCsv) !== operator.version;
    });
    expect(apart.map(({ situation, ms }) => `${situation} ${String(ms)}`)).toEqual([]);
  });
});
