import { describe, expect, it } from 'vitest';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import type { Deployment, DeploymentStatus } from '~/kube/models/deployment';
import type { Pod, PodStatus } from '~/kube/models/workloads';
import { aCsv } from '~/test/builders';
import { operatorDeployments, unreadySince, afterGracePeriod } from './workload';

function installing(install: unknown): ClusterServiceVersion {
  const csv = aCsv();
  return { ...csv, spec: { ...csv.spec, ...{ install } } };
}

const csv = installing({ spec: { deployments: [{ name: 'quill' }, { name: 'nib' }, 7, {}] } });

const quill = (status: DeploymentStatus): Deployment => ({
  metadata: { name: 'quill', namespace: 'team-a' },
  spec: { replicas: 1, selector: { matchLabels: { app: 'quill' } } },
  status,
});

const aPod = (
  status: PodStatus,
  labels: Readonly<Record<string, string>> = { app: 'quill' },
): Pod => ({
  metadata: { name: 'quill-1', namespace: 'team-a', labels },
  status,
});

const waitingFor = (reason: string, message = '') => ({
  containerStatuses: [{ name: 'main', state: { waiting: { reason, message } } }],
});

const anUnreadyPod = aPod({
  phase: 'Running',
  conditions: [
    {
      type: 'Ready',
      status: 'False',
      reason: 'ContainersNotReady',
      lastTransitionTime: '2026-01-01T00:00:00Z',
    },
  ],
  containerStatuses: [{ name: 'main', ready: false, state: {} }],
});

const words = (deployment: Deployment, ...pods: readonly Pod[]) =>
  operatorDeployments(csv, [deployment], pods)[0]?.hindrances.map(
    ({ object, reason }) => `${object.model.kind} ${reason}`,
  );

it('lists the Deployments of the Operator, including missing ones', () => {
  const found = operatorDeployments(csv, [quill({ availableReplicas: 1 })], []);
  expect(found.map(({ object, exists, available }) => [object.name, exists, available])).toEqual([
    ['quill', true, 1],
    ['nib', false, 0],
  ]);
});

it.each([undefined, null, 'all', { spec: { deployments: {} } }])(
  'has none with the install strategy %j',
  (install) => {
    expect(operatorDeployments(installing(install), [], [])).toEqual([]);
  },
);

describe('a Deployment that is not available', () => {
  it.each<[string, Deployment, readonly Pod[], readonly string[]]>([
    [
      'because no pod can be created',
      quill({ conditions: [{ type: 'ReplicaFailure', status: 'True', reason: 'FailedCreate' }] }),
      [],
      ['Deployment FailedCreate'],
    ],
    [
      'in time',
      quill({
        conditions: [{ type: 'Progressing', status: 'False', reason: 'ProgressDeadlineExceeded' }],
      }),
      [],
      ['Deployment ProgressDeadlineExceeded'],
    ],
    [
      'because its image cannot be pulled',
      quill({}),
      [aPod(waitingFor('ImagePullBackOff'))],
      ['Pod ImagePullBackOff'],
    ],
    [
      'because no node fits',
      quill({}),
      [aPod({ conditions: [{ type: 'PodScheduled', status: 'False', reason: 'Unschedulable' }] })],
      ['Pod Unschedulable'],
    ],
    [
      'because it exits repeatedly',
      quill({}),
      [
        aPod({
          initContainerStatuses: [
            {
              name: 'main',
              state: { waiting: { reason: 'CrashLoopBackOff' } },
              lastState: { terminated: { reason: 'Error', exitCode: 1 } },
            },
          ],
        }),
      ],
      ['Pod CrashLoopBackOff', 'Pod Error'],
    ],
    [
      'because a container does not become ready',
      quill({}),
      [anUnreadyPod],
      ['Pod ContainersNotReady'],
    ],
    ['yet', quill({}), [aPod(waitingFor('ContainerCreating')), aPod({})], []],
    ['and another’s pod', quill({}), [aPod(waitingFor('ImagePullBackOff'), { app: 'other' })], []],
  ])('%s', (_, deployment, pods, expected) => {
    expect(words(deployment, ...pods)).toEqual(expected);
  });

  it('is explained while the previous version still runs', () => {
    const status = { availableReplicas: 1, updatedReplicas: 1, unavailableReplicas: 1 };
    const running = aPod({ containerStatuses: [{ name: 'main', ready: true, state: {} }] });
    expect(words(quill(status), running, aPod(waitingFor('ImagePullBackOff')))).toEqual([
      'Pod ImagePullBackOff',
    ]);
  });

  it('does not mention pods once it is available', () => {
    expect(words(quill({ availableReplicas: 1 }), aPod(waitingFor('ImagePullBackOff')))).toEqual(
      [],
    );
  });
});

it.each([
  ['at first', null, []],
  ['for half a minute', '2026-01-01T00:00:30Z', []],
  ['after that', '2026-01-01T00:00:31Z', ['ContainersNotReady']],
])('a container that runs and is not ready: %s', (_, now, expected) => {
  const found = operatorDeployments(csv, [quill({})], [anUnreadyPod]);
  expect(unreadySince(found)).toBe('2026-01-01T00:00:00Z');
  const patient = afterGracePeriod(found, now === null ? null : Date.parse(now));
  expect(patient[0]?.hindrances.map(({ reason }) => reason)).toEqual(expected);
});

it('counts restarts of its containers, also while it is available', () => {
  const pod = aPod({
    initContainerStatuses: [{ name: 'init', restartCount: 1 }],
    containerStatuses: [{ name: 'main', restartCount: 4 }, { name: 'proxy' }],
  });
  const other = aPod({ containerStatuses: [{ name: 'main', restartCount: 9 }] }, { app: 'nib' });
  const [deployment] = operatorDeployments(csv, [quill({ availableReplicas: 1 })], [pod, other]);
  expect(deployment?.restarts).toBe(5);
});
