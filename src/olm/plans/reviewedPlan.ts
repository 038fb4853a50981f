import { listOfAll } from '~/olm/order';
import type { ClusterServiceVersion, InstallPlan, Subscription } from '~/kube/models/olm';
import type { Stored } from '~/kube/models/meta';
import { type GitOpsOwner, gitOpsOwner } from '~/olm/gitOpsOwner';
import { wellFormedPlan, wellFormedSubscription } from '~/olm/installed/wellFormedObjects';
import { grouped } from '~/olm/lists/grouped';
import { type CatalogMove, catalogMove } from './catalogMove';
import { csvVersions, readCsvName } from './csvVersions';
import { type PlanNeighbours, generationOf, replacedVersion } from './replacedVersion';

export type PlanState =
  | { readonly kind: 'planning' }
  | { readonly kind: 'requires-approval' }
  /** A later plan of the namespace replaced it: if approved, it would install outdated versions. */
  | { readonly kind: 'superseded'; readonly by: string }
  | { readonly kind: 'installing'; readonly message: string | null }
  | { readonly kind: 'complete' }
  | { readonly kind: 'failed'; readonly message: string | null };

/** In the order of a plan's life cycle. */
export const PLAN_STATES = listOfAll<PlanState['kind']>()([
  'planning',
  'requires-approval',
  'superseded',
  'installing',
  'complete',
  'failed',
]);

/** The change of one Operator. */
export type PlanChange = {
  readonly csvName: string;
  readonly operator: string;
  /** The new version; the ClusterServiceVersion's name if it has none. */
  readonly to: string;
  /** The old version; `null` for a new Operator. */
  readonly from: string | null;
  /** The requesting Subscription; `null` for a dependency. */
  readonly subscription: string | null;
  /** The tool that manages the Subscription, if one does. */
  readonly gitOps?: GitOpsOwner;
  /** Absent if the catalog is the expected one or unknown. */
  readonly move?: CatalogMove;
};

/** An InstallPlan for review. */
export type ReviewedPlan = {
  readonly namespace: string;
  readonly name: string;
  readonly createdAt: string | null;
  readonly generation: number | null;
  readonly csvNames: readonly string[];
  readonly state: PlanState;
  readonly changes: readonly PlanChange[];
};

/**
 * The plans with their changes. Plans of one namespace are evaluated together, because each resolution supersedes the
 * previous one.
 */
export function reviewedPlans(
  givenPlans: readonly InstallPlan[],
  givenSubscriptions: readonly Subscription[],
  csvs: readonly ClusterServiceVersion[] = [],
): readonly ReviewedPlan[] {
  const plans = givenPlans.map(wellFormedPlan);
  const plansIn = grouped(plans, namespaceOf);
  const csvsIn = grouped(csvs, namespaceOf);
  const subscriptionsIn = grouped(givenSubscriptions.map(wellFormedSubscription), namespaceOf);
  return plans.map((plan) => {
    const namespace = namespaceOf(plan);
    return reviewed(plan, {
      plans: plansIn.get(namespace) ?? [],
      subscriptions: subscriptionsIn.get(namespace) ?? [],
      csvs: csvsIn.get(namespace) ?? [],
    });
  });
}

function namespaceOf({ metadata }: Stored<string>): string {
  return metadata.namespace ?? '';
}

/** The plans that require approval, oldest first (IP-015), without superseded and completed ones. */
export function pendingPlans(plans: readonly ReviewedPlan[]): readonly ReviewedPlan[] {
  return plans
    .filter(({ state }) => state.kind === 'requires-approval')
    .sort((one, other) => (one.createdAt ?? '').localeCompare(other.createdAt ?? ''));
}

/** The number of updated and new Operators of a plan. */
export function countsOf({ changes }: ReviewedPlan): { updates: number; installs: number } {
  const updates = changes.filter(({ from }) => from !== null).length;
  return { updates, installs: changes.length - updates };
}

function reviewed(plan: InstallPlan, neighbours: PlanNeighbours): ReviewedPlan {
  return {
    namespace: namespaceOf(plan),
    name: plan.metadata.name,
    createdAt: plan.metadata.creationTimestamp ?? null,
    generation: plan.spec?.generation ?? null,
    csvNames: plan.spec?.clusterServiceVersionNames ?? [],
    state: stateOf(plan, neighbours),
    changes: changesOf(plan, neighbours),
  };
}

/**
 * IP-003. An approved plan keeps the phase RequiresApproval until OLM processes it (recording
 * install_manual_then_upgrade).
 */
function stateOf(plan: InstallPlan, neighbours: PlanNeighbours): PlanState {
  const { phase, message = null } = plan.status ?? {};
  switch (phase) {
    case 'RequiresApproval': {
      if (plan.spec?.approved === true) return { kind: 'installing', message: null };
      const newer = supersederOf(plan, neighbours);
      return newer === null ? { kind: 'requires-approval' } : { kind: 'superseded', by: newer };
    }
    case 'Installing':
      return { kind: 'installing', message };
    case 'Complete':
      return { kind: 'complete' };
    case 'Failed':
      return { kind: 'failed', message };
    default:
      return { kind: 'planning' };
  }
}

function supersederOf(plan: InstallPlan, { plans }: PlanNeighbours): string | null {
  const newest = plans.reduce(
    (one, other) => (generationOf(other) > generationOf(one) ? other : one),
    plan,
  );
  return newest === plan ? null : newest.metadata.name;
}

/** By its CSV, or its package if the name has no version, such as `store.v2`. */
function operatorName(csvName: string, subscription: Subscription | undefined): string {
  const { operator, version } = readCsvName(csvName);
  return version === null ? (subscription?.spec?.name ?? operator) : operator;
}

function changesOf(plan: InstallPlan, neighbours: PlanNeighbours): readonly PlanChange[] {
  const versionOf = csvVersions(neighbours);
  const shown = (csvName: string) => versionOf(csvName) ?? csvName;
  return (plan.spec?.clusterServiceVersionNames ?? []).map((csvName) => {
    const subscription = neighbours.subscriptions.find(
      ({ status }) => status?.currentCSV === csvName,
    );
    const gitOps =
      subscription === undefined
        ? null
        : gitOpsOwner({ kind: 'Subscription', metadata: subscription.metadata });
    const replaced = replacedVersion(csvName, plan, neighbours);
    const before = replaced?.wasInstalled === true ? replaced.csvName : null;
    const { plans } = neighbours;
    const move = catalogMove({ csvName, before }, plan, { plans, subscription });
    return {
      csvName,
      operator: operatorName(csvName, subscription),
      to: shown(csvName),
      from: before === null ? null : shown(before),
      subscription: subscription?.metadata.name ?? null,
      ...(gitOps === null ? {} : { gitOps }),
      ...(move === null ? {} : { move }),
    };
  });
}
