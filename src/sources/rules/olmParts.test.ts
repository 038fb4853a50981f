import { describe, expect, it } from 'vitest';
import {
  apiServiceParts,
  clusterOperatorParts,
  deploymentParts,
  olmNamespaces,
  type OlmPart,
} from './olmParts';

const V0 = 'openshift-operator-lifecycle-manager';
const MARKETPLACE = 'openshift-marketplace';

const deployment = (name: string, availableReplicas = 1) => ({
  metadata: { name },
  spec: { replicas: 1, selector: { matchLabels: { app: name } } },
  status: {
    availableReplicas,
    conditions: [{ type: 'Available', status: 'False', message: 'Deployment does not have …' }],
  },
});
const ALL = ['olm-operator', 'catalog-operator', 'packageserver'].map((name) => deployment(name));
const operator = (
  name: string,
  ...conditions: readonly (readonly [string, string, string?])[]
) => ({
  metadata: { name },
  status: { conditions: conditions.map(([type, status, message]) => ({ type, status, message })) },
});
const shown = (parts: readonly OlmPart[]) =>
  parts.map(({ object: { name }, state, message }) => [name, state, message].join(' ').trim());

describe('the Deployments of OLM', () => {
  it('are healthy, or unavailable with the message', () => {
    const lists = new Map([[V0, [...ALL.slice(0, 2), deployment('packageserver', 0)]]]);
    expect(shown(deploymentParts(lists, [], []))).toEqual([
      'olm-operator healthy',
      'catalog-operator healthy',
      'packageserver unavailable Deployment does not have …',
    ]);
  });

  it('name the problem of a pod instead of the number of pods', () => {
    const state = { waiting: { reason: 'CrashLoopBackOff', message: 'back-off' } };
    const pod = {
      metadata: { name: 'p', namespace: V0, labels: { app: 'olm-operator' } },
      status: { containerStatuses: [{ name: 'c', state }] },
    };
    const lists = new Map([[V0, [deployment('olm-operator', 0), ...ALL.slice(1)]]]);
    const [part] = deploymentParts(lists, [], [pod]);
    expect(part).toMatchObject({ state: 'unavailable', message: '' });
    expect(part?.hindrances).toMatchObject([{ reason: 'CrashLoopBackOff', object: { name: 'p' } }]);
  });

  it('are not expected in a hosted control plane', () => {
    const lists = new Map([V0, MARKETPLACE].map((name) => [name, []]));
    expect(deploymentParts(lists, [operator('marketplace')], [])).toEqual([]);
  });

  it('are missing if others exist', () => {
    const lists = new Map([[V0, ALL.slice(1)]]);
    expect(shown(deploymentParts(lists, [], []))).toContain('olm-operator not-found');
  });

  it.each([
    ['enabled', [operator('marketplace')], ['marketplace-operator not-found']],
    ['disabled', [], []],
  ])('expect the marketplace Operator only if its capability is %s', (_, operators, expected) => {
    const lists = new Map<string, readonly ReturnType<typeof deployment>[]>([
      [V0, ALL],
      [MARKETPLACE, []],
    ]);
    expect(shown(deploymentParts(lists, operators, [])).slice(3)).toEqual(expected);
  });

  it.each([
    [true, true, [`openshift-catalogd`, MARKETPLACE, 'openshift-operator-controller', V0]],
    [true, false, [MARKETPLACE, V0]],
    [false, true, ['olm', 'olmv1-system']],
    [false, false, ['olm']],
  ])('are in these namespaces (OpenShift %s, OLM v1 %s)', (isOpenShift, hasV1, expected) => {
    expect(olmNamespaces(isOpenShift, hasV1)).toEqual(expected.toSorted());
  });
});

describe('the ClusterOperators of OLM', () => {
  it.each([
    ['healthy', [['Available', 'True'] as const, ['Degraded', 'False'] as const], ''],
    [
      'unavailable',
      [['Available', 'True'] as const, ['Degraded', 'True', 'sync'] as const],
      'sync',
    ],
    ['unavailable', [['Available', 'False', 'down'] as const], 'down'],
  ])('are %s', (state, conditions, message) => {
    expect(clusterOperatorParts([operator('olm', ...conditions)])).toMatchObject([
      { state, message },
    ]);
  });

  it('ignore those of others, and malformed conditions', () => {
    const bad = { metadata: { name: 'marketplace' }, status: { conditions: 7 } };
    expect(shown(clusterOperatorParts([operator('etcd'), bad]))).toEqual(['marketplace healthy']);
  });
});

it('the API of packages is missing if nothing serves it', () => {
  expect(apiServiceParts([])).toMatchObject([{ state: 'not-found' }]);
});
