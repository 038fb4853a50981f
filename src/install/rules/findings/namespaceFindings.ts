import { danger, warning, when } from '~/olm/finding';
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
import { choose, type InstallFinding, type Fix } from './installFinding';
import { otherNamespaces } from './fixes';

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
