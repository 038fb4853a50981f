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
 * Rights that OLM gave to an Operator whose CSV is gone. Those in the CSV's namespace go with it, as it owns them; the others
 * OLM finds by its labels when it runs while the CSV goes (`syncGCObject`). Labels of an OperatorGroup are another matter.
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
          newLeftover('ownerless-right', { model, object }, { evidence }),
        ),
      ),
  );
}
