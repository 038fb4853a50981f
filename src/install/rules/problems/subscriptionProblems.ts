import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { csvVersions } from '~/olm/plans/csvVersions';
import { type ApiClash, apiClashes, joinedClashes } from './apiClash';
import type { OtherInstall } from './cause';
import { type Finding, type NamedObject, choose, finding, when } from './finding';
import { withoutClash } from './fixes';
import { channelOf, versionOf } from '~/install/rules/form';
import {
  type PlannedInstall,
  hasDependencies,
  namespaceObject,
} from '~/install/rules/plannedInstall';
import { releaseOf, versionOrder } from '~/olm/semanticVersion';

/** The same package, or another Operator for the same APIs, that is already installed. */
export function subscriptionProblems(plan: PlannedInstall): readonly Finding[] {
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
function clashFinding(clashes: readonly ApiClash[], plan: PlannedInstall): readonly Finding[] {
  const [first] = clashes;
  if (first === undefined) return [];
  const details = { object: namespaceObject(first.namespace), fixes: withoutClash(plan) };
  return [finding('error', { kind: 'api-clash', ...joinedClashes(clashes) }, details)];
}

/** IN-039: one Subscription per package and namespace, whatever the catalog. */
function alreadyHere({ metadata }: Subscription): Finding {
  const { name: subscription, namespace = '' } = metadata;
  return finding(
    'error',
    { kind: 'already-subscribed', subscription, namespace },
    {
      object: { model: subscriptionModel, name: subscription, namespace },
      fixes: [{ kind: 'use-existing', namespace, subscription }],
    },
  );
}

/**
 * IN-040, IN-041: both share the CRDs, so that only the same version is safe, and none with dependencies. A conversion
 * webhook needs no rule: OLM accepts one only with AllNamespaces alone (`createOrUpdateConversionWebhook` in
 * install/webhook.go, OLM 992bb09, 2026-11-28), and then the APIs clash. IN-042: nor an earlier version.
 */
function elsewhere(same: readonly Subscription[], plan: PlannedInstall): readonly Finding[] {
  const installs = same
    .map((one) => installOf(one, plan))
    .toSorted((one, other) => one.namespace.localeCompare(other.namespace));
  const [first] = installs;
  if (first === undefined) return [];
  const { version } = plan.form;
  const newest = newestOf(installs);
  const isAlike = installs.every((one) => one.version === version);
  const details = { object: objectOf(first), fixes: likeThat(newest, plan) };
  const dependent = hasDependencies(plan);
  const subscribed = {
    kind: 'subscribed-elsewhere',
    installs,
    hasDependencies: dependent,
  } as const;
  return [
    finding(isAlike && !dependent ? 'info' : 'warning', subscribed, details),
    ...(newest === null ? [] : olderFinding(newest, plan)),
  ];
}

function olderFinding(newest: OtherInstall, { form }: PlannedInstall): readonly Finding[] {
  const isOlder = (versionOrder(form.version, newest.version) ?? 0) < 0;
  const cause = { kind: 'older-than-elsewhere', version: form.version, newest } as const;
  return when(isOlder, finding('warning', cause, { object: objectOf(newest) }));
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

function objectOf({ namespace, subscription }: OtherInstall): NamedObject {
  return { model: subscriptionModel, name: subscription, namespace };
}

function subscriptionsOf({ offered, facts }: PlannedInstall): readonly Subscription[] {
  return (facts.subscriptions ?? []).filter(({ spec }) => spec?.name === offered.key.packageName);
}
