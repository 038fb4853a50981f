import { danger, warning, when } from '~/olm/finding';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { csvVersions } from '~/olm/plans/csvVersions';
import { type ApiClash, apiClashes, joinedClashes } from './apiClash';
import type { OtherInstall } from './cause';
import { type InstallFinding, choose } from './installFinding';
import type { ConcernedObject } from '~/olm/messages/message';
import { withoutClash } from './fixes';
import { channelOf, versionOf } from '~/install/rules/form';
import {
  type PlannedInstall,
  hasDependencies,
  namespaceObject,
} from '~/install/rules/plannedInstall';
import { releaseOf, versionOrder } from '~/olm/semanticVersion';

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
