import { danger, info, warning, when } from '~/olm/finding';
import { isTerminating } from '~/olm/namespaces/terminating';
import { type InstallFinding, choose } from './installFinding';
import { channelOf } from '~/install/rules/form';
import { isNamespaceName } from '~/olm/namespaces/namespaceName';
import {
  type PlannedInstall,
  namespaceObject,
  visibleNamespace,
} from '~/install/rules/plannedInstall';

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
