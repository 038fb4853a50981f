import type { OperatorGroup } from '~/kube/models/operatorGroup';
import { targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import { kindIn } from '~/olm/packages/parseApis';
import { meets } from '~/olm/namespaces/operatorGroupTargets';
import { providedApis } from '~/olm/namespaces/operatorGroupTargets';

/**
 * An OperatorGroup of another namespace whose Operators provide some of the same APIs to some of the same namespaces.
 */
export type ConflictingGroup = {
  readonly namespace: string;
  readonly groupName: string;
  /** Kinds. */
  readonly kinds: readonly string[];
  /** The selected namespaces; `['']`: all. */
  readonly targets: readonly string[];
};

/**
 * OG-013: the groups for which OLM fails a CSV with InterOperatorGroupOwnerConflict.
 * @param apis of the CSV, each as `Kind.version.group`
 */
export function conflictingGroups(
  apis: readonly string[],
  namespace: string,
  groups: readonly OperatorGroup[],
): readonly ConflictingGroup[] {
  const own = groups.filter(({ metadata }) => metadata.namespace === namespace);
  const reached = [...own.flatMap(targetsOf), namespace];
  return groups
    .filter((group) => group.metadata.namespace !== namespace && meets(reached, group))
    .flatMap((group) => {
      const served = providedApis(group);
      const kinds = [...new Set(apis.filter((api) => served.has(api)).map(kindIn))];
      const { name, namespace: there = '' } = group.metadata;
      return kinds.length === 0
        ? []
        : [{ namespace: there, groupName: name, kinds, targets: targetsOf(group) }];
    });
}
