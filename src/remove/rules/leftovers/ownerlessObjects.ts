import type { ResourceModel } from '~/kube/models/meta';
import {
  clusterRoleBindingModel,
  clusterRoleModel,
  roleBindingModel,
  roleModel,
} from '~/kube/models/rbac';
import { type Found, leftoverKind } from './leftover';
import {
  type ClusterFacts,
  csvOfLabels,
  goneOwners,
  isKept,
  isManagedElsewhere,
  marksOf,
  ofGoneExtension,
} from './owners';
import { type ScannedCluster, seen } from './scannedCluster';

/**
 * RBAC objects of an Operator whose CSV does not exist. The CSV owns those in its namespace; a running OLM finds the
 * others by its labels while the CSV is deleted (`syncGCObject`). Labels of an OperatorGroup have another meaning.
 */
export const orphanedRbac = leftoverKind({
  severity: 'info',
  stage: 'leftovers',
  reads: ['roles', 'roleBindings', 'clusterRoles', 'clusterRoleBindings'],
  find: (facts) => [
    ...orphansIn(facts.cluster.clusterRoleBindings, clusterRoleBindingModel, facts),
    ...orphansIn(facts.cluster.clusterRoles, clusterRoleModel, facts),
    ...orphansIn(facts.cluster.roleBindings, roleBindingModel, facts),
    ...orphansIn(facts.cluster.roles, roleModel, facts),
  ],
});

function orphansIn(
  list: ScannedCluster['roles'],
  model: ResourceModel,
  facts: ClusterFacts,
): readonly Found[] {
  return seen(list)
    .filter((one) => csvOfLabels(one).length > 0 && !isKept(one, facts) && !isManagedElsewhere(one))
    .map((object) => ({ model, object, evidence: [...marksOf(object), ...goneOwners(object)] }));
}

/** What OLM v1 created for a ClusterExtension that no longer exists, besides CRDs. */
export const ownerlessExtensionObject = leftoverKind({
  severity: 'info',
  stage: 'leftovers',
  reads: ['extensions', 'extensionObjects'],
  find: ({ cluster }) =>
    seen(cluster.extensionObjects).map((object) => ({
      model: object.model,
      object,
      evidence: ofGoneExtension(object, cluster),
      origin: 'olm',
    })),
});
