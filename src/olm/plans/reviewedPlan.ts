import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';
import { soundPlan, soundSubscription } from '~/olm/installed/soundObjects';
import { type CatalogMove, catalogMove } from './catalogMove';
import { readCsvName, versionOrName } from './csvName';

export type PlanState =
  | { readonly kind: 'planning' }
  | { readonly kind: 'requires-approval' }
  /** Another plan of the namespace took its place: approved, this one would bring what nobody asks for any more. */
  | { readonly kind: 'superseded'; readonly by: string }
  | { readonly kind: 'installing'; readonly message: string | null }
  | { readonly kind: 'complete' }
  | { readonly kind: 'failed'; readonly message: string | null };

/** In the order of a plan's life. */
export const PLAN_STATES = [
  'planning',
  'requires-approval',
  'superseded',
  'installing',
  'complete',
  'failed',
] as const satisfies readonly PlanState['kind'][];

/** Whether a text, as of an address, names a state. */
export function isPlanState(text: string): text is PlanState['kind'] {
  return PLAN_STATES.some((state) => state === text);
}

/** What happens to one Operator. */
export type PlanChange = {
  readonly csvName: string;
  readonly operator: string;
  /** The version after it; the ClusterServiceVersion's name when that has none. */
  readonly to: string;
  /** The version before it; `null` when the Operator is new. */
  readonly from: string | null;
  /** The Subscription that asked for it; `null` for a dependency. */
  readonly subscription: string | null;
  /** Absent: it comes from where it might be expected to, or that is not known. */
  readonly move?: CatalogMove;
};

/** An InstallPlan as people review it. */
export type ReviewedPlan = {
  readonly namespace: string;
  readonly name: string;
  readonly createdAt: string | null;
  readonly generation: number | null;
  readonly csvNames: readonly string[];
  readonly state: PlanState;
  readonly changes: readonly PlanChange[];
};

/** The plans with what they change. Plans of one namespace are judged together: each resolution supersedes the one before. */
export function reviewedPlans(
  givenPlans: readonly InstallPlan[],
  givenSubscriptions: readonly Subscription[],
): readonly ReviewedPlan[] {
  const plans = givenPlans.map(soundPlan);
  const subscriptions = givenSubscriptions.map(soundSubscription);
  return plans.map((plan) => {
    const isNeighbour = ({ metadata }: InstallPlan | Subscription) =>
      metadata.namespace === plan.metadata.namespace;
    return reviewed(plan, {
      plans: plans.filter(isNeighbour),
      subscriptions: subscriptions.filter(isNeighbour),
    });
  });
}

/** What waits for somebody, oldest first (IP-015): superseded and finished plans are not in it. */
export function pendingPlans(plans: readonly ReviewedPlan[]): readonly ReviewedPlan[] {
  return plans
    .filter(({ state }) => state.kind === 'requires-approval')
    .sort((one, other) => (one.createdAt ?? '').localeCompare(other.createdAt ?? ''));
}

/** How many Operators a plan updates, and how many it adds. */
export function countsOf({ changes }: ReviewedPlan): { updates: number; installs: number } {
  const updates = changes.filter(({ from }) => from !== null).length;
  return { updates, installs: changes.length - updates };
}

/** What shares the namespace of a plan, itself included. */
type Neighbours = {
  readonly plans: readonly InstallPlan[];
  readonly subscriptions: readonly Subscription[];
};

function reviewed(plan: InstallPlan, neighbours: Neighbours): ReviewedPlan {
  return {
    namespace: plan.metadata.namespace ?? '',
    name: plan.metadata.name,
    createdAt: plan.metadata.creationTimestamp ?? null,
    generation: plan.spec?.generation ?? null,
    csvNames: plan.spec?.clusterServiceVersionNames ?? [],
    state: stateOf(plan, neighbours),
    changes: changesOf(plan, neighbours),
  };
}

/** IP-003. An approved plan keeps the phase RequiresApproval until OLM looks at it (recording install_manual_then_upgrade). */
function stateOf(plan: InstallPlan, neighbours: Neighbours): PlanState {
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

/** OLM numbers the plans of a namespace: `spec.generation` grows with every resolution that changes something. */
function supersederOf(plan: InstallPlan, { plans }: Neighbours): string | null {
  const newest = plans.reduce(
    (one, other) => (generationOf(other) > generationOf(one) ? other : one),
    plan,
  );
  return newest === plan ? null : newest.metadata.name;
}

/** 0 for one that has none. */
export function generationOf({ spec }: InstallPlan): number {
  const { generation } = spec ?? {};
  return typeof generation === 'number' ? generation : 0;
}

function changesOf(plan: InstallPlan, neighbours: Neighbours): readonly PlanChange[] {
  return (plan.spec?.clusterServiceVersionNames ?? []).map((csvName) => {
    const { operator, version } = readCsvName(csvName);
    const subscription = neighbours.subscriptions.find(
      ({ status }) => status?.currentCSV === csvName,
    );
    const before = installedBefore(csvName, subscription) ?? replacedBy(csvName, plan, neighbours);
    const { plans } = neighbours;
    const move = catalogMove({ csvName, before }, plan, { plans, subscription });
    return {
      csvName,
      operator,
      to: version ?? csvName,
      from: before === null ? null : versionOrName(before),
      subscription: subscription?.metadata.name ?? null,
      ...(move === null ? {} : { move }),
    };
  });
}

/** SU-003: what the Subscription has installed. While its plan runs, that is the new one already. */
function installedBefore(csvName: string, subscription: Subscription | undefined): string | null {
  const installed = subscription?.status?.installedCSV;
  return installed === undefined || installed === csvName ? null : installed;
}

/**
 * What the bundle says it replaces, when an earlier plan installed that: a first installation of a channel's head names a
 * predecessor too (recording install_automatic).
 */
function replacedBy(csvName: string, plan: InstallPlan, { plans }: Neighbours): string | null {
  const lookup = plan.status?.bundleLookups?.find(({ identifier }) => identifier === csvName);
  const replaced = lookup?.replaces ?? '';
  const wasInstalled = plans.some(
    (other) =>
      generationOf(other) < generationOf(plan) &&
      other.spec?.clusterServiceVersionNames.includes(replaced) === true,
  );
  return wasInstalled ? replaced : null;
}
