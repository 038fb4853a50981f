import type { ResourceModel } from '~/kube/models/meta';
import {
  clusterRoleBindingModel,
  clusterRoleModel,
  roleBindingModel,
  roleModel,
} from '~/kube/models/rbac';
import type { ClusterFacts } from './clusterFacts';
import type { Leftover } from './leftover';
import { evidenceOf, newLeftover } from './newLeftover';
import { csvOfLabels, goneOwners, isKept, isManagedElsewhere, marksOf } from './owners';
import type { ScannedObject } from './scannedObject';
import { type ScannedList, seen } from './scannedCluster';

/**
 * RBAC objects of an Operator whose CSV does not exist. The CSV owns those in its namespace; a running OLM finds the
 * others by its labels while the CSV is deleted (`syncGCObject`). Labels of an OperatorGroup have another meaning.
 */
export function ownerlessRbac(facts: ClusterFacts): readonly Leftover[] {
  const { clusterRoleBindings, clusterRoles, roleBindings, roles } = facts.cluster;
  const kinds: readonly [ResourceModel, ScannedList<ScannedObject> | null][] = [
    [clusterRoleBindingModel, clusterRoleBindings],
    [clusterRoleModel, clusterRoles],
    [roleBindingModel, roleBindings],
    [roleModel, roles],
  ];
  return kinds.flatMap(([model, list]) =>
    seen(list)
      .filter(
        (one) => csvOfLabels(one).length > 0 && !isKept(one, facts) && !isManagedElsewhere(one),
      )
      .flatMap((object) =>
        evidenceOf([...marksOf(object), ...goneOwners(object)]).map((evidence) =>
          newLeftover('orphaned-rbac', { model, object }, { evidence }),
        ),
      ),
  );
}
