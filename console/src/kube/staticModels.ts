/**
 * Kinds that the console knows without discovery. Their pages are below the plural (`/k8s/ns/x/pods/y`), those of
 * every other kind below `group~version~Kind`. Abbreviations and colors are the console's own conventions.
 */
import type { K8sModel } from '@openshift-console/dynamic-plugin-sdk';

type Row = readonly [
  kind: string,
  plural: string,
  abbr: string,
  apiVersion: string,
  scope?: 'cluster' | 'namespaced',
];

const ROWS: readonly Row[] = [
  ['ClusterRole', 'clusterroles', 'CR', 'rbac.authorization.k8s.io/v1', 'cluster'],
  ['ClusterRoleBinding', 'clusterrolebindings', 'CRB', 'rbac.authorization.k8s.io/v1', 'cluster'],
  ['ConfigMap', 'configmaps', 'CM', 'v1'],
  ['CronJob', 'cronjobs', 'CJ', 'batch/v1'],
  [
    'CustomResourceDefinition',
    'customresourcedefinitions',
    'CRD',
    'apiextensions.k8s.io/v1',
    'cluster',
  ],
  ['DaemonSet', 'daemonsets', 'DS', 'apps/v1'],
  ['Deployment', 'deployments', 'D', 'apps/v1'],
  ['Event', 'events', 'E', 'v1'],
  ['Ingress', 'ingresses', 'I', 'networking.k8s.io/v1'],
  ['Job', 'jobs', 'J', 'batch/v1'],
  ['Namespace', 'namespaces', 'NS', 'v1', 'cluster'],
  ['NetworkPolicy', 'networkpolicies', 'NP', 'networking.k8s.io/v1'],
  ['Node', 'nodes', 'N', 'v1', 'cluster'],
  ['PersistentVolume', 'persistentvolumes', 'PV', 'v1', 'cluster'],
  ['PersistentVolumeClaim', 'persistentvolumeclaims', 'PVC', 'v1'],
  ['Pod', 'pods', 'P', 'v1'],
  ['Project', 'projects', 'PR', 'project.openshift.io/v1', 'cluster'],
  ['ReplicaSet', 'replicasets', 'RS', 'apps/v1'],
  ['ResourceQuota', 'resourcequotas', 'RQ', 'v1'],
  ['Role', 'roles', 'R', 'rbac.authorization.k8s.io/v1'],
  ['RoleBinding', 'rolebindings', 'RB', 'rbac.authorization.k8s.io/v1'],
  ['Secret', 'secrets', 'S', 'v1'],
  ['Service', 'services', 'S', 'v1'],
  ['ServiceAccount', 'serviceaccounts', 'SA', 'v1'],
  ['StatefulSet', 'statefulsets', 'SS', 'apps/v1'],
  ['StorageClass', 'storageclasses', 'SC', 'storage.k8s.io/v1', 'cluster'],
];

export const staticModels: readonly K8sModel[] = ROWS.map(toModel);

function toModel([kind, plural, abbr, groupVersion, scope]: Row): K8sModel {
  const [group, version] = groupVersion.split('/');
  return {
    kind,
    plural,
    abbr,
    id: kind.toLowerCase(),
    label: kind,
    labelPlural: `${kind}s`,
    namespaced: scope !== 'cluster',
    ...(version === undefined
      ? { apiVersion: groupVersion }
      : { apiGroup: group ?? '', apiVersion: version }),
  };
}
