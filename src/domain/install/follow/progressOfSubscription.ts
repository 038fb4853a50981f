import type { OlmMessage } from '~/domain/olmMessages/message';
import type { Condition } from '~/models/meta';
import { type Subscription, subscriptionModel } from '~/models/subscription';
import type { Position } from './progress';

/**
 * Before there is a plan, the Subscription's conditions are all that OLM says. All are problems only while True (SU-006);
 * `BundleUnpacking` is the normal state of work, with a message when it goes wrong (recording bundle_unpack_failed).
 */
export function ofSubscription(subscription: Subscription): Position {
  const { metadata, status } = subscription;
  const started = metadata.creationTimestamp ?? null;
  return (
    ofApproval(subscription) ??
    ofUnpacking(subscription) ??
    ofResolution(subscription) ?? {
      outcome: 'running',
      stage: status?.currentCSV === undefined ? 'resolve' : 'plan',
      said: [],
      isTroubled: false,
      since: started,
    }
  );
}

/** All that a user can tell who may not see InstallPlans (SU-008). OLM leaves `BundleUnpacking` beside it for a while. */
function ofApproval(subscription: Subscription): Position | null {
  const pending = conditionOf('InstallPlanPending', subscription);
  if (pending?.reason !== 'RequiresApproval') return null;
  const since = sinceOf(pending, subscription);
  return { outcome: 'needs-approval', stage: 'plan', said: [], isTroubled: false, since };
}

function ofUnpacking(subscription: Subscription): Position | null {
  const failure = conditionOf('BundleUnpackFailed', subscription);
  if (failure !== null) return failedAt('unpack', [failure], subscription);
  const unpacking = conditionOf('BundleUnpacking', subscription);
  if (unpacking === null) return null;
  const isTroubled = unpacking.message !== undefined && unpacking.message !== '';
  return {
    outcome: 'running',
    stage: 'unpack',
    said: isTroubled ? saying(subscription, unpacking) : [],
    isTroubled,
    // OLM dates neither this condition nor the end of the resolution: the last change of the status is the closest.
    since: sinceOf(unpacking, subscription),
  };
}

/**
 * SU-009 tells of a plan, SU-010 of none; with a catalog that is down (SU-005) OLM waits until it is back, and what it
 * says of that catalog explains a resolution that failed (recording no_such_catalog).
 */
function ofResolution(subscription: Subscription): Position | null {
  const unresolved = conditionOf('ResolutionFailed', subscription);
  const unhealthy = conditionOf('CatalogSourcesUnhealthy', subscription);
  const causes = unhealthy === null ? [] : [unhealthy];
  if (unresolved !== null) return failedAt('resolve', [...causes, unresolved], subscription);
  const failed =
    conditionOf('InstallPlanFailed', subscription) ??
    conditionOf('InstallPlanMissing', subscription);
  if (failed !== null) return failedAt('install', [failed], subscription);
  if (unhealthy === null) return null;
  return {
    outcome: 'running',
    stage: 'resolve',
    said: saying(subscription, unhealthy),
    isTroubled: true,
    since: sinceOf(unhealthy, subscription),
  };
}

function failedAt(
  stage: 'resolve' | 'unpack' | 'install',
  conditions: readonly Condition[],
  subscription: Subscription,
): Position {
  const [first] = conditions;
  return {
    outcome: 'failed',
    stage,
    said: conditions.flatMap((condition) => saying(subscription, condition)),
    isTroubled: false,
    since: first === undefined ? null : sinceOf(first, subscription),
  };
}

function saying({ metadata }: Subscription, condition: Condition): readonly OlmMessage[] {
  const { type = '', reason = '', message } = condition;
  const by = {
    model: subscriptionModel,
    namespace: metadata.namespace ?? null,
    name: metadata.name,
  };
  return [{ by, reason, message: message ?? (reason === '' ? type : reason) }];
}

function sinceOf({ lastTransitionTime }: Condition, { metadata, status }: Subscription) {
  return lastTransitionTime ?? status?.lastUpdated ?? metadata.creationTimestamp ?? null;
}

function conditionOf(type: string, { status }: Subscription): Condition | null {
  const found = status?.conditions?.find((one) => one.type === type && one.status === 'True');
  return found ?? null;
}
