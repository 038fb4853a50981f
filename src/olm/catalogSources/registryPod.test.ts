import { describe, expect, it } from 'vitest';
import type { Pod } from '~/kube/models/pod';
import { registryPods } from './registryPod';

function aPod(status: object, more: object = {}, labels: object = {}): Pod {
  return {
    metadata: {
      name: 'mirror-x7k2p',
      namespace: 'openshift-marketplace',
      labels: { 'olm.catalogSource': 'mirror', ...labels },
      ...more,
    },
    spec: { containers: [{ name: 'registry-server', image: 'r.example.com/index:v4' }] },
    status,
  };
}

const containers = (state: object, more: object = {}) => ({
  phase: 'Pending',
  containerStatuses: [{ name: 'registry-server', state, ...more }],
});

const found = (...pods: readonly Pod[]) => registryPods(pods).get('openshift-marketplace/mirror');

describe('why the pod of a catalog does not serve (CS-027, TS-007)', () => {
  it.each([
    ['it runs', containers({ running: {} }), null],
    ['it starts', containers({ waiting: { reason: 'ContainerCreating' } }), null],
    [
      'its image cannot be pulled',
      containers({ waiting: { reason: 'ImagePullBackOff', message: 'unauthorized' } }),
      { reason: 'ImagePullBackOff', message: 'unauthorized' },
    ],
    [
      'it crashes: the end of its log',
      containers(
        { waiting: { reason: 'CrashLoopBackOff', message: 'back-off 5m0s' } },
        { lastState: { terminated: { exitCode: 1, message: 'no such file' } } },
      ),
      { reason: 'CrashLoopBackOff', message: 'no such file' },
    ],
    [
      'it has ended',
      containers({ terminated: { exitCode: 137, reason: 'OOMKilled' } }),
      { reason: 'OOMKilled', message: '' },
    ],
    [
      'no node takes it',
      {
        phase: 'Pending',
        conditions: [{ type: 'PodScheduled', status: 'False', message: '0/3 nodes' }],
      },
      { reason: 'Unschedulable', message: '0/3 nodes' },
    ],
    [
      'it was evicted',
      { phase: 'Failed', reason: 'Evicted', message: 'low on memory' },
      { reason: 'Evicted', message: 'low on memory' },
    ],
  ])('%s', (_, status, trouble) => {
    expect(found(aPod(status))?.trouble).toEqual(trouble);
  });
});

describe('which pod it is', () => {
  it('is the newest, not the one that looks for an update', () => {
    const at = (creationTimestamp: string, name: string) => ({ creationTimestamp, name });
    const pod = found(
      aPod({}, at('2026-01-01T00:00:00Z', 'old')),
      aPod({}, at('2026-01-02T00:00:00Z', 'new')),
      aPod({}, at('2026-01-03T00:00:00Z', 'update'), {
        'olm.catalogSource': '',
        'catalogsource.operators.coreos.com/update': 'mirror',
      }),
    );
    expect(pod?.name).toBe('new');
  });

  it('tells the digest of the image that runs', () => {
    const imageID = `r.example.com/index@sha256:${'b'.repeat(64)}`;
    expect(found(aPod(containers({ running: {} }, { imageID })))?.digest).toBe(
      `sha256:${'b'.repeat(64)}`,
    );
  });

  it('is none of another namespace', () => {
    expect(registryPods([aPod({}, { namespace: 'team-a' })]).has('team-a/mirror')).toBe(true);
    expect(found(aPod({}, { namespace: 'team-a' }))).toBeUndefined();
  });
});
