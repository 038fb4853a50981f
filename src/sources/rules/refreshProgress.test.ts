import { describe, expect, it } from 'vitest';
import type { Pod } from '~/kube/models/workloads';
import { aCatalogSource } from '~/test/builders';
import { digestOf, packageDifference, refreshProgress } from './refreshProgress';

const labels = { 'olm.catalogSource': 'community-operators' };
const DIGEST = `sha256:${'a'.repeat(64)}`;

function aPod(name: string, { isReady = true, state = {} }: Looks = {}): Pod {
  const container = { name: 'registry-server' };
  const parts = {
    spec: { containers: [container] },
    status: {
      phase: isReady ? 'Running' : 'Pending',
      conditions: [{ type: 'Ready', status: isReady ? 'True' : 'False' }],
      containerStatuses: [{ ...container, state, imageID: `quay.io/x@${DIGEST}` }],
    },
  };
  const metadata = { name, namespace: 'openshift-marketplace', uid: name, labels };
  return { metadata, ...parts };
}

type Looks = { readonly isReady?: boolean; readonly state?: object };

const connecting = aCatalogSource({
  status: { connectionState: { lastObservedState: 'CONNECTING' } },
});
const stuck = { waiting: { reason: 'ImagePullBackOff', message: 'no such image' } };

describe('refreshProgress', () => {
  it.each([
    ['the old pod is terminating', aCatalogSource(), [aPod('old')], { kind: 'no-pod' }],
    [
      'the new pod starts',
      aCatalogSource(),
      [aPod('old'), aPod('new', { isReady: false })],
      { kind: 'starting', pod: 'new', problem: null },
    ],
    [
      'the new pod cannot start',
      connecting,
      [aPod('new', { isReady: false, state: stuck })],
      { kind: 'starting', pod: 'new', problem: { reason: 'ImagePullBackOff' } },
    ],
    [
      'OLM connects',
      connecting,
      [aPod('new')],
      { kind: 'connecting', pod: 'new', observed: 'CONNECTING' },
    ],
    [
      'OLM is connected',
      aCatalogSource(),
      [aPod('new')],
      { kind: 'back', pod: 'new', digest: DIGEST },
    ],
  ])('%s', (_, source, pods, expected) => {
    expect(refreshProgress(source, pods, ['old'])).toMatchObject(expected);
  });
});

it('reports the digest of the served image', () => {
  expect(digestOf([aPod('one')])).toBe(DIGEST);
  expect(digestOf([])).toBeNull();
});

it('reports added and removed packages', () => {
  expect(packageDifference(['b', 'a'], ['c', 'a'])).toEqual({ added: ['c'], gone: ['b'] });
});
