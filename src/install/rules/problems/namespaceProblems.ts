import { isTerminating } from '~/olm/namespaces/terminating';
import { globalNamespace } from '~/olm/namespaces/globalNamespace';
import { isNamespaceName, isReservedName } from '~/olm/namespaces/namespaceName';
import {
  namespaceObject,
  visibleNamespace,
  type PlannedInstall,
} from '~/install/rules/plannedInstall';
import { INSTALL_MODES } from '~/olm/packages/installModes';
import { channelOf } from '~/install/rules/form';
import { defaultNamespace } from '~/install/rules/formDefaults';
import { finding, when, choose, type Finding, type Fix } from './finding';
import { otherNamespaces } from './fixes';

/** Whether the namespace can contain the Operator, and the user has permission. */
export function namespaceProblems(plan: PlannedInstall): readonly Finding[] {
  const { namespace } = plan.form;
  const fixes = otherNamespaces(plan);
  if (namespace === '') return [finding('error', { kind: 'namespace-missing' }, { fixes })];
  if (!isNamespaceName(namespace)) {
    return [finding('error', { kind: 'namespace-invalid', namespace }, { fixes })];
  }
  const details = { object: namespaceObject(namespace), fixes };
  const found = visibleNamespace(namespace, plan.facts);
  return [
    ...when(
      found !== null && isTerminating(found),
      finding('error', { kind: 'namespace-terminating', namespace }, details),
    ),
    ...when(
      isPrivileged(plan),
      finding('warning', { kind: 'namespace-privileged', namespace }, details),
    ),
    ...permissionProblems(plan),
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
function permissionProblems(plan: PlannedInstall): readonly Finding[] {
  const { form, facts } = plan;
  const { namespace } = form;
  const object = namespaceObject(namespace);
  if (facts.mayUseGlobal === false && namespace === globalNamespace(facts)) {
    const fixes = allowedScope(plan);
    return [finding('error', { kind: 'global-not-allowed', namespace }, { object, fixes })];
  }
  const isOthers = !facts.seesAllNamespaces && visibleNamespace(namespace, facts) === null;
  const isRefused =
    facts.newNamespaceKind === 'ProjectRequest' && isOthers && isReservedName(namespace);
  const fixes = otherNamespaces(plan);
  return when(
    isRefused,
    finding('error', { kind: 'namespace-reserved', namespace }, { object, fixes }),
  );
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
