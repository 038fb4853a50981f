import { isTerminating } from '~/olm/namespaces/terminating';
import { type Finding, choose, finding, when } from './finding';
import { channelOf } from '~/install/rules/form';
import { isNamespaceName } from '~/olm/namespaces/namespaceName';
import {
  type PlannedInstall,
  namespaceObject,
  visibleNamespace,
} from '~/install/rules/plannedInstall';

/** The watched namespaces of an Operator for one other namespace, or for several (IN-005). */
export function targetProblems(plan: PlannedInstall): readonly Finding[] {
  const { mode, targets } = plan.form;
  const places = targets.flatMap((target) => placeProblems(target, plan));
  switch (mode) {
    case 'AllNamespaces':
    case 'OwnNamespace':
      return [];
    case 'SingleNamespace':
      return [...singleProblems(plan), ...places];
    case 'MultiNamespace':
      return [...severalProblems(plan), ...places];
  }
}

/** IN-022, OG-021: the tenant pattern. */
function singleProblems({ form, offered }: PlannedInstall): readonly Finding[] {
  const { namespace, targets } = form;
  const [target, ...others] = targets;
  if (target === undefined || others.length > 0)
    return [finding('error', { kind: 'target-missing' })];
  if (target !== namespace) {
    const object = namespaceObject(target);
    return when(
      namespace !== '',
      finding('info', { kind: 'tenant', namespace, target }, { object }),
    );
  }
  const mayOwn = channelOf(form, offered)?.installModes.includes('OwnNamespace') === true;
  return [
    finding(
      'error',
      { kind: 'target-is-own', namespace },
      { object: namespaceObject(target), fixes: mayOwn ? [choose({ mode: 'OwnNamespace' })] : [] },
    ),
  ];
}

/**
 * OG-005: several targets are discouraged. OLM also requires OwnNamespace if its own namespace is one of several
 * (reason UnsupportedOperatorGroup).
 */
function severalProblems({ form, offered }: PlannedInstall): readonly Finding[] {
  const { namespace, targets } = form;
  const mayOwn = channelOf(form, offered)?.installModes.includes('OwnNamespace') === true;
  const others = targets.filter((target) => target !== namespace);
  return [
    ...when(targets.length < 2, finding('error', { kind: 'targets-too-few' })),
    ...when(
      others.length < targets.length && !mayOwn,
      finding(
        'error',
        { kind: 'own-target-unsupported', namespace },
        { object: namespaceObject(namespace), fixes: [choose({ targets: others })] },
      ),
    ),
    ...when(targets.length > 1, finding('info', { kind: 'targets-discouraged' })),
  ];
}

function placeProblems(target: string, { form, facts }: PlannedInstall): readonly Finding[] {
  const fixes = [choose({ targets: form.targets.filter((one) => one !== target) })];
  if (!isNamespaceName(target)) {
    return [finding('error', { kind: 'target-invalid', namespace: target }, { fixes })];
  }
  if (facts.namespaces === null || target === form.namespace) return [];
  const found = visibleNamespace(target, facts);
  const object = namespaceObject(target);
  if (found === null) {
    return [finding('warning', { kind: 'target-not-found', namespace: target }, { object })];
  }
  return when(
    isTerminating(found),
    finding('warning', { kind: 'target-terminating', namespace: target }, { object, fixes }),
  );
}
