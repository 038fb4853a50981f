import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';

/** What the status of an Operator is concluded from: cheap enough for a list of all. */
export type HealthFacts = {
  readonly subscription: Subscription | null;
  /** The installed CSV first, then the one that replaces it. */
  readonly csvs: readonly ClusterServiceVersion[];
  /** CSVs could be read: that there is none means something. */
  readonly seesCsvs: boolean;
  /** All of the namespace but copies, as far as they could be read. */
  readonly namespaceCsvs: readonly ClusterServiceVersion[];
  /** The InstallPlan that the Subscription refers to, when it could be read. */
  readonly plan: InstallPlan | null;
  /** OperatorGroups in the namespace; `null`: unknown. */
  readonly groupCount: number | null;
  /** Of the catalog that the Subscription names; `down`: OLM cannot reach it. */
  readonly catalog: CatalogFact;
  /** Milliseconds since 1970; `null`: nothing is concluded from OLM's silence. */
  readonly now: number | null;
};

export type CatalogFact = 'unknown' | 'missing' | 'down' | 'present';
