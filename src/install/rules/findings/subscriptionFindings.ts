import { channelOf, manualSubscriptions, versionOf } from '~/install/rules/form';
import { isNewNamespace } from '~/install/rules/namespaces';
import {
  hasDependencies,
  isHeadChosen,
  namespaceObject,
  type PlannedInstall,
  visibleNamespace,
} from '~/install/rules/plannedInstall';
import { type Subscription, subscriptionModel } from '~/kube/models/olm';
import { danger, info, warning, when } from '~/olm/finding';
import { readSettings } from '~/olm/installed/subscription';
import type { ConcernedObject } from '~/olm/messages/message';
import {
  hasUnreadableTemplate,
  type SuggestedNamespace,
  suggestedNamespace,
} from '~/olm/namespaces/namespaceName';
import { csvVersions } from '~/olm/plans/csvVersions';
import { releaseOf, versionOrder } from '~/olm/semanticVersion';
import { type ApiClash, apiClashes, joinedClashes } from './apiClash';
import type { OtherInstall } from './cause';
import { otherNamespaces, withoutClash } from './fixes';
import { choose, type InstallFinding } from './installFinding';

/** The same package, or another Operator for the same APIs, that is already installed. */
export function subscriptionFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { form, offered, facts } = plan;
  const same = subscriptionsOf(plan);
  const here = same.find(({ metadata }) => metadata.namespace === form.namespace);
  const clashes = apiClashes(form, offered, facts)
    // The package itself is already reported (IN-039).
    .filter(({ namespace }) => here === undefined || namespace !== form.namespace);
  return [
    ...(here === undefined ? elsewhere(same, plan) : [alreadyHere(here)]),
    ...clashFinding(clashes, plan),
  ];
}

/** One for all namespaces. */
function clashFinding(
  clashes: readonly ApiClash[],
  plan: PlannedInstall,
): readonly InstallFinding[] {
  const [first] = clashes;
  if (first === undefined) return [];
  const details = { object: namespaceObject(first.namespace), actions: withoutClash(plan) };
  return [danger({ kind: 'api-clash', ...joinedClashes(clashes), ...details })];
}

/** IN-039: one Subscription per package and namespace, whatever the catalog. */
function alreadyHere({ metadata }: Subscription): InstallFinding {
  const { name: subscription, namespace = '' } = metadata;
  return danger({
    kind: 'already-subscribed',
    subscription,
    namespace,
    actions: [{ kind: 'use-existing', namespace, subscription }],
  });
}

/**
 * IN-040, IN-041: both share the CRDs, so that only the same version is safe, and none with dependencies. A conversion
 * webhook needs no rule: OLM accepts one only with AllNamespaces alone (`createOrUpdateConversionWebhook` in
 * install/webhook.go, OLM 992bb09, 2026-11-28), and then the APIs clash. IN-042: nor an earlier version.
 */
function elsewhere(same: readonly Subscription[], plan: PlannedInstall): readonly InstallFinding[] {
  const installs = same
    .map((one) => installOf(one, plan))
    .toSorted((one, other) => one.namespace.localeCompare(other.namespace));
  const [first] = installs;
  if (first === undefined) return [];
  const { version } = plan.form;
  const newest = newestOf(installs);
  const isAlike = installs.every((one) => one.version === version);
  const details = { object: objectOf(first), actions: likeThat(newest, plan) };
  const dependent = hasDependencies(plan);
  const subscribed = {
    kind: 'subscribed-elsewhere',
    installs,
    hasDependencies: dependent,
  } as const;
  return [
    { severity: isAlike && !dependent ? 'info' : 'warning', ...subscribed, ...details },
    ...(newest === null ? [] : olderFinding(newest, plan)),
  ];
}

function olderFinding(newest: OtherInstall, { form }: PlannedInstall): readonly InstallFinding[] {
  const isOlder = (versionOrder(form.version, newest.version) ?? 0) < 0;
  const cause = { kind: 'older-than-elsewhere', version: form.version, newest } as const;
  return when(isOlder, warning({ ...cause, object: objectOf(newest) }));
}

/** The version that is already installed, if the channel contains it. */
function likeThat(newest: OtherInstall | null, { form, offered }: PlannedInstall) {
  const version = newest?.version ?? form.version;
  const isOffered = channelOf(form, offered)?.versions.some((one) => one.version === version);
  const isOther = versionOf(form, offered)?.version !== version;
  return isOffered === true && isOther ? [choose({ version })] : [];
}

function newestOf(installs: readonly OtherInstall[]): OtherInstall | null {
  const known = installs.filter(({ version }) => releaseOf(version ?? '') !== null);
  return known.toSorted((one, other) => versionOrder(other.version, one.version) ?? 0)[0] ?? null;
}

function installOf({ metadata, status }: Subscription, { offered }: PlannedInstall): OtherInstall {
  return {
    namespace: metadata.namespace ?? '',
    subscription: metadata.name,
    version: csvVersions(offered)(status?.installedCSV ?? ''),
  };
}

function objectOf({ namespace, subscription }: OtherInstall): ConcernedObject {
  return { model: subscriptionModel, name: subscription, namespace };
}

function subscriptionsOf({ offered, facts }: PlannedInstall): readonly Subscription[] {
  return (facts.subscriptions ?? []).filter(({ spec }) => spec?.name === offered.key.packageName);
}

/** IN-016, IN-018, IN-019: an approval applies to the whole namespace. */
export function approvalFindings(plan: PlannedInstall): readonly InstallFinding[] {
  return plan.form.approval === 'Manual' ? manualFindings(plan) : automaticFindings(plan);
}

function automaticFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { namespace, version } = plan.form;
  const manual = manualSubscriptions(namespace, plan.facts);
  const head = channelOf(plan.form, plan.offered)?.version ?? '';
  const hold = choose({ approval: 'Manual' });
  return [
    ...when(
      !isHeadChosen(plan),
      warning({ kind: 'not-held', version, head, actions: [hold, choose({ version: head })] }),
    ),
    ...manual.slice(0, 1).map((first) =>
      warning({
        kind: 'held-by-others',
        namespace,
        subscriptions: manual.map(({ metadata }) => metadata.name),
        object: subscriptionObject(first),
        actions: [hold, ...otherNamespaces(plan)],
      }),
    ),
  ];
}

/** IN-020: separate namespaces for separate policies. Manual Subscriptions are not affected. */
function manualFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { namespace } = plan.form;
  const automatic = (plan.facts.subscriptions ?? []).filter(
    (one) =>
      one.metadata.namespace === namespace &&
      one.spec?.name !== plan.offered.key.packageName &&
      readSettings(one).approval === 'Automatic',
  );
  return automatic.slice(0, 1).map((first) =>
    warning({
      kind: 'shared-approval',
      namespace,
      object: subscriptionObject(first),
      actions: otherNamespaces(plan),
    }),
  );
}

function subscriptionObject({ metadata: { name, namespace = '' } }: Subscription): ConcernedObject {
  return { model: subscriptionModel, name, namespace };
}

/** The author's suggestions for the namespace, and which of them apply. */
export function suggestionFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const annotations = channelOf(plan.form, plan.offered)?.annotations ?? {};
  if (plan.form.namespace === '') return [];
  const suggested = suggestedNamespace(annotations);
  return [
    ...when(
      hasUnreadableTemplate(annotations) && isNewNamespace(plan.form.namespace, plan.facts),
      warning({ kind: 'suggestion-unreadable' }),
    ),
    ...(suggested === null
      ? []
      : [...placeFindings(suggested, plan), ...podSecurityFindings(suggested, plan)]),
  ];
}

/**
 * IN-023 and stock console 4.3: in another namespace the Operator might not work as its author expects; an existing one
 * is shared.
 */
function placeFindings(
  { name }: SuggestedNamespace,
  plan: PlannedInstall,
): readonly InstallFinding[] {
  const { namespace } = plan.form;
  if (namespace !== name) {
    const cause = { kind: 'suggestion-ignored', namespace, suggested: name } as const;
    const actions = [choose({ namespace: name })];
    return [warning({ ...cause, object: namespaceObject(namespace), actions })];
  }
  return when(
    visibleNamespace(name, plan.facts) !== null,
    info({ kind: 'suggestion-reused', namespace, object: namespaceObject(name) }),
  );
}

/** IN-049, PS-009: the level of pod security in the author's template. */
function podSecurityFindings(
  suggested: SuggestedNamespace,
  { form, facts }: PlannedInstall,
): readonly InstallFinding[] {
  const { namespace } = form;
  const level = suggested.labels[ENFORCE];
  if (level === undefined || level === 'restricted') return [];
  const object = namespaceObject(namespace);
  if (isMadeAsSuggested(suggested, { form, facts })) {
    return [info({ kind: 'pod-security-lifted', namespace, level, object })];
  }
  const found = visibleNamespace(namespace, facts);
  const isUnknown = found === null && !isNewNamespace(namespace, facts);
  const has = found?.metadata.labels?.[ENFORCE];
  return when(
    !isUnknown && has !== level && has !== 'privileged',
    warning({ kind: 'pod-security-missing', namespace, level, object }),
  );
}

/** IN-024: the template applies to new namespaces. A requested project accepts no labels. */
function isMadeAsSuggested(
  { name }: SuggestedNamespace,
  { form, facts }: Pick<PlannedInstall, 'form' | 'facts'>,
): boolean {
  const { namespace } = form;
  return (
    namespace === name && facts.newNamespaceKind === 'Namespace' && isNewNamespace(namespace, facts)
  );
}

const ENFORCE = 'pod-security.kubernetes.io/enforce';
