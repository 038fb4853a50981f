/** Permission for all users to read copied CSVs in one namespace (CSV-021). */
import type { DraftObject, ResourceKey } from '../kube/types';
import { READ, rule } from './roles/role';

const RBAC = 'rbac.authorization.k8s.io';
const NAMESPACE = 'openshift';
const ROLE = 'copied-csv-viewer';

/** As in OpenShift's manifests for OLM, with the resource under which each is stored. */
export const COPIED_CSV_VIEWERS: readonly (readonly [ResourceKey, DraftObject])[] = [
  [
    `roles.${RBAC}`,
    {
      apiVersion: `${RBAC}/v1`,
      kind: 'Role',
      metadata: { name: ROLE, namespace: NAMESPACE },
      rules: [rule('operators.coreos.com', ['clusterserviceversions'], READ)],
    },
  ],
  [
    `rolebindings.${RBAC}`,
    {
      apiVersion: `${RBAC}/v1`,
      kind: 'RoleBinding',
      metadata: { name: `${ROLE}s`, namespace: NAMESPACE },
      roleRef: { apiGroup: RBAC, kind: 'Role', name: ROLE },
      subjects: [{ apiGroup: RBAC, kind: 'Group', name: 'system:authenticated' }],
    },
  ],
];
