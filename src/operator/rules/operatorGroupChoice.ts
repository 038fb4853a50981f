import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { modeOfGroup, targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { supportedModes } from './operatorGroupChange';

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
  /** The Operators of the namespace that do not support its install mode. */
  readonly unsupported: readonly string[];
};

/** An Operator of the namespace; without modes, these are unknown. */
export type GroupedOperator = {
  readonly name: string;
  readonly modes: readonly InstallModeType[];
};

/** The OperatorGroups to select from: the one that most Operators support first, then of most members, then the oldest. */
export function groupChoices(
  groups: readonly OperatorGroup[],
  csvs: readonly ClusterServiceVersion[],
  waiting: readonly GroupedOperator[] = [],
): readonly GroupChoice[] {
  const installed = csvs.map((csv) => ({ name: csv.metadata.name, modes: supportedModes(csv) }));
  const operators = [...installed, ...waiting].filter(({ modes }) => modes.length > 0);
  return groups.map((group) => choiceOf(group, csvs, operators)).toSorted(byImportance);
}

function choiceOf(
  group: OperatorGroup,
  csvs: readonly ClusterServiceVersion[],
  operators: readonly GroupedOperator[],
): GroupChoice {
  const { name, uid = null, creationTimestamp = null } = group.metadata;
  const mode = modeOfGroup(group);
  return {
    name,
    uid,
    targets: targetsOf(group),
    serviceAccount: group.spec?.serviceAccountName ?? null,
    createdAt: creationTimestamp,
    members: csvs
      .filter(({ metadata }) => metadata.annotations?.['olm.operatorGroup'] === name)
      .map(({ metadata }) => metadata.name),
    unsupported: operators.filter(({ modes }) => !modes.includes(mode)).map((one) => one.name),
  };
}

function byImportance(one: GroupChoice, other: GroupChoice): number {
  return (
    one.unsupported.length - other.unsupported.length ||
    other.members.length - one.members.length ||
    (one.createdAt ?? '').localeCompare(other.createdAt ?? '')
  );
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
