import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { type Finding, type NamedObject, finding, when } from './finding';
import { modeOf, otherNamespaces } from './fixes';
import { watchedNamespaces } from '~/olm/namespaces/operatorGroupFit';
import { accountProblems } from './accountProblems';
import { groupsIn, isSameTargets, modeOfGroup, targetsOf } from '~/olm/namespaces/operatorGroupFit';
import { type PlannedInstall, namespaceObject } from '~/install/rules/plannedInstall';
import { apisBeyond } from './staticGroup';

/** The OperatorGroup that the Operator becomes a member of: exactly one (OG-007, IN-008), and one that fits. */
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

/** OG-008, IN-022: it selects what the Operator is to watch. */
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

/** OG-011, OG-012: such a group takes nobody who serves APIs that it does not list. */
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
