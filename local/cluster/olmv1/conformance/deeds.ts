/** Actions of the user in the recordings, by name. */
import { CLUSTER_CATALOGS, CLUSTER_EXTENSIONS } from '../names';
import type { Seen } from './account';
import type { Lab } from './lab';
import { recordedEvents } from './recordings';

export function enforcement(lab: Lab, name: string, value: 'None' | 'Strict'): void {
  lab.client.mergePatch(
    { resource: CLUSTER_EXTENSIONS, name },
    { spec: { install: { preflight: { crdUpgradeSafety: { enforcement: value } } } } },
  );
}

export function availability(
  lab: Lab,
  name: string,
  availabilityMode: 'Available' | 'Unavailable',
): void {
  lab.client.mergePatch({ resource: CLUSTER_CATALOGS, name }, { spec: { availabilityMode } });
}

export function priority(lab: Lab, name: string, value: number): void {
  lab.client.mergePatch({ resource: CLUSTER_CATALOGS, name }, { spec: { priority: value } });
}

export function remove(lab: Lab, name: string): void {
  lab.client.delete({ resource: CLUSTER_EXTENSIONS, name });
}

export function annotate(lab: Lab, name: string, value: string): void {
  const annotations = { 'example.com/look-again': value };
  lab.client.mergePatch({ resource: CLUSTER_EXTENSIONS, name }, { metadata: { annotations } });
}

export function store(
  lab: Lab,
  namespace: string,
  metadata: { readonly name: string; readonly finalizers?: readonly string[] },
): void {
  lab.client.create('stores.store.example.com', {
    apiVersion: 'store.example.com/v1',
    kind: 'Store',
    metadata: { ...metadata, namespace },
    spec: { size: 1 },
  });
}

export function scale(lab: Lab, namespace: string, name: string): void {
  const ref = { resource: 'deployments.apps', namespace, name };
  lab.client.mergePatch(ref, { spec: { replicas: 0 } });
}

export const INSTALLER = 'v1-grow-installer';

/** The last permission, to change the Deployment, was added after the version change. */
export const LAST_PERMISSION = 17;

export function recordedPermissions(): readonly Seen[] {
  return recordedEvents(`olm-recordings-v1/v1_weak_then_rights_added`).filter(
    ({ type, object }) =>
      type === 'MODIFIED' &&
      object.metadata.name === INSTALLER &&
      ['Role', 'ClusterRole'].includes(object.kind),
  );
}

/** An empty role of the installer, and its binding. */
export function grant(lab: Lab, kind: 'Role' | 'ClusterRole'): void {
  const group = 'rbac.authorization.k8s.io';
  const metadata = { name: INSTALLER, ...(kind === 'Role' ? { namespace: 'v1-grow' } : {}) };
  const draft = { apiVersion: `${group}/v1`, metadata };
  lab.client.create(`${kind.toLowerCase()}s.${group}`, { ...draft, kind, rules: [] });
  lab.client.create(`${kind.toLowerCase()}bindings.${group}`, {
    ...draft,
    kind: `${kind}Binding`,
    roleRef: { apiGroup: group, kind, name: INSTALLER },
    subjects: [{ kind: 'ServiceAccount', name: INSTALLER, namespace: 'v1-grow' }],
  });
}
