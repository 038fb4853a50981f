import type { ClusterServiceVersion } from '../../models/clusterServiceVersion';
import type { InstallPlan } from '../../models/installPlan';
import type { Condition } from '../../models/meta';
import type { Subscription } from '../../models/subscription';

/** How an installed Operator is. The message is OLM's own, untranslated. */
export type Health = {
  readonly kind: HealthKind;
  /** OLM's reason or condition type; empty where OLM is silent. */
  readonly reason: string;
  readonly message: string;
};

export type HealthKind =
  | 'removing'
  | 'failed'
  | 'plan-failed'
  | 'no-operator-group'
  | 'several-operator-groups'
  | 'unpack-failed'
  | 'resolution-failed'
  | 'catalog-missing'
  | 'catalog-unhealthy'
  | 'approval-needed'
  | 'update-approval-needed'
  | 'requirements-not-met'
  | 'updating'
  | 'installing'
  | 'unknown'
  | 'ready';

export type HealthFacts = {
  readonly subscription: Subscription | null;
  /** The installed CSV first, then the one that replaces it. */
  readonly csvs: readonly ClusterServiceVersion[];
  /** The InstallPlan that the Subscription refers to, when it could be read. */
  readonly plan: InstallPlan | null;
  /** OperatorGroups in the namespace; `null`: unknown. */
  readonly groupCount: number | null;
  readonly catalog: 'unknown' | 'missing' | 'present';
};

/**
 * The worst true thing about an Operator: the rules are tried from worst to best, and the first that holds is the
 * status. Sources: CSV-004…CSV-013, OG-*, SU-*, TS-*; silence without an OperatorGroup: recording no_operator_group.
 */
export function healthOf(facts: HealthFacts): Health {
  for (const rule of RULES) {
    const health = rule(facts);
    if (health !== null) return health;
  }
  return { kind: 'unknown', reason: '', message: '' };
}

/** Worst first; the order in which a list sorts by status. */
export const HEALTH_ORDER: readonly HealthKind[] = [
  'failed',
  'plan-failed',
  'unpack-failed',
  'resolution-failed',
  'no-operator-group',
  'several-operator-groups',
  'catalog-missing',
  'catalog-unhealthy',
  'requirements-not-met',
  'approval-needed',
  'update-approval-needed',
  'removing',
  'installing',
  'updating',
  'unknown',
  'ready',
];

const RULES: readonly ((facts: HealthFacts) => Health | null)[] = [
  removing,
  failedCsv,
  failedPlan,
  operatorGroups,
  failedUnpack,
  failedResolution,
  missingCatalog,
  unhealthyCatalog,
  requirementsNotMet,
  approvalNeeded,
  csvInProgress,
  subscriptionInProgress,
  ready,
];

function removing({ subscription, csvs }: HealthFacts): Health | null {
  const going = [subscription, ...csvs].every(
    (object) => object === null || object.metadata.deletionTimestamp !== undefined,
  );
  return going ? { kind: 'removing', reason: '', message: '' } : null;
}

function failedCsv({ csvs }: HealthFacts): Health | null {
  const csv = csvs.find(({ status }) => status?.phase === 'Failed');
  return csv === undefined ? null : ofCsv('failed', csv);
}

function failedPlan({ plan, subscription }: HealthFacts): Health | null {
  const condition = conditionOf(subscription, 'InstallPlanFailed');
  if (condition !== null) return ofCondition('plan-failed', condition);
  const { phase, message = '', conditions } = plan?.status ?? {};
  // While OLM tries a step again and again, only the plan's message says so (recording approve_invalid).
  const isRetrying = phase === 'Installing' && message !== '';
  if (phase !== 'Failed' && !isRetrying) return null;
  const cause = conditions?.find(({ status }) => status === 'False');
  return ofCondition('plan-failed', { message, ...cause });
}

/** OLM resolves nothing in a namespace that has not exactly one OperatorGroup, and says so nowhere on the Subscription. */
function operatorGroups({ groupCount, subscription }: HealthFacts): Health | null {
  if (groupCount === null || subscription === null) return null;
  if (groupCount === 0) return { kind: 'no-operator-group', reason: '', message: '' };
  return groupCount > 1 ? { kind: 'several-operator-groups', reason: '', message: '' } : null;
}

function failedUnpack({ subscription }: HealthFacts): Health | null {
  const gaveUp = conditionOf(subscription, 'BundleUnpackFailed');
  if (gaveUp !== null) return ofCondition('unpack-failed', gaveUp);
  const running = conditionOf(subscription, 'BundleUnpacking');
  // OLM keeps this condition True after a good unpack; only its message tells that something is wrong.
  const isInTrouble = running?.message !== undefined && running.message !== '';
  return running !== null && isInTrouble && isUnsettled(subscription)
    ? ofCondition('unpack-failed', running)
    : null;
}

function failedResolution({ subscription, csvs }: HealthFacts): Health | null {
  const condition = conditionOf(subscription, 'ResolutionFailed');
  // While one CSV replaces another OLM reports both as a conflict; that passes by itself.
  if (condition === null || csvs.length > 1) return null;
  return ofCondition('resolution-failed', condition);
}

/**
 * CSV-008. While the plan still creates what the CSV requires this is no fault: every installation passes it
 * (recording install_automatic).
 */
function requirementsNotMet({ csvs, plan }: HealthFacts): Health | null {
  if (plan?.status?.phase === 'Installing') return null;
  const csv = csvs.find(
    ({ status }) => status?.phase === 'Pending' && status.reason === 'RequirementsNotMet',
  );
  return csv === undefined ? null : ofCsv('requirements-not-met', csv);
}

function approvalNeeded({ plan, subscription }: HealthFacts): Health | null {
  const condition = conditionOf(subscription, 'InstallPlanPending');
  if (!asksForApproval(plan) && condition?.reason !== 'RequiresApproval') return null;
  const installed = subscription?.status?.installedCSV;
  const kind = installed === undefined ? 'approval-needed' : 'update-approval-needed';
  return { kind, reason: 'RequiresApproval', message: '' };
}

function asksForApproval(plan: InstallPlan | null): boolean {
  return plan?.status?.phase === 'RequiresApproval' && plan.spec?.approved !== true;
}

function missingCatalog({ catalog }: HealthFacts): Health | null {
  return catalog === 'missing' ? { kind: 'catalog-missing', reason: '', message: '' } : null;
}

function unhealthyCatalog({ subscription }: HealthFacts): Health | null {
  const condition = conditionOf(subscription, 'CatalogSourcesUnhealthy');
  return condition === null ? null : ofCondition('catalog-unhealthy', condition);
}

function csvInProgress({ csvs }: HealthFacts): Health | null {
  const csv = csvs.find(({ status }) => status?.phase !== 'Succeeded');
  if (csv === undefined) return null;
  if (csvs.length > 1) return ofCsv('updating', csv);
  switch (csv.status?.phase) {
    case 'Replacing':
      return ofCsv('updating', csv);
    case 'Deleting':
      return ofCsv('removing', csv);
    case 'Unknown':
      return ofCsv('unknown', csv);
    default:
      return ofCsv('installing', csv);
  }
}

function subscriptionInProgress({ subscription, csvs }: HealthFacts): Health | null {
  if (subscription === null) return null;
  if (csvs.length === 0) return { kind: 'installing', reason: '', message: '' };
  const { installedCSV, currentCSV } = subscription.status ?? {};
  // Between the CSV's success and the Subscription's noticing it there is nothing left to do.
  const isDone = csvs.some(({ metadata }) => metadata.name === currentCSV);
  return isUnsettled(subscription) && currentCSV !== installedCSV && !isDone
    ? { kind: 'updating', reason: '', message: '' }
    : null;
}

function ready({ csvs }: HealthFacts): Health | null {
  const [csv] = csvs;
  return csv?.status?.phase === 'Succeeded' ? ofCsv('ready', csv) : null;
}

/** OLM has something to do for this Subscription that is not done yet. */
function isUnsettled(subscription: Subscription | null): boolean {
  return subscription?.status?.state !== 'AtLatestKnown';
}

function conditionOf(subscription: Subscription | null, type: string): Condition | null {
  const found = subscription?.status?.conditions?.find(
    (condition) => condition.type === type && condition.status === 'True',
  );
  return found ?? null;
}

function ofCondition(kind: HealthKind, { reason, message }: Condition): Health {
  return { kind, reason: reason ?? '', message: message ?? '' };
}

function ofCsv(kind: HealthKind, { status }: ClusterServiceVersion): Health {
  return { kind, reason: status?.reason ?? '', message: status?.message ?? '' };
}
