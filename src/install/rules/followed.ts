import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';

/** The existing and readable objects of one installation. */
export type Followed = {
  readonly subscription: Subscription | null;
  readonly plan: InstallPlan | null;
  readonly csv: ClusterServiceVersion | null;
  /** The readable ones of the namespace; CSVs without copies. */
  readonly namespacePlans: readonly InstallPlan[];
  readonly namespaceCsvs: readonly ClusterServiceVersion[];
  /** ClusterServiceVersions are readable, so that their absence is significant. */
  readonly seesCsvs: boolean;
  /** The number of OperatorGroups in the namespace; `null`: unknown. */
  readonly operatorGroups: number | null;
  /** The catalog of the Subscription. */
  readonly catalog: 'unknown' | 'missing' | 'present';
};

/** The ClusterServiceVersion to follow: the installed one, otherwise the pending one (SU-003). */
export function csvNameOf(subscription: Subscription | null): string | null {
  return subscription?.status?.installedCSV ?? subscription?.status?.currentCSV ?? null;
}

/** The InstallPlan to follow (SU-004). */
export function planNameOf(subscription: Subscription | null): string | null {
  return subscription?.status?.installPlanRef?.name ?? null;
}

/** Whether a plan contains this ClusterServiceVersion; without a name, every plan does (IP-016). */
export function planContainsCsv(plan: InstallPlan, csv: string | null): boolean {
  return csv === null || plan.spec?.clusterServiceVersionNames.includes(csv) === true;
}
