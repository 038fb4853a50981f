import { describe, expect, it } from 'vitest';
import { subscriptionModel } from '~/kube/models/olm';
import type { ClusterCall, PatchStep } from './calls/clusterCall';
import { gitOpsPatch } from './gitOpsPatch';

const object = { name: 'etcd', namespace: 'team-a' };
const head = {
  apiVersion: 'operators.coreos.com/v1alpha1',
  kind: 'Subscription',
  metadata: object,
};

const live = {
  ...head,
  metadata: {
    ...object,
    uid: 'u1',
    generation: 2,
    annotations: { a: '1' },
    finalizers: ['example.com/hold'],
  },
  spec: {
    channel: 'stable',
    name: 'etcd',
    config: { env: [{ name: 'A', value: '1' }, { name: 'B' }] },
  },
  status: { state: 'AtLatestKnown' },
};

function patchOf(...steps: readonly PatchStep[]) {
  return gitOpsPatch({ kind: 'patch', model: subscriptionModel, object, steps }, live);
}

// Sources: RFC 6902 (what the calls send), RFC 7386 and the Kustomize reference (what is to be copied).
describe('the patch for the source', () => {
  it.each<[string, readonly PatchStep[], object | null]>([
    [
      'contains only the changed field',
      [
        { op: 'test', path: '/metadata/uid', value: 'u1' },
        { op: 'replace', path: '/spec/channel', value: 'fast' },
      ],
      { ...head, spec: { channel: 'fast' } },
    ],
    [
      'contains only the difference if all is replaced',
      [{ op: 'replace', path: '/spec', value: { ...live.spec, installPlanApproval: 'Manual' } }],
      { ...head, spec: { installPlanApproval: 'Manual' } },
    ],
    [
      'removes a field',
      [{ op: 'remove', path: '/spec/config' }],
      { ...head, spec: { config: null } },
    ],
    [
      'contains a whole list, which has no merge rule',
      [{ op: 'replace', path: '/spec/config/env/1', value: { name: 'C' } }],
      { ...head, spec: { config: { env: [{ name: 'A', value: '1' }, { name: 'C' }] } } },
    ],
    [
      'appends to a list',
      [{ op: 'add', path: '/spec/config/env/-', value: { name: 'C' } }],
      { ...head, spec: { config: { env: [...live.spec.config.env, { name: 'C' }] } } },
    ],
    [
      'removes an item of a list',
      [{ op: 'remove', path: '/spec/config/env/0' }],
      { ...head, spec: { config: { env: [{ name: 'B' }] } } },
    ],
    [
      'reads a key with a slash',
      [{ op: 'add', path: '/metadata/annotations/example.com~1x', value: '2' }],
      { ...head, metadata: { ...object, annotations: { 'example.com/x': '2' } } },
    ],
    ['does not contain the status', [{ op: 'replace', path: '/status', value: {} }], null],
    ['does not contain finalizers', [{ op: 'remove', path: '/metadata/finalizers' }], null],
    ['is absent without a change', [{ op: 'test', path: '/spec/channel', value: 'stable' }], null],
    ['ignores a place that does not exist', [{ op: 'remove', path: '/spec/config/env/9' }], null],
  ])('%s', (_, steps, expected) => {
    expect(patchOf(...steps)).toEqual(expected);
  });

  it('deletes an object', () => {
    const call: ClusterCall = { kind: 'delete', model: subscriptionModel, object, uid: 'u1' };
    expect(gitOpsPatch(call, live)).toEqual({ $patch: 'delete', ...head });
  });

  it('is absent for a creation, which no source reverts', () => {
    const call: ClusterCall = { kind: 'create', model: subscriptionModel, manifest: head };
    expect(gitOpsPatch(call, {})).toBeNull();
  });
});
