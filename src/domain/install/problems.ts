import type { Subscription } from '~/models/subscription';
import type { OperatorPackage } from '../catalog/operatorPackage';
import { apiClashes } from './apiClash';
import type { Finding } from './finding';
import {
  type ClusterFacts,
  type InstallForm,
  channelOf,
  isHeadOf,
  manualSubscriptions,
  versionOf,
  watchedNamespaces,
} from './form';
import { groupsIn, isSameTargets, modeOfGroup, targetsOf } from './operatorGroupFit';

/** What stands against an installation, errors first. */
export function problemsOf(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): readonly Finding[] {
  const findings = [
    ...offerFindings(form, offered),
    ...namespaceFindings(form, facts),
    ...targetFindings(form, offered, facts),
    ...groupFindings(form, facts),
    ...subscriptionFindings(form, offered, facts),
    ...clashFindings(form, offered, facts),
    ...approvalFindings(form, offered, facts),
    ...deprecations(form, offered),
  ];
  return SEVERITIES.flatMap((severity) => findings.filter((one) => one.severity === severity));
}

const SEVERITIES = ['error', 'warning', 'info'] as const;

/** IN-004, IN-006, IN-017, SU-044. */
function offerFindings(form: InstallForm, offered: OperatorPackage): readonly Finding[] {
  const { channel: name, mode, version } = form;
  const channel = channelOf(form, offered);
  if (channel === null) return [{ severity: 'error', kind: 'channel-unknown', channel: name }];
  const isKnown = versionOf(form, offered) !== null;
  const isSupported = channel.installModes.includes(mode);
  return [
    ...onlyIf(!isKnown, { severity: 'error', kind: 'version-unknown', channel: name, version }),
    ...onlyIf(!isSupported, { severity: 'error', kind: 'mode-unsupported', mode }),
  ];
}

/** IN-043 (terminating), IN-050 (privileged), and the API server's rule for names (RFC 1123 label). */
function namespaceFindings(form: InstallForm, facts: ClusterFacts): readonly Finding[] {
  const { namespace } = form;
  if (namespace === '') return [{ severity: 'error', kind: 'namespace-missing' }];
  if (!LABEL.test(namespace) || namespace.length > 63) {
    return [{ severity: 'error', kind: 'namespace-invalid', namespace }];
  }
  const found = facts.namespaces?.find(({ metadata }) => metadata.name === namespace);
  const isTerminating =
    found?.status?.phase === 'Terminating' || found?.metadata.deletionTimestamp !== undefined;
  return [
    ...onlyIf(isTerminating, { severity: 'error', kind: 'namespace-terminating', namespace }),
    ...onlyIf(PRIVILEGED.includes(namespace), {
      severity: 'warning',
      kind: 'namespace-privileged',
      namespace,
    }),
  ];
}

const LABEL = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;

const PRIVILEGED: readonly string[] = [
  'default',
  'kube-public',
  'kube-system',
  'openshift',
  'openshift-infra',
  'openshift-node',
];

/** IN-005: one other namespace, or more than one. */
function targetFindings(
  form: InstallForm,
  offered: OperatorPackage,
  { namespaces }: ClusterFacts,
): readonly Finding[] {
  const { mode, namespace, targets } = form;
  if (mode === 'AllNamespaces' || mode === 'OwnNamespace') return [];
  const isSingle = mode === 'SingleNamespace';
  const unknown = targets.filter((target) =>
    namespaces?.every(({ metadata }) => metadata.name !== target),
  );
  return [
    ...onlyIf(isSingle && targets.length !== 1, { severity: 'error', kind: 'target-missing' }),
    ...onlyIf(isSingle && targets[0] === namespace && namespace !== '', {
      severity: 'error',
      kind: 'target-is-own',
      namespace,
    }),
    ...onlyIf(!isSingle && targets.length < 2, { severity: 'error', kind: 'targets-too-few' }),
    ...onlyIf(!isSingle && targets.includes(namespace) && !mayWatchOwn(form, offered), {
      severity: 'error',
      kind: 'own-target-unsupported',
      namespace,
    }),
    ...unknown.map((target): Finding => ({
      severity: 'warning',
      kind: 'target-not-found',
      namespace: target,
    })),
  ];
}

/** OLM asks an Operator for OwnNamespace too when its own namespace is one of several (reason UnsupportedOperatorGroup). */
function mayWatchOwn(form: InstallForm, offered: OperatorPackage): boolean {
  return channelOf(form, offered)?.installModes.includes('OwnNamespace') === true;
}

/** OG-007, IN-008: exactly one. OG-008, IN-022: and it selects what the Operator is to watch. */
function groupFindings(form: InstallForm, facts: ClusterFacts): readonly Finding[] {
  const { namespace } = form;
  const [group, ...others] = groupsIn(namespace, facts.operatorGroups);
  if (group === undefined) return [];
  if (others.length > 0) {
    const groups = [group, ...others].map(({ metadata }) => metadata.name);
    return [{ severity: 'error', kind: 'several-operator-groups', namespace, groups }];
  }
  const targets = targetsOf(group);
  const isFitting = isSameTargets(targets, watchedNamespaces(form));
  return onlyIf(!isFitting, {
    severity: 'error',
    kind: 'operator-group-mismatch',
    group: group.metadata.name,
    groupMode: modeOfGroup(group),
    groupTargets: targets.filter((target) => target !== ''),
  });
}

/** IN-039: one Subscription per package and namespace, whatever the catalog. IN-040: the same package elsewhere. */
function subscriptionFindings(
  { namespace }: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): readonly Finding[] {
  const same = subscriptionsOf(offered, facts);
  const here = same.find(isIn(namespace));
  if (here !== undefined) {
    const subscription = here.metadata.name;
    return [{ severity: 'error', kind: 'already-subscribed', subscription, namespace }];
  }
  const namespaces = same.flatMap(({ metadata }) => metadata.namespace ?? []);
  return onlyIf(namespaces.length > 0, {
    severity: 'warning',
    kind: 'subscribed-elsewhere',
    namespaces: [...new Set(namespaces)].sort(),
  });
}

/** OG-013: other Operators serve the same APIs. That this very package does so here is said already (IN-039). */
function clashFindings(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): readonly Finding[] {
  const isSelf = (namespace: string) =>
    namespace === form.namespace && subscriptionsOf(offered, facts).some(isIn(namespace));
  return apiClashes(form, offered, facts)
    .filter(({ namespace }) => !isSelf(namespace))
    .map((clash) => ({ severity: 'error', kind: 'api-clash', ...clash }));
}

function subscriptionsOf({ key }: OperatorPackage, { subscriptions }: ClusterFacts) {
  return (subscriptions ?? []).filter(({ spec }) => spec?.name === key.packageName);
}

function isIn(namespace: string): (subscription: Subscription) => boolean {
  return ({ metadata }) => metadata.namespace === namespace;
}

/** IN-016, IN-018, IN-019: an approval counts for the whole namespace. */
function approvalFindings(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): readonly Finding[] {
  const { approval, namespace, version } = form;
  const channel = channelOf(form, offered);
  const isHead = channel === null || isHeadOf(channel, version);
  const siblings = (facts.subscriptions ?? [])
    .filter(isIn(namespace))
    .filter(({ spec }) => spec?.name !== offered.key.packageName);
  const manual = manualSubscriptions(namespace, facts);
  const isManual = approval === 'Manual';
  return [
    ...onlyIf(!isManual && !isHead, {
      severity: 'warning',
      kind: 'not-held',
      version,
      head: channel?.version ?? '',
    }),
    ...onlyIf(!isManual && manual.length > 0, {
      severity: 'warning',
      kind: 'held-by-others',
      namespace,
      subscriptions: manual.map(({ metadata }) => metadata.name),
    }),
    ...onlyIf(isManual && siblings.length > 0, {
      severity: 'warning',
      kind: 'shared-approval',
      namespace,
      subscriptions: siblings.map(({ metadata }) => metadata.name),
    }),
  ];
}

/** SU-013: package, channel and version may be deprecated at once, each with a message of its own. */
function deprecations(form: InstallForm, offered: OperatorPackage): readonly Finding[] {
  const messages = [
    offered.deprecation,
    channelOf(form, offered)?.deprecation ?? null,
    versionOf(form, offered)?.deprecation ?? null,
  ];
  return messages.flatMap((message) =>
    message === null ? [] : [{ severity: 'warning', kind: 'deprecated', message }],
  );
}

function onlyIf(condition: boolean, finding: Finding): readonly Finding[] {
  return condition ? [finding] : [];
}
