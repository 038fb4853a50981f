import { operatorGroupModel } from '~/kube/models/operatorGroup';
import { headCsv } from '~/olm/status/csvStatus';
import { reporterOf } from '~/olm/status/reportedStatus';
import type { OperatorFacts } from './operatorFacts';
import type { Remedy } from './remedy';

/** OG-007. The permission to create one is reviewed when the user selects it. */
export function createGroup({ namespace }: OperatorFacts): readonly Remedy[] {
  return [{ kind: 'create-operator-group', namespace }];
}

/** The user decides which one remains. */
export function removeGroups({ namespace, operatorGroups }: OperatorFacts): readonly Remedy[] {
  const names = (operatorGroups ?? []).map(({ metadata }) => metadata.name);
  return names.length < 2 ? [] : [{ kind: 'remove-operator-group', namespace, names }];
}

/** The only OperatorGroup of the namespace must support all of its Operators (OG-008, CSV-009). */
export function changeGroup(facts: OperatorFacts): readonly Remedy[] {
  const { namespace, operatorGroups, csvs } = facts;
  const [group, ...others] = operatorGroups ?? [];
  const csvName = headCsv(csvs)?.metadata.name;
  if (group === undefined || others.length > 0 || csvName === undefined) return [];
  return [{ kind: 'change-operator-group', namespace, name: group.metadata.name, csvName }];
}

/**
 * OLM replaces a Failed CSV, or plans again after a failed InstallPlan, only if the only OperatorGroup of the namespace
 * allows it. Not offered for conflicts with an OperatorGroup or another Operator, which a later version has as well.
 * Sources: olm.operatorframework.io "Opting into UnsafeFailForward upgrades"; IsFailForwardEnabled (fail_forward.go) and
 * CSVPhaseFailed (operators/olm/operator.go) of OLM.
 */
export function failForward(facts: OperatorFacts): readonly Remedy[] {
  const { namespace, operatorGroups, subscription } = facts;
  const [group, ...others] = operatorGroups ?? [];
  if (group === undefined || others.length > 0 || subscription === null) return [];
  const isEnabled = group.spec?.upgradeStrategy === 'TechPreviewUnsafeFailForward';
  if (isEnabled || !isVersionFailed(facts)) return [];
  return [{ kind: 'fail-forward', namespace, name: group.metadata.name }];
}

function isVersionFailed({ csvs, plan }: OperatorFacts): boolean {
  if (plan?.status?.phase === 'Failed') return true;
  const status = headCsv(csvs)?.status;
  return status?.phase === 'Failed' && !CONFLICTS.includes(status.reason ?? '');
}

const CONFLICTS: readonly string[] = [
  'NoOperatorGroup',
  'TooManyOperatorGroups',
  'NoTargetNamespaces',
  'UnsupportedOperatorGroup',
  'InterOperatorGroupOwnerConflict',
  'CannotModifyStaticOperatorGroupProvidedAPIs',
  'OwnerConflict',
];

/** The OperatorGroup contains a static list of APIs (OG-011), which only the user can correct. */
export function openGroup({ operatorGroups }: OperatorFacts): readonly Remedy[] {
  return (operatorGroups ?? []).map((group) => ({
    kind: 'open-object',
    object: reporterOf(operatorGroupModel, group),
  }));
}
