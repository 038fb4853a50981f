/** Namespaces of the platform and two projects of the local users. */
import type { DraftObject } from '../kube/types';
import { roleBinding } from './roles/role';

export const PLATFORM_NAMESPACES: readonly DraftObject[] = [
  'default',
  'kube-system',
  'kube-public',
  'openshift',
  'openshift-config',
  'openshift-config-managed',
  'openshift-console',
  'openshift-console-operator',
  'openshift-marketplace',
  'openshift-operator-lifecycle-manager',
].map((name) => namespace(name));

/** Namespaces in which Operators can be monitored. */
export const MONITORED_NAMESPACES: readonly DraftObject[] = [
  'openshift-monitoring',
  'openshift-operators',
].map((name) => namespace(name, { labels: { 'openshift.io/cluster-monitoring': 'true' } }));

/** Namespaces of Kubernetes with OLM's own manifests. */
export const KUBERNETES_NAMESPACES: readonly DraftObject[] = [
  'default',
  'kube-system',
  'kube-public',
  'kube-node-lease',
  'olm',
  'operators',
  'team-a',
  'team-b',
].map((name) => namespace(name));

/** Namespaces of the local users, like those that OpenShift creates from project requests. */
export const PROJECTS: readonly DraftObject[] = [
  project('team-a', 'Team A', 'paula'),
  project('team-b', 'Team B', 'kubeadmin'),
];

export const PROJECT_BINDINGS: readonly DraftObject[] = [
  roleBinding({ name: 'admin', namespace: 'team-a' }, 'admin', [{ kind: 'User', name: 'paula' }]),
  roleBinding({ name: 'edit', namespace: 'team-a' }, 'edit', [{ kind: 'User', name: 'edgar' }]),
  roleBinding({ name: 'view', namespace: 'team-a' }, 'view', [{ kind: 'User', name: 'vera' }]),
  roleBinding({ name: 'admin', namespace: 'team-b' }, 'admin', [
    { kind: 'User', name: 'kubeadmin' },
  ]),
];

function project(name: string, displayName: string, requester: string): DraftObject {
  return namespace(name, {
    annotations: {
      'openshift.io/display-name': displayName,
      'openshift.io/requester': requester,
    },
  });
}

function namespace(name: string, metadata: DraftObject['metadata'] = {}): DraftObject {
  return { apiVersion: 'v1', kind: 'Namespace', metadata: { name, ...metadata } };
}
