import { describe, expect, it } from 'vitest';
import type { Metadata } from '~/kube/models/meta';
import { gitOpsOwner } from './gitOpsOwner';

const TRACKING = 'argocd.argoproj.io/tracking-id';

function ownerOf(marks: Partial<Metadata> & { readonly managedFields?: readonly object[] }) {
  return gitOpsOwner({
    kind: 'Subscription',
    metadata: { name: 'etcd', namespace: 'team-a', ...marks },
  });
}

const written = (manager: string) => [{ manager, fieldsV1: { 'f:spec': { 'f:channel': {} } } }];

it('recognizes a cluster-scoped object, for which Argo CD names the namespace of the Application', () => {
  const owner = gitOpsOwner({
    kind: 'ClusterExtension',
    metadata: {
      name: 'argocd',
      annotations: { [TRACKING]: 'infra:olm.operatorframework.io/ClusterExtension:infra/argocd' },
    },
  });
  expect(owner?.source?.name).toBe('infra');
});

describe('the tool that reverts changes of an object', () => {
  it.each([
    [
      'Argo CD by its annotation',
      { annotations: { [TRACKING]: 'infra:operators.coreos.com/Subscription:team-a/etcd' } },
      { tool: 'Argo CD', source: { kind: 'Application', name: 'infra' } },
    ],
    [
      'an application outside the namespace of Argo CD',
      { annotations: { [TRACKING]: 'team_infra:operators.coreos.com/Subscription:team-a/etcd' } },
      { tool: 'Argo CD', source: { kind: 'Application', name: 'team_infra' } },
    ],
    [
      'one of several Argo CD installations',
      {
        annotations: {
          [TRACKING]: 'infra:operators.coreos.com/Subscription:team-a/etcd',
          'argocd.argoproj.io/installation-id': 'hub-1',
        },
      },
      {
        tool: 'Argo CD',
        source: { kind: 'Application', name: 'infra' },
        installation: 'hub-1',
      },
    ],
    [
      'Argo CD by its own label',
      { labels: { 'argocd.argoproj.io/instance': 'infra' } },
      { tool: 'Argo CD', source: { kind: 'Application', name: 'infra' } },
    ],
    [
      'Argo CD by the label of older versions, with its field manager',
      {
        labels: { 'app.kubernetes.io/instance': 'infra' },
        managedFields: written('argocd-controller'),
      },
      { tool: 'Argo CD', source: { kind: 'Application', name: 'infra' } },
    ],
    [
      'a Kustomization of Flux',
      {
        labels: {
          'kustomize.toolkit.fluxcd.io/name': 'operators',
          'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
        },
      },
      { tool: 'Flux', source: { kind: 'Kustomization', name: 'flux-system/operators' } },
    ],
    [
      'a HelmRelease of Flux',
      {
        labels: {
          'helm.toolkit.fluxcd.io/name': 'operators',
          'helm.toolkit.fluxcd.io/namespace': 'flux-system',
        },
      },
      { tool: 'Flux', source: { kind: 'HelmRelease', name: 'flux-system/operators' } },
    ],
    [
      'an application Subscription',
      {
        annotations: { 'apps.open-cluster-management.io/hosting-subscription': 'infra/operators' },
      },
      {
        tool: 'Open Cluster Management',
        source: { kind: 'Subscription', name: 'infra/operators' },
      },
    ],
    [
      'a ManifestWork',
      {
        ownerReferences: [
          {
            apiVersion: 'work.open-cluster-management.io/v1',
            kind: 'AppliedManifestWork',
            name: `${'a1'.repeat(32)}-operators`,
            uid: '1',
          },
        ],
      },
      { tool: 'Open Cluster Management', source: { kind: 'ManifestWork', name: 'operators' } },
    ],
    [
      'a policy',
      { managedFields: written('config-policy-controller') },
      { tool: 'Open Cluster Management', source: null },
    ],
  ])('is %s', (_, marks, expected) => {
    expect(ownerOf(marks)).toEqual(expected);
  });

  it.each([
    ['no labels or annotations', {}],
    ['a label that charts also set', { labels: { 'app.kubernetes.io/instance': 'etcd' } }],
    [
      'an annotation copied from another object',
      { annotations: { [TRACKING]: 'infra:operators.coreos.com/Subscription:team-a/other' } },
    ],
    [
      'an annotation copied into another namespace',
      { annotations: { [TRACKING]: 'infra:operators.coreos.com/Subscription:team-b/etcd' } },
    ],
    ['an annotation of another type', { annotations: { [TRACKING]: 'infra' } }],
    [
      'an annotation without an application',
      { annotations: { [TRACKING]: ':operators.coreos.com/Subscription:team-a/etcd' } },
    ],
    ['an installation ID only', { annotations: { 'argocd.argoproj.io/installation-id': 'hub-1' } }],
    ['an empty label of Argo CD', { labels: { 'argocd.argoproj.io/instance': '' } }],
    [
      'half of the annotation of an application Subscription',
      { annotations: { 'apps.open-cluster-management.io/hosting-subscription': 'infra/' } },
    ],
    ['an unknown manager', { managedFields: written('fleet-agent') }],
    ['malformed managed fields', { managedFields: [{ manager: 'config-policy-controller' }] }],
    [
      'an object that Flux only created',
      {
        labels: {
          'kustomize.toolkit.fluxcd.io/name': 'operators',
          'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
        },
        annotations: { 'kustomize.toolkit.fluxcd.io/ssa': 'Ignore' },
      },
    ],
    ['half of the labels of Flux', { labels: { 'kustomize.toolkit.fluxcd.io/name': 'operators' } }],
    [
      'a disabled reconciliation',
      {
        labels: {
          'kustomize.toolkit.fluxcd.io/name': 'operators',
          'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
        },
        annotations: { 'kustomize.toolkit.fluxcd.io/reconcile': 'disabled' },
      },
    ],
    [
      'a policy that wrote only the status',
      { managedFields: [{ manager: 'config-policy-controller', fieldsV1: { 'f:status': {} } }] },
    ],
  ])('is unknown with %s', (_, marks) => {
    expect(ownerOf(marks)).toBeNull();
  });
});
