import type { Condition } from '~/kube/models/meta';
import {
  type ClusterServiceVersion,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import type { OlmMessage } from '~/olm/messages/message';
import { meaningsIn } from '~/olm/messages/meaning';
import { isInstalled, nextCsvOf } from '~/olm/installed/subscription';
import type { StatusFacts } from './statusFacts';
import { conditionMessage, reporterOf, type Status } from './status';

/** Context for the meaning of a Subscription's conditions. */
export type SubscriptionContext = Omit<StatusFacts, 'subscription' | 'groupCount' | 'now'> & {
  readonly isUpdate: boolean;
};

/**
 * The problems that a Subscription reports. Each condition is a problem only while True (SU-006), and OLM updates
 * conditions late: a readable plan takes precedence (recording shared_installplan: `RequiresApproval` after the
 * approval).
 */
export function subscriptionProblems(
  subscription: Subscription,
  context: SubscriptionContext,
): readonly Status[] {
  return [
    approval(subscription, context),
    unpackFailure(subscription, context),
    unresolved(subscription, context),
    planFailure(subscription, context),
  ].filter((report) => report !== null);
}

/** The status of a Subscription without problems, before there is a plan or a CSV. */
export function subscriptionProgress(
  subscription: Subscription,
  { isUpdate, seesCsvs }: SubscriptionContext,
): Status {
  const { status, metadata } = subscription;
  const started = metadata.creationTimestamp ?? null;
  const base = {
    kind: isUpdate ? 'updating' : 'installing',
    state: 'running',
    messages: [],
  } as const;
  const unpacking = trueCondition('BundleUnpacking', subscription);
  if (!seesCsvs && status?.state === 'AtLatestKnown') {
    return { ...base, kind: 'unknown', stage: 'ready', since: null };
  }
  if (unpacking !== null && nextCsvOf(subscription) === null) {
    // OLM records no time for this condition or the end of the resolution. The last change of the status is the
    // closest.
    return { ...base, stage: 'unpack', since: sinceOf(unpacking, subscription) };
  }
  return {
    ...base,
    stage: nextCsvOf(subscription) !== null ? 'plan' : 'resolve',
    since: started,
  };
}

/** The condition of that type; `null` unless it is True. */
export function trueCondition(type: string, { status }: Subscription): Condition | null {
  const found = status?.conditions?.find((one) => one.type === type && one.status === 'True');
  return found ?? null;
}

/** The condition of a plan that requires approval, for users who cannot read InstallPlans (SU-008). */
export function pendingApproval(subscription: Subscription): Condition | null {
  const pending = trueCondition('InstallPlanPending', subscription);
  return pending?.reason === 'RequiresApproval' ? pending : null;
}

function approval(subscription: Subscription, { plan }: SubscriptionContext): Status | null {
  const pending = plan === null ? pendingApproval(subscription) : null;
  if (pending === null) return null;
  const isFirst = !isInstalled(subscription);
  return {
    kind: isFirst ? 'approval-needed' : 'update-approval-needed',
    stage: 'plan',
    state: 'needs-approval',
    since: sinceOf(pending, subscription),
    messages: [],
  };
}

/**
 * `BundleUnpacking` is normal progress; it has a message on failure (recording bundle_unpack_failed).
 * `BundleUnpackFailed` also reports an install plan that OLM could not create.
 */
function unpackFailure(subscription: Subscription, context: SubscriptionContext): Status | null {
  if ([isUnpacked, isOfAnother, isLeftBehind].some((isStale) => isStale(subscription, context))) {
    return null;
  }
  const gaveUp = trueCondition('BundleUnpackFailed', subscription);
  if (gaveUp?.reason === 'EnsureInstallPlanFailed') {
    if (isConflict(gaveUp)) return null;
    const report = reportIn([gaveUp], subscription);
    return { ...report, kind: 'plan-failed', stage: 'plan', state: 'failed' };
  }
  const base = { kind: 'unpack-failed', stage: 'unpack' } as const;
  if (gaveUp !== null) return { ...reportIn([gaveUp], subscription), ...base, state: 'failed' };
  const unpacking = trueCondition('BundleUnpacking', subscription);
  if (unpacking === null || (unpacking.message ?? '') === '') return null;
  return { ...reportIn([unpacking], subscription), ...base, state: 'retrying' };
}

/**
 * Whether OLM left the conditions of an unpacking behind. It creates the plan only after the unpacking, and removes both
 * conditions from its own copies, but writes those of the resolver, which still have them; while an update is pending it
 * does not resolve again, so that they stay (OLM's catalog/operator.go, syncResolvingNamespace and nothingToUpdate,
 * 992bb0977, compared on 2026-11-28).
 */
function isUnpacked(subscription: Subscription, { plan }: SubscriptionContext): boolean {
  const { state, installPlanRef } = subscription.status ?? {};
  if (state === 'UpgradePending' && installPlanRef !== undefined) return true;
  if (plan !== null && plan.status?.phase !== 'Complete' && plan.status?.phase !== 'Failed') {
    return true;
  }
  return plan === null && nextCsvOf(subscription) !== null;
}

/**
 * OLM writes the failed unpacking of one bundle to all Subscriptions of the namespace, without its name (real OLM,
 * 2026-11-28; setSubsCond in syncResolvingNamespace, 992bb0977). An installed Operator leaves it to one that is not
 * installed.
 */
function isOfAnother(
  subscription: Subscription,
  { subscriptions = [] }: SubscriptionContext,
): boolean {
  if (!isInstalled(subscription)) return false;
  const own = trueCondition('BundleUnpackFailed', subscription);
  return (
    own !== null &&
    subscriptions.some(
      (other) =>
        !isInstalled(other) && trueCondition('BundleUnpackFailed', other)?.message === own.message,
    )
  );
}

/**
 * OLM writes the condition to all Subscriptions of the namespace at once, and later removes it from all but those whose
 * update it has just resolved. An installed one without it proves that a later resolution succeeded (setSubsCond and
 * removeSubsCond in syncResolvingNamespace of OLM's catalog/operator.go, 992bb0977, compared on 2026-11-28).
 */
function isLeftBehind(
  subscription: Subscription,
  { subscriptions = [] }: SubscriptionContext,
): boolean {
  if (!isInstalled(subscription) || trueCondition('BundleUnpackFailed', subscription) === null) {
    return false;
  }
  return subscriptions.some(
    (other) => isInstalled(other) && trueCondition('BundleUnpackFailed', other) === null,
  );
}

/** OLM repeats such a write at once, and then leaves the condition as it is. */
function isConflict({ message = '' }: Condition): boolean {
  return message.includes('the object has been modified');
}

/**
 * SU-010. OLM's condition of a catalog (SU-005) explains a failed resolution (recordings no_such_catalog,
 * catalog_unhealthy). Two versions of one Operator are not a conflict but an update (recording
 * install_manual_then_upgrade).
 */
function unresolved(subscription: Subscription, context: SubscriptionContext): Status | null {
  const failure = trueCondition('ResolutionFailed', subscription);
  const unhealthy = trueCondition('CatalogSourcesUnhealthy', subscription);
  const isFailed = failure !== null && !passesWithUpdate(failure.message ?? '', context);
  const conditions = [unhealthy, isFailed ? failure : null].filter((one) => one !== null);
  if (conditions.length === 0) return null;
  const { messages: messages, since } = reportIn(conditions, subscription);
  const state = isFailed ? 'failed' : 'retrying';
  const cause =
    catalogCause(messages, context) ?? (unhealthy === null ? null : 'catalog-unhealthy');
  return cause === null
    ? { kind: 'resolution-failed', stage: 'resolve', state, since, messages: messages }
    : { kind: cause, stage: 'catalog', state, since, messages: messages };
}

/** `null` if it is not about a catalog. */
function catalogCause(messages: readonly OlmMessage[], { catalog }: SubscriptionContext) {
  const kinds = meaningsIn(messages).map(({ kind }) => kind);
  if (kinds.includes('catalog-missing')) return 'catalog-missing';
  if (kinds.includes('catalog-empty') && catalog === 'missing') return 'catalog-missing';
  return kinds.includes('catalog-unreachable') ? 'catalog-unhealthy' : null;
}

/** SU-009: for users who cannot read the plan. */
function planFailure(subscription: Subscription, { plan }: SubscriptionContext): Status | null {
  const failure =
    trueCondition('InstallPlanFailed', subscription) ??
    trueCondition('InstallPlanMissing', subscription);
  if (failure === null || plan !== null) return null;
  return {
    ...reportIn([failure], subscription),
    kind: 'plan-failed',
    stage: 'install',
    state: 'failed',
  };
}

function reportIn(conditions: readonly Condition[], subscription: Subscription) {
  const by = reporterOf(subscriptionModel, subscription);
  const [first] = conditions;
  return {
    messages: conditions.map((condition) => conditionMessage(by, condition)),
    since: first === undefined ? null : sinceOf(first, subscription),
  };
}

function sinceOf({ lastTransitionTime }: Condition, { metadata, status }: Subscription) {
  return lastTransitionTime ?? status?.lastUpdated ?? metadata.creationTimestamp ?? null;
}

/**
 * Whether a resolution failed only because two versions of one Operator exist during an update. This resolves itself,
 * and OLM reports it for a while after the old version is deleted (recordings channel_switch,
 * install_manual_then_upgrade, not_upgradeable). OLM reports it in all Subscriptions of the namespace. For other
 * Operators it matters if the update does not progress.
 */
export function passesWithUpdate(
  message: string,
  { csvs, namespaceCsvs }: Pick<StatusFacts, 'csvs' | 'namespaceCsvs'>,
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
