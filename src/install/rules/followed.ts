import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';

/** The objects of one installation, as far as they exist and could be read. */
export type Followed = {
  readonly subscription: Subscription | null;
  readonly plan: InstallPlan | null;
  readonly csv: ClusterServiceVersion | null;
  /** Those of the namespace, as far as they could be read; of the CSVs no copies. */
  readonly namespacePlans: readonly InstallPlan[];
  readonly namespaceCsvs: readonly ClusterServiceVersion[];
  /** The ClusterServiceVersions could be read: that there is none means something. */
  readonly seesCsvs: boolean;
  /** OperatorGroups in the namespace; `null` when unknown. */
  readonly operatorGroups: number | null;
  /** The catalog that the Subscription names. */
  readonly catalog: 'unknown' | 'missing' | 'present';
};

/** The ClusterServiceVersion to follow: what is installed, otherwise what is on its way (SU-003). */
export function csvNameOf(subscription: Subscription | null): string | null {
  return subscription?.status?.installedCSV ?? subscription?.status?.currentCSV ?? null;
}

/** The InstallPlan to follow (SU-004). */
export function planNameOf(subscription: Subscription | null): string | null {
  return subscription?.status?.installPlanRef?.name ?? null;
}

/** Whether a plan is about this ClusterServiceVersion; without a name every plan is (IP-016). */
export function concerns(plan: InstallPlan, csv: string | null): boolean {
  return csv === null || plan.spec?.clusterServiceVersionNames.includes(csv) === true;
}
