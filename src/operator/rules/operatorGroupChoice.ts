import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import type { ClusterCall } from '~/olm/calls/clusterCall';

/** One of several OperatorGroups of a namespace, of which only one can remain (OG-007). */
export type GroupChoice = {
  readonly name: string;
  readonly uid: string | null;
  /** `[""]` means all namespaces. */
  readonly targets: readonly string[];
  readonly serviceAccount: string | null;
  /** A timestamp. */
  readonly createdAt: string | null;
  /** The CSVs that belong to it. */
  readonly members: readonly string[];
};

/** The OperatorGroups to select from: the one with the most members first, then the oldest. */
export function groupChoices(
  groups: readonly OperatorGroup[],
  csvs: readonly ClusterServiceVersion[],
): readonly GroupChoice[] {
  return groups.map((group) => choiceOf(group, csvs)).toSorted(byImportance);
}

function choiceOf(group: OperatorGroup, csvs: readonly ClusterServiceVersion[]): GroupChoice {
  const { name, uid = null, creationTimestamp = null } = group.metadata;
  return {
    name,
    uid,
    targets: targetsOf(group),
    serviceAccount: group.spec?.serviceAccountName ?? null,
    createdAt: creationTimestamp,
    members: csvs
      .filter(({ metadata }) => metadata.annotations?.['olm.operatorGroup'] === name)
      .map(({ metadata }) => metadata.name),
  };
}

function byImportance(one: GroupChoice, other: GroupChoice): number {
  const difference = other.members.length - one.members.length;
  return difference === 0 ? (one.createdAt ?? '').localeCompare(other.createdAt ?? '') : difference;
}

/** Deletes all but one. */
export function deleteOtherGroups(
  choices: readonly GroupChoice[],
  staying: string,
  namespace: string,
): readonly ClusterCall[] {
  return choices
    .filter(({ name }) => name !== staying)
    .map(({ name, uid }) => ({
      kind: 'delete',
      model: operatorGroupModel,
      object: { name, namespace },
      uid,
    }));
}
