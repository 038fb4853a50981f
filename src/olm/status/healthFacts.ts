import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';

/** The input of an Operator's status, cheap enough for a list of all Operators. */
export type StatusFacts = {
  readonly subscription: Subscription | null;
  /** The installed CSV first, then its replacement. */
  readonly csvs: readonly ClusterServiceVersion[];
  /** CSVs could be listed, so that a missing CSV is a fact. */
  readonly seesCsvs: boolean;
  /** All known CSVs of the namespace except copies. */
  readonly namespaceCsvs: readonly ClusterServiceVersion[];
  /** All known Subscriptions of the namespace; absent: only its own. */
  readonly subscriptions?: readonly Subscription[];
  /** The InstallPlan of the Subscription, if it could be read. */
  readonly plan: InstallPlan | null;
  /** The number of OperatorGroups in the namespace; `null` if unknown. */
  readonly groupCount: number | null;
  /** The catalog that the Subscription names. `down`: OLM cannot connect to it. */
  readonly catalog: CatalogFact;
  /** Milliseconds since 1970; `null` disables conclusions from missing status updates. */
  readonly now: number | null;
};

export type CatalogFact = 'unknown' | 'missing' | 'down' | 'present';
