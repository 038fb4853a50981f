import { danger, info, when } from '~/olm/finding';
import { operatorGroupModel, type OperatorGroup } from '~/kube/models/operatorGroup';
import {
  watchedNamespaces,
  groupsIn,
  isSameTargets,
  modeOfGroup,
  targetsOf,
  providedApis,
} from '~/olm/namespaces/operatorGroupTargets';
import { namespaceObject, type PlannedInstall } from '~/install/rules/plannedInstall';
import { channelOf } from '~/install/rules/form';
import { serviceAccountModel } from '~/kube/models/serviceAccount';
import { isNewNamespace } from '~/install/rules/newNamespace';
import { choose, type InstallFinding } from './installFinding';
import type { ConcernedObject } from '~/olm/messages/message';
import { modeOf, otherNamespaces } from './fixes';

/** The OperatorGroup of the Operator: exactly one (OG-007, IN-008), with matching targets. */
export function groupFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { namespace } = plan.form;
  const [group, ...others] = groupsIn(namespace, plan.facts.operatorGroups);
  if (group === undefined) return accountFindings(null, plan);
  if (others.length > 0) {
    const groups = [group, ...others].map(({ metadata }) => metadata.name);
    const details = { object: namespaceObject(namespace), actions: otherNamespaces(plan) };
    return [danger({ kind: 'several-operator-groups', namespace, groups, ...details })];
  }
  return [
    ...fitFindings(group, plan),
    ...accountFindings(group, plan),
    ...staticFindings(group, plan),
    ...when(
      group.spec?.upgradeStrategy === 'TechPreviewUnsafeFailForward',
      info({ kind: 'group-fails-forward', group: group.metadata.name, object: groupObject(group) }),
    ),
  ];
}

/** OG-008, IN-022: its targets must be the namespaces to watch. */
function fitFindings(group: OperatorGroup, plan: PlannedInstall): readonly InstallFinding[] {
  const targets = targetsOf(group);
  const { name } = group.metadata;
  const object = groupObject(group);
  if (targets.length === 0) {
    const details = { object, actions: otherNamespaces(plan) };
    return [danger({ kind: 'group-selects-nothing', group: name, ...details })];
  }
  if (isSameTargets(targets, watchedNamespaces(plan.form))) return [];
  const mismatch = {
    kind: 'operator-group-mismatch',
    group: name,
    groupMode: modeOfGroup(group),
    groupTargets: targets.filter((target) => target !== ''),
  } as const;
  const actions = [...modeOf(group, plan), ...otherNamespaces(plan)];
  return [danger({ ...mismatch, object, actions })];
}

/** OG-011, OG-012: such a group accepts only Operators whose APIs it lists. */
function staticFindings(group: OperatorGroup, plan: PlannedInstall): readonly InstallFinding[] {
  const kinds = apisBeyond(group, plan);
  const cause = { kind: 'group-static', group: group.metadata.name, kinds } as const;
  const details = { object: groupObject(group), actions: otherNamespaces(plan) };
  return when(kinds.length > 0, danger({ ...cause, ...details }));
}

function groupObject({ metadata }: OperatorGroup): ConcernedObject {
  const { name, namespace = '' } = metadata;
  return { model: operatorGroupModel, name, namespace };
}

/**
 * The kinds of an Operator that a group with static APIs does not list. OLM fails such a ClusterServiceVersion with
 * CannotModifyStaticOperatorGroupProvidedAPIs (OG-011, OG-012).
 */
function apisBeyond(group: OperatorGroup, { form, offered }: PlannedInstall): readonly string[] {
  if (group.spec?.staticProvidedAPIs !== true) return [];
  const listed = providedApis(group);
  return (channelOf(form, offered)?.providedApis ?? [])
    .filter(({ kind, version, group: api }) => !listed.has(`${kind}.${version}.${api}`))
    .map(({ kind }) => kind);
}

/**
 * The service account of an OperatorGroup. Without it no plan continues (OG-007, IP-013); with it the Operator gets no
 * more than the permissions of the account (OG-025 to OG-029).
 * @param group `null`: to be created
 */
function accountFindings(
  group: OperatorGroup | null,
  plan: PlannedInstall,
): readonly InstallFinding[] {
  const { namespace, serviceAccount } = plan.form;
  const account = group === null ? serviceAccount : (group.spec?.serviceAccountName ?? '');
  if (account === '' || namespace === '') return [];
  if (!isMissing(account, plan)) {
    const object = { model: serviceAccountModel, name: account, namespace };
    return [info({ kind: 'account-limits', account, namespace, object })];
  }
  const actions = group === null ? [choose({ serviceAccount: '' })] : otherNamespaces(plan);
  return [danger({ kind: 'account-missing', account, namespace, actions })];
}

/** A new namespace gets the accounts `default` and `builder`, but no others. */
function isMissing(account: string, { form, facts }: PlannedInstall): boolean {
  if (isNewNamespace(form.namespace, facts)) return account !== 'default';
  return facts.serviceAccounts !== null && !facts.serviceAccounts.includes(account);
}
