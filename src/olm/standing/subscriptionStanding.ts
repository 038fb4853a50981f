import type { Condition } from '~/kube/models/meta';
import { subscriptionModel, type Subscription } from '~/kube/models/subscription';
import type { OlmMessage } from '~/olm/messages/message';
import { troublesIn } from '~/olm/messages/trouble';
import { isInstalled, nextCsvOf } from '~/olm/installed/subscribedCsvs';
import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { HealthFacts } from './healthFacts';
import { saying, speaker, type Standing } from './standing';

/** What the conditions of a Subscription mean depends on. */
export type SubscriptionContext = Omit<HealthFacts, 'subscription' | 'groupCount' | 'now'> & {
  readonly isUpdate: boolean;
};

/**
 * What a Subscription tells to be wrong. All conditions are problems only while True (SU-006), and OLM writes them late:
 * where the plan itself can be read, it counts (recording shared_installplan: `RequiresApproval` after the approval).
 */
export function subscriptionTroubles(
  subscription: Subscription,
  context: SubscriptionContext,
): readonly Standing[] {
  return [
    approval(subscription, context),
    unpackFailure(subscription, context),
    unresolved(subscription, context),
    planFailure(subscription, context),
  ].filter((standing) => standing !== null);
}

/** Where a Subscription stands of which nothing is wrong, before there is a plan or a CSV. */
export function subscriptionCourse(
  subscription: Subscription,
  { isUpdate, seesCsvs }: SubscriptionContext,
): Standing {
  const { status, metadata } = subscription;
  const started = metadata.creationTimestamp ?? null;
  const course = {
    kind: isUpdate ? 'updating' : 'installing',
    state: 'running',
    said: [],
  } as const;
  const unpacking = conditionOf('BundleUnpacking', subscription);
  if (!seesCsvs && status?.state === 'AtLatestKnown') {
    return { ...course, kind: 'unknown', stage: 'ready', since: null };
  }
  if (unpacking !== null && nextCsvOf(subscription) === null) {
    // OLM dates neither this condition nor the end of the resolution: the last change of the status is the closest.
    return { ...course, stage: 'unpack', since: sinceOf(unpacking, subscription) };
  }
  return {
    ...course,
    stage: nextCsvOf(subscription) !== null ? 'plan' : 'resolve',
    since: started,
  };
}

/** The condition of that type; `null` while it is not True. */
export function conditionOf(type: string, { status }: Subscription): Condition | null {
  const found = status?.conditions?.find((one) => one.type === type && one.status === 'True');
  return found ?? null;
}

/** The condition that a plan waits for approval: all that a user can tell who may not see InstallPlans (SU-008). */
export function approvalAsked(subscription: Subscription): Condition | null {
  const pending = conditionOf('InstallPlanPending', subscription);
  return pending?.reason === 'RequiresApproval' ? pending : null;
}

function approval(subscription: Subscription, { plan }: SubscriptionContext): Standing | null {
  const pending = plan === null ? approvalAsked(subscription) : null;
  if (pending === null) return null;
  const isFirst = !isInstalled(subscription);
  return {
    kind: isFirst ? 'approval-needed' : 'update-approval-needed',
    stage: 'plan',
    state: 'needs-approval',
    since: sinceOf(pending, subscription),
    said: [],
  };
}

/**
 * `BundleUnpacking` is the normal state of work, with a message when it goes wrong (recording bundle_unpack_failed); it
 * stays for a while after a good unpack, when there is a plan.
 */
function unpackFailure(subscription: Subscription, context: SubscriptionContext): Standing | null {
  const gaveUp = conditionOf('BundleUnpackFailed', subscription);
  const stage = 'unpack';
  const kind = 'unpack-failed';
  if (gaveUp !== null) return { ...told([gaveUp], subscription), kind, stage, state: 'failed' };
  const unpacking = conditionOf('BundleUnpacking', subscription);
  if ((unpacking?.message ?? '') === '' || isUnpacked(subscription, context)) return null;
  return unpacking === null
    ? null
    : { ...told([unpacking], subscription), kind, stage, state: 'troubled' };
}

function isUnpacked(subscription: Subscription, { plan }: SubscriptionContext): boolean {
  if (plan !== null && plan.status?.phase !== 'Complete' && plan.status?.phase !== 'Failed') {
    return true;
  }
  return plan === null && nextCsvOf(subscription) !== null;
}

/**
 * SU-010; what OLM says of a catalog (SU-005) explains a resolution that failed (recordings no_such_catalog,
 * catalog_unhealthy). Two versions of one Operator are no conflict but an update (recording install_manual_then_upgrade).
 */
function unresolved(subscription: Subscription, context: SubscriptionContext): Standing | null {
  const failure = conditionOf('ResolutionFailed', subscription);
  const unhealthy = conditionOf('CatalogSourcesUnhealthy', subscription);
  const isFailed = failure !== null && !passesWithUpdate(failure.message ?? '', context);
  const conditions = [unhealthy, isFailed ? failure : null].filter((one) => one !== null);
  if (conditions.length === 0) return null;
  const { said, since } = told(conditions, subscription);
  const state = isFailed ? 'failed' : 'troubled';
  const cause = catalogCause(said, context) ?? (unhealthy === null ? null : 'catalog-unhealthy');
  return cause === null
    ? { kind: 'resolution-failed', stage: 'resolve', state, since, said }
    : { kind: cause, stage: 'catalog', state, since, said };
}

/** `null` when it is not for a catalog. */
function catalogCause(said: readonly OlmMessage[], { catalog }: SubscriptionContext) {
  const kinds = troublesIn(said).map(({ kind }) => kind);
  if (kinds.includes('catalog-missing')) return 'catalog-missing';
  if (kinds.includes('catalog-empty') && catalog === 'missing') return 'catalog-missing';
  return kinds.includes('catalog-unreachable') ? 'catalog-unhealthy' : null;
}

/** SU-009: for those who may not see the plan. */
function planFailure(subscription: Subscription, { plan }: SubscriptionContext): Standing | null {
  const failure =
    conditionOf('InstallPlanFailed', subscription) ??
    conditionOf('InstallPlanMissing', subscription);
  if (failure === null || plan !== null) return null;
  return {
    ...told([failure], subscription),
    kind: 'plan-failed',
    stage: 'install',
    state: 'failed',
  };
}

function told(conditions: readonly Condition[], subscription: Subscription) {
  const by = speaker(subscriptionModel, subscription);
  const [first] = conditions;
  return {
    said: conditions.map((condition) => saying(by, condition)),
    since: first === undefined ? null : sinceOf(first, subscription),
  };
}

function sinceOf({ lastTransitionTime }: Condition, { metadata, status }: Subscription) {
  return lastTransitionTime ?? status?.lastUpdated ?? metadata.creationTimestamp ?? null;
}

/**
 * Whether a resolution failed only because two versions of one Operator are there while one replaces the other. That
 * passes by itself, and OLM goes on to say so for a while after the old one is gone (recordings channel_switch,
 * install_manual_then_upgrade, not_upgradeable). It says so to all Subscriptions of the namespace: to those of other
 * Operators it matters when the update does not get on.
 */
export function passesWithUpdate(
  message: string,
  { csvs, namespaceCsvs }: Pick<HealthFacts, 'csvs' | 'namespaceCsvs'>,
): boolean {
  const names = existingIn(message);
  const next = namespaceCsvs.find(
    ({ metadata, spec }) => names.includes(metadata.name) && names.includes(spec?.replaces ?? ''),
  );
  if (next === undefined) return false;
  const isOwn = csvs.some(({ metadata }) => metadata.name === next.metadata.name);
  return isOwn || !isStuck(next);
}

/** `@existing/<namespace>//<CSV>` is an installed version; OLM's registry/resolver/variable_types.go. */
function existingIn(message: string): readonly string[] {
  return [...message.matchAll(/@existing\/[^\s,]*\/(?<name>[^\s,/]+)/g)].flatMap(
    ({ groups }) => groups?.['name'] ?? [],
  );
}

function isStuck({ status }: ClusterServiceVersion): boolean {
  return status?.phase === 'Failed' || status?.reason === 'OperatorConditionNotUpgradeable';
}
