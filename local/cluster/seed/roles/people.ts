/** Cluster-wide permissions of the local users; see `namespaces.ts` for their projects. */
import type { DraftObject } from '../../kube/types';
import { clusterRole, clusterRoleBinding, READ, rule, WRITE } from './role';

const CLARA = { kind: 'User', name: 'clara' } as const;
const CARL = { kind: 'User', name: 'carl' } as const;

/** A custom role of an organization for administrators of catalogs. */
export const CATALOG_ADMIN: DraftObject = clusterRole('catalog-admin', [
  rule('operators.coreos.com', ['catalogsources'], [...READ, ...WRITE]),
  rule('config.openshift.io', ['operatorhubs'], [...READ, 'update', 'patch']),
]);

const CATALOG_ADMINS: readonly DraftObject[] = [
  clusterRoleBinding('catalog-admins', 'catalog-admin', [CARL]),
  clusterRoleBinding('catalog-admins-view', 'view', [CARL]),
];

export const PEOPLE_OF_OPENSHIFT: readonly DraftObject[] = [
  ...CATALOG_ADMINS,
  clusterRoleBinding('cluster-readers', 'cluster-reader', [CLARA]),
];

/** Kubernetes does not have `cluster-reader`. */
export const PEOPLE_OF_KUBERNETES: readonly DraftObject[] = [
  ...CATALOG_ADMINS,
  clusterRoleBinding('cluster-readers', 'view', [CLARA]),
];
