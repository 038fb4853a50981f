import { describe, expect, it } from 'vitest';
import type { ClusterServiceVersion, InstallPlan } from '~/kube/models/olm';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { aFollowed } from '~/test/followed';
import { momentsOf } from '~/test/recordedOperators';
import { failedOperators, progressOf } from './progress';

const CACHE = 'cache.v1';
const CLASH = 'clash.v1';
const DATA_LOSS = 'retrying execution due to error: risk of data loss updating "databases"';

const subscription = aSubscription({
  name: 'cache',
  status: { currentCSV: CACHE, installedCSV: CACHE, installPlanRef: { name: 'install-both' } },
});

function aPlan(
  status: InstallPlan['status'],
  names: readonly string[] = [CACHE, CLASH],
): InstallPlan {
  const spec = { approved: true, clusterServiceVersionNames: names };
  return anInstallPlan({ name: 'install-both', spec, status });
}

const cache = (phase: string) => aCsv({ name: CACHE, status: { phase, reason: '' } });
const clash = (phase: string, reason = '') => aCsv({ name: CLASH, status: { phase, reason } });
const conflict = clash('Failed', 'InterOperatorGroupOwnerConflict');
const complete = aPlan({ phase: 'Complete' });
const installing = aPlan({ phase: 'Installing' });

/** The installation of `cache`, whose plan also installs `clash`. */
function at(plan: InstallPlan | null, ...namespaceCsvs: readonly ClusterServiceVersion[]) {
  const csv = namespaceCsvs.find(({ metadata }) => metadata.name === CACHE) ?? null;
  const namespacePlans = plan === null ? [] : [plan];
  return progressOf(aFollowed({ subscription, plan, csv, namespacePlans, namespaceCsvs }));
}

describe('the outcome counts everything that the install plan installs (IP-015)', () => {
  const retrying = aPlan({ phase: 'Installing', message: DATA_LOSS });
  it.each([
    ['both are ready', complete, [cache('Succeeded'), clash('Succeeded')], 'succeeded', null],
    ['the dependency failed', complete, [cache('Succeeded'), conflict], 'failed', CLASH],
    ['it failed first', installing, [cache('Pending'), conflict], 'failed', CLASH],
    ['both failed', complete, [cache('Failed'), conflict], 'failed', CACHE],
    [
      'the dependency is installing',
      complete,
      [cache('Succeeded'), clash('Installing')],
      'running',
      CLASH,
    ],
    ['it has no phase yet', complete, [cache('Succeeded'), clash('')], 'running', CLASH],
    ['it does not exist yet', installing, [cache('Succeeded')], 'running', CLASH],
    [
      'the plan failed before its creation',
      aPlan({ phase: 'Failed' }),
      [cache('Succeeded')],
      'failed',
      CLASH,
    ],
    [
      'the plan failed after its creation',
      aPlan({ phase: 'Failed' }),
      [cache('Succeeded'), clash('Pending', 'RequirementsNotMet')],
      'failed',
      CLASH,
    ],
    [
      'a later version has replaced the dependency',
      complete,
      [cache('Succeeded'), aCsv({ name: 'clash.v2' })],
      'succeeded',
      null,
    ],
    [
      'the dependency already existed and is in no plan',
      aPlan({ phase: 'Complete' }, [CACHE]),
      [cache('Succeeded'), conflict],
      'succeeded',
      null,
    ],
    ['no plan can be read', null, [cache('Succeeded'), conflict], 'succeeded', null],
    ['the plan retries', retrying, [cache('Succeeded'), clash('Pending')], 'running', CLASH],
    [
      'the plan retries, all are ready',
      retrying,
      [cache('Succeeded'), clash('Succeeded')],
      'succeeded',
      null,
    ],
  ])('%s', (_, plan, csvs, outcome, decisive) => {
    const found = at(plan, ...csvs);
    expect({ outcome: found.outcome, decisive: found.decisive?.name ?? null }).toEqual({
      outcome,
      decisive,
    });
  });

  it('waits for the approval of all', () => {
    const plan = aPlan({ phase: 'RequiresApproval' });
    const waiting = anInstallPlan({ ...plan.metadata, spec: { ...plan.spec, approved: false } });
    expect(at(waiting)).toMatchObject({ outcome: 'needs-approval', decisive: { name: CACHE } });
  });

  it('uses the plan that installed it if the Subscription references an update (IN-045)', () => {
    const update = anInstallPlan({
      name: 'install-update',
      spec: { clusterServiceVersionNames: ['cache.v2', 'other.v1'], generation: 2 },
    });
    const csvs = [cache('Succeeded'), conflict];
    const found = progressOf(
      aFollowed({
        subscription,
        plan: update,
        csv: cache('Succeeded'),
        namespacePlans: [complete, update],
        namespaceCsvs: csvs,
      }),
    );
    expect(found.operators.map(({ name }) => name)).toEqual([CACHE, CLASH]);
    expect(found.outcome).toBe('failed');
  });
});

it('names each failure once, because a failed plan affects all that it installs', () => {
  const plan = aPlan({ phase: 'Failed' }, [CACHE, CLASH, 'other.v1']);
  const failing = (...csvs: readonly ClusterServiceVersion[]) =>
    failedOperators(at(plan, ...csvs)).map(({ name }) => name);
  expect(failing(cache('Succeeded'))).toEqual([CLASH]);
  expect(failing(cache('Failed'), clash('Failed'))).toEqual([CACHE, CLASH, 'other.v1']);
});

const RECORDINGS = 'test-data/olm-recordings';

describe('recording of real OLM: dependency_install', () => {
  it('never succeeds: the plan cannot create a resource of the dependency', () => {
    const outcomes = momentsOf(RECORDINGS)
      .filter(({ situation, operator }) => {
        return situation === 'dependency_install' && operator.packageName === 'acme-cache';
      })
      .map(({ facts }) => {
        const { csvs, subscription: found, plan } = facts;
        const { outcome, isRetried, decisive } = progressOf(
          aFollowed({
            subscription: found,
            plan,
            csv: csvs[0] ?? null,
            namespacePlans: plan === null ? [] : [plan],
            namespaceCsvs: facts.namespaceCsvs ?? [],
          }),
        );
        return `${isRetried ? 'retrying' : outcome} ${decisive?.name ?? ''}`;
      });
    expect(outcomes.filter((one, index) => one !== outcomes[index - 1])).toEqual([
      'running ',
      'running acme-cache.v0.5.0',
      'running acme-clash.v1.0.0',
      'retrying acme-clash.v1.0.0',
    ]);
  });
});
