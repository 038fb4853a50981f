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
import { finding, when, choose, type Finding, type NamedObject } from './finding';
import { modeOf, otherNamespaces } from './fixes';

/** The OperatorGroup of the Operator: exactly one (OG-007, IN-008), with matching targets. */
export function groupProblems(plan: PlannedInstall): readonly Finding[] {
  const { namespace } = plan.form;
  const [group, ...others] = groupsIn(namespace, plan.facts.operatorGroups);
  if (group === undefined) return accountProblems(null, plan);
  if (others.length > 0) {
    const groups = [group, ...others].map(({ metadata }) => metadata.name);
    const details = { object: namespaceObject(namespace), fixes: otherNamespaces(plan) };
    return [finding('error', { kind: 'several-operator-groups', namespace, groups }, details)];
  }
  return [
    ...fitProblems(group, plan),
    ...accountProblems(group, plan),
    ...staticProblems(group, plan),
    ...when(
      group.spec?.upgradeStrategy === 'TechPreviewUnsafeFailForward',
      finding(
        'info',
        { kind: 'group-fails-forward', group: group.metadata.name },
        { object: groupObject(group) },
      ),
    ),
  ];
}

/** OG-008, IN-022: its targets must be the namespaces to watch. */
function fitProblems(group: OperatorGroup, plan: PlannedInstall): readonly Finding[] {
  const targets = targetsOf(group);
  const { name } = group.metadata;
  const object = groupObject(group);
  if (targets.length === 0) {
    const details = { object, fixes: otherNamespaces(plan) };
    return [finding('error', { kind: 'group-selects-nothing', group: name }, details)];
  }
  if (isSameTargets(targets, watchedNamespaces(plan.form))) return [];
  const mismatch = {
    kind: 'operator-group-mismatch',
    group: name,
    groupMode: modeOfGroup(group),
    groupTargets: targets.filter((target) => target !== ''),
  } as const;
  const fixes = [...modeOf(group, plan), ...otherNamespaces(plan)];
  return [finding('error', mismatch, { object, fixes })];
}

/** OG-011, OG-012: such a group accepts only Operators whose APIs it lists. */
function staticProblems(group: OperatorGroup, plan: PlannedInstall): readonly Finding[] {
  const kinds = apisBeyond(group, plan);
  const cause = { kind: 'group-static', group: group.metadata.name, kinds } as const;
  const details = { object: groupObject(group), fixes: otherNamespaces(plan) };
  return when(kinds.length > 0, finding('error', cause, details));
}

function groupObject({ metadata }: OperatorGroup): NamedObject {
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
function accountProblems(group: OperatorGroup | null, plan: PlannedInstall): readonly Finding[] {
  const { namespace, serviceAccount } = plan.form;
  const account = group === null ? serviceAccount : (group.spec?.serviceAccountName ?? '');
  if (account === '' || namespace === '') return [];
  const limits = { kind: 'account-limits', account, namespace } as const;
  const isGone = isMissing(account, plan);
  const object = { model: serviceAccountModel, name: account, namespace, isMissing: isGone };
  if (!isGone) return [finding('info', limits, { object })];
  const fixes = group === null ? [choose({ serviceAccount: '' })] : otherNamespaces(plan);
  return [finding('error', { kind: 'account-missing', account, namespace }, { object, fixes })];
}

/** A new namespace gets the accounts `default` and `builder`, but no others. */
function isMissing(account: string, { form, facts }: PlannedInstall): boolean {
  if (isNewNamespace(form.namespace, facts)) return account !== 'default';
  return facts.serviceAccounts !== null && !facts.serviceAccounts.includes(account);
}
