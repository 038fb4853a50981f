import { channelOf } from '~/install/rules/form';
import { defaultNamespace } from '~/install/rules/formDefaults';
import { isMissingAccount } from '~/install/rules/newAccount';
import {
  namespaceObject,
  type PlannedInstall,
  visibleNamespace,
} from '~/install/rules/plannedInstall';
import { serviceAccountModel } from '~/kube/models/core';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/olm';
import { danger, info, warning, when } from '~/olm/finding';
import type { ConcernedObject } from '~/olm/messages/message';
import { globalNamespace } from '~/olm/namespaces/globalNamespace';
import { isNamespaceName, isReservedName, isTerminating } from '~/olm/namespaces/namespaceName';
import {
  groupsIn,
  isSameTargets,
  modeOfGroup,
  providedApis,
  targetsOf,
  watchedNamespaces,
} from '~/olm/namespaces/operatorGroupTargets';
import { INSTALL_MODES } from '~/olm/packages/installModes';
import { modeOf, otherNamespaces } from './fixes';
import { choose, type Fix, type InstallFinding } from './installFinding';

/** Whether the namespace can contain the Operator, and the user has permission. */
export function namespaceFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { namespace } = plan.form;
  const actions = otherNamespaces(plan);
  if (namespace === '') return [danger({ kind: 'namespace-missing', actions })];
  if (!isNamespaceName(namespace)) {
    return [danger({ kind: 'namespace-invalid', namespace, actions })];
  }
  const details = { object: namespaceObject(namespace), actions };
  const found = visibleNamespace(namespace, plan.facts);
  return [
    ...when(
      found !== null && isTerminating(found),
      danger({ kind: 'namespace-terminating', namespace, ...details }),
    ),
    ...when(isPrivileged(plan), warning({ kind: 'namespace-privileged', namespace, ...details })),
    ...permissionFindings(plan),
  ];
}

/** IN-050: admission ignores the platform's namespaces, and those of run-level 0 and 1. */
function isPrivileged({ form, facts }: PlannedInstall): boolean {
  const labels = visibleNamespace(form.namespace, facts)?.metadata.labels ?? {};
  const level = labels['openshift.io/run-level'] ?? '';
  return PRIVILEGED.includes(form.namespace) || level === '0' || level === '1';
}

const PRIVILEGED: readonly string[] = [
  'default',
  'kube-public',
  'kube-system',
  'openshift',
  'openshift-infra',
  'openshift-node',
];

/** Missing permissions of a user without cluster-wide permissions. */
function permissionFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { form, facts } = plan;
  const { namespace } = form;
  const object = namespaceObject(namespace);
  if (facts.mayUseGlobal === false && namespace === globalNamespace(facts)) {
    const actions = allowedScope(plan);
    return [danger({ kind: 'global-not-allowed', namespace, object, actions })];
  }
  const isOthers = !facts.seesAllNamespaces && visibleNamespace(namespace, facts) === null;
  const isRefused =
    facts.newNamespaceKind === 'ProjectRequest' && isOthers && isReservedName(namespace);
  const actions = otherNamespaces(plan);
  return when(isRefused, danger({ kind: 'namespace-reserved', namespace, object, actions }));
}

/** For a user without permission for cluster-wide installations: a supported mode in a namespace of the user. */
function allowedScope({ form, offered, facts }: PlannedInstall): readonly Fix[] {
  const channel = channelOf(form, offered);
  const mode = INSTALL_MODES.find(
    (one) => one !== 'AllNamespaces' && channel?.installModes.includes(one),
  );
  if (channel === null || mode === undefined) return [];
  const namespace = defaultNamespace(mode, channel, facts);
  return [choose(namespace === '' ? { mode } : { mode, namespace })];
}

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
  const isMissing = isMissingAccount(account, namespace, plan.facts);
  const limits = { kind: 'account-limits', account, namespace, isNew: isMissing } as const;
  if (!isMissing) {
    return [info({ ...limits, object: { model: serviceAccountModel, name: account, namespace } })];
  }
  if (group === null) return [info(limits)];
  return [danger({ kind: 'account-missing', account, namespace, actions: otherNamespaces(plan) })];
}

/** The watched namespaces of an Operator for one other namespace, or for several (IN-005). */
export function targetFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { mode, targets } = plan.form;
  const places = targets.flatMap((target) => placeFindings(target, plan));
  switch (mode) {
    case 'AllNamespaces':
    case 'OwnNamespace':
      return [];
    case 'SingleNamespace':
      return [...singleFindings(plan), ...places];
    case 'MultiNamespace':
      return [...severalFindings(plan), ...places];
  }
}

/** IN-022, OG-021: the tenant pattern. */
function singleFindings({ form, offered }: PlannedInstall): readonly InstallFinding[] {
  const { namespace, targets } = form;
  const [target, ...others] = targets;
  if (target === undefined || others.length > 0) return [danger({ kind: 'target-missing' })];
  if (target !== namespace) {
    const object = namespaceObject(target);
    return when(namespace !== '', info({ kind: 'tenant', namespace, target, object }));
  }
  const mayOwn = channelOf(form, offered)?.installModes.includes('OwnNamespace') === true;
  return [
    danger({
      kind: 'target-is-own',
      namespace,
      object: namespaceObject(target),
      actions: mayOwn ? [choose({ mode: 'OwnNamespace' })] : [],
    }),
  ];
}

/**
 * OG-005: several targets are discouraged. OLM also requires OwnNamespace if its own namespace is one of several
 * (reason UnsupportedOperatorGroup).
 */
function severalFindings({ form, offered }: PlannedInstall): readonly InstallFinding[] {
  const { namespace, targets } = form;
  const mayOwn = channelOf(form, offered)?.installModes.includes('OwnNamespace') === true;
  const others = targets.filter((target) => target !== namespace);
  return [
    ...when(targets.length < 2, danger({ kind: 'targets-too-few' })),
    ...when(
      others.length < targets.length && !mayOwn,
      danger({
        kind: 'own-target-unsupported',
        namespace,
        object: namespaceObject(namespace),
        actions: [choose({ targets: others })],
      }),
    ),
    ...when(targets.length > 1, info({ kind: 'targets-discouraged' })),
  ];
}

function placeFindings(target: string, { form, facts }: PlannedInstall): readonly InstallFinding[] {
  const actions = [choose({ targets: form.targets.filter((one) => one !== target) })];
  if (!isNamespaceName(target)) {
    return [danger({ kind: 'target-invalid', namespace: target, actions })];
  }
  if (facts.namespaces === null || target === form.namespace) return [];
  const found = visibleNamespace(target, facts);
  const object = namespaceObject(target);
  if (found === null) {
    return [warning({ kind: 'target-not-found', namespace: target, object })];
  }
  return when(
    isTerminating(found),
    warning({ kind: 'target-terminating', namespace: target, object, actions }),
  );
}
