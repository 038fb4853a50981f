import { describe, expect, it } from 'vitest';
import { podModel } from '~/kube/models/workloads';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { diagnosisOf } from './diagnosis';
import { isOfStatus } from './findings';
import type { OperatorFacts } from './operatorFacts';

const inProgress = (changes: Partial<OperatorFacts> = {}) => ({
  subscription: aSubscription({ status: { currentCSV: 'quill.v1.0.0' } }),
  csvs: [],
  plan: null,
  ...changes,
});

const unresolved = {
  conditions: [{ type: 'ResolutionFailed', status: 'True', message: '…' }],
};

const update = aSubscription({
  status: { state: 'UpgradePending', installedCSV: 'quill.v1.0.0', currentCSV: 'quill.v2.0.0' },
});
const plan = anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v2.0.0'] } });

it('shows a fact to know on the page, without another status (CSV-016)', () => {
  const { health, stage, findings } = diagnosisOf(someFacts({ seenFrom: 'team-b' }));
  expect(findings).toMatchObject([
    { kind: 'installed-elsewhere', severity: 'info', actions: [{ kind: 'open-operator' }] },
  ]);
  expect([health.kind, health.finding, stage]).toEqual(['ready', undefined, null]);
});

/** The states of all stages as a short text. */
function statesIn(changes: Partial<OperatorFacts>): string {
  return diagnosisOf(someFacts(changes))
    .stages.map(({ state }) => state)
    .join(' ');
}

describe('the stages of an Operator', () => {
  it.each<[string, Partial<OperatorFacts>, string]>([
    ['that is healthy', {}, 'done done done done done done'],
    [
      'at its resolution',
      inProgress({ subscription: aSubscription() }),
      'done running waiting waiting waiting waiting',
    ],
    [
      'without its catalog',
      inProgress({ subscription: aSubscription(), catalogs: [] }),
      'failed waiting waiting waiting waiting waiting',
    ],
    [
      'that requires approval',
      inProgress({ plan: anInstallPlan() }),
      'done done done needs-approval waiting waiting',
    ],
    [
      'whose plan fails repeatedly',
      inProgress({ plan: anInstallPlan({ status: { phase: 'Installing', message: 'no' } }) }),
      'done done done done retrying waiting',
    ],
    [
      'that becomes ready although its catalog was deleted',
      { csvs: [aCsv({ status: { phase: 'Installing' } })], catalogs: [] },
      'failed done done done done running',
    ],
    [
      'that runs, and cannot be updated',
      { subscription: aSubscription({ status: { installedCSV: 'quill.v1.0.0', ...unresolved } }) },
      'done failed done done done done',
    ],
    [
      'that runs, and has an update that requires approval',
      { subscription: update, plan },
      'done done done needs-approval waiting waiting',
    ],
  ])('%s', (_, changes, expected) => {
    expect(statesIn(changes)).toBe(expected);
  });

  it('show their pending condition', () => {
    const message = 'waiting for deployment quill to become ready';
    const csv = aCsv({ status: { phase: 'Installing', reason: 'InstallWaiting', message } });
    const ready = diagnosisOf(someFacts({ csvs: [csv] })).stages.at(-1);
    expect(ready?.messages).toMatchObject([{ reason: 'InstallWaiting', message }]);
  });

  it('do not count the time of an update from the first installation', () => {
    const born = (seconds: string) => ({ creationTimestamp: `2026-01-01T00:00:${seconds}Z` });
    const subscription = { ...update, metadata: { ...update.metadata, ...born('00') } };
    const planned = { ...plan, metadata: { ...plan.metadata, ...born('50') } };
    const [, resolve, , made] = diagnosisOf(someFacts({ subscription, plan: planned })).stages;
    expect([resolve?.since, made?.since]).toEqual([null, '2026-01-01T00:00:50Z']);
  });
});

describe('an Operator whose pods cannot run', () => {
  const csv = aCsv({ status: { phase: 'Installing', lastTransitionTime: '2026-01-01T00:00:00Z' } });
  const pod = { model: podModel, namespace: 'team-a', name: 'quill-1' };
  const hindrance = {
    object: pod,
    reason: 'ImagePullBackOff',
    message: '',
    container: 'main',
    exitCode: null,
  };
  const workload = [
    {
      object: { ...pod, name: 'quill' },
      exists: true,
      available: 0,
      wanted: 1,
      podLabels: {},
      restarts: 0,
      hindrances: [hindrance],
    },
  ];

  it('is failing before OLM reports it, with links to them (recording csv_never_ready)', () => {
    const { health, findings } = diagnosisOf(someFacts({ csvs: [csv], workload }));
    expect(health).toMatchObject({
      kind: 'pods-not-running',
      level: 'attention',
      isRetried: true,
    });
    expect(findings).toMatchObject([
      {
        kind: 'pods-not-running',
        stage: 'ready',
        state: 'retrying',
        actions: [{ kind: 'open-logs', pod: { name: 'quill-1' }, container: 'main' }],
      },
    ]);
  });

  it('links to them if it failed', () => {
    const failed = aCsv({ status: { phase: 'Failed', reason: 'InstallCheckFailed' } });
    const [finding] = diagnosisOf(someFacts({ csvs: [failed], workload })).findings;
    expect(finding?.actions.map(({ kind }) => kind)).toEqual(['open-logs', 'fail-forward']);
    expect(
      finding !== undefined && isOfStatus(finding) && finding.objects.map(({ name }) => name),
    ).toEqual(['quill', 'quill-1']);
  });

  it('is not failing while they start', () => {
    const starting = workload.map((one) => ({ ...one, hindrances: [] }));
    expect(diagnosisOf(someFacts({ csvs: [csv], workload: starting })).findings).toEqual([]);
  });
});
