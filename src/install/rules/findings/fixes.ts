import { isNamespaceName, isReservedName, isTerminating } from '~/olm/namespaces/namespaceName';
import { channelOf as channelIn } from '~/olm/packages/operatorPackage';
import { apiClashes } from './apiClash';
import { type Fix, choose } from './installFinding';
import { channelOf } from '~/install/rules/form';
import { watchedNamespaces } from '~/olm/namespaces/operatorGroupTargets';
import { defaultNamespace } from '~/install/rules/formDefaults';
import { isNewNamespace } from '~/install/rules/namespaces';
import {
  groupsIn,
  isSameTargets,
  modeOfGroup,
  targetsOf,
} from '~/olm/namespaces/operatorGroupTargets';
import { type PlannedInstall, visibleNamespace } from '~/install/rules/plannedInstall';
import type { OperatorGroup } from '~/kube/models/olm';

/** The maximum. The form has the complete list. */
const FEW = 2;

/**
 * Other namespaces for the same mode: the default, then a new one (IN-018), then those with a matching OperatorGroup
 * (OG-008).
 */
export function otherNamespaces(plan: PlannedInstall): readonly Fix[] {
  const { form, offered, facts } = plan;
  const usual = defaultNamespace(form.mode, channelOf(form, offered) ?? undefined, facts);
  const isFit = (namespace: string) => namespace !== '' && fits(namespace, plan);
  const names = [usual, ...ofItsOwn(plan), ...withGroups(plan)].filter(isFit);
  return [...new Set(names)].slice(0, FEW).map((namespace) => choose({ namespace }));
}

/** OG-013: namespaces without a conflict. A cluster-wide Operator can only avoid one by watching its own namespace. */
export function withoutClash(plan: PlannedInstall): readonly Fix[] {
  const { form, offered } = plan;
  const same = otherNamespaces(plan);
  const mayOwn = channelOf(form, offered)?.installModes.includes('OwnNamespace') === true;
  if (same.length > 0 || form.mode !== 'AllNamespaces' || !mayOwn) return same;
  const mode = 'OwnNamespace';
  return otherNamespaces({ ...plan, form: { ...form, mode, targets: [] } }).map((fix) =>
    fix.kind === 'choose' ? choose({ ...fix.choices, mode }) : fix,
  );
}

/** IN-022: the mode of the existing group if the Operator supports it. */
export function modeOf(group: OperatorGroup, { form, offered }: PlannedInstall): readonly Fix[] {
  const mode = modeOfGroup(group);
  const targets = targetsOf(group);
  const isSupported = channelOf(form, offered)?.installModes.includes(mode) === true;
  if (!isSupported || targets.length === 0) return [];
  const isListed = mode === 'SingleNamespace' || mode === 'MultiNamespace';
  return [choose(isListed ? { mode, targets } : { mode })];
}

/** A namespace with an OperatorGroup, and the mode of the group. */
export function intoNamespace(namespace: string, plan: PlannedInstall): readonly Fix[] {
  const [group] = groupsIn(namespace, plan.facts.operatorGroups);
  const fixes = group === undefined ? [] : modeOf(group, plan);
  return fixes.flatMap((fix) =>
    fix.kind === 'choose' && fits(namespace, { ...plan, form: { ...plan.form, ...fix.choices } })
      ? choose({ ...fix.choices, namespace })
      : [],
  );
}

/** The default channel, if the selected one does not exist. */
export function defaultChannelFix({ offered }: PlannedInstall): readonly Fix[] {
  const channel = channelIn(offered, null);
  return channel === null ? [] : [choose({ channel: channel.name })];
}

/** Excludes platform namespaces, and groups with a service account, which limits the permissions of OLM (OG-025). */
function withGroups({ facts }: PlannedInstall): readonly string[] {
  return (facts.operatorGroups ?? [])
    .filter(({ spec }) => (spec?.serviceAccountName ?? '') === '')
    .flatMap(({ metadata }) => metadata.namespace ?? [])
    .filter((namespace) => !isReservedName(namespace))
    .toSorted();
}

/**
 * A new namespace with the package's name. A user who cannot create namespaces cannot create its OperatorGroup either
 * (IN-052).
 */
function ofItsOwn({ form, offered, facts }: PlannedInstall): readonly string[] {
  const { packageName } = offered.key;
  const isApart = form.mode !== 'AllNamespaces' && facts.seesAllNamespaces;
  const isPossible = isNamespaceName(packageName) && isNewNamespace(packageName, facts);
  return isApart && isPossible ? [packageName] : [];
}

function fits(namespace: string, { form, offered, facts }: PlannedInstall): boolean {
  const found = visibleNamespace(namespace, facts);
  const groups = (facts.operatorGroups ?? []).filter(
    ({ metadata }) => metadata.namespace === namespace,
  );
  const wanted = watchedNamespaces({ ...form, namespace });
  const isTaken = facts.subscriptions?.some(
    ({ metadata, spec }) =>
      metadata.namespace === namespace && spec?.name === offered.key.packageName,
  );
  return (
    namespace !== form.namespace &&
    !(found !== null && isTerminating(found)) &&
    isTaken !== true &&
    groups.length < 2 &&
    groups.every((group) => isSameTargets(targetsOf(group), wanted)) &&
    apiClashes({ ...form, namespace }, offered, facts).length === 0
  );
}
