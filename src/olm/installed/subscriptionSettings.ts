import type { ApprovalStrategy, Subscription } from '~/kube/models/subscription';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { recordIn, textIn } from '~/kube/json';

/** The settings of a Subscription that can be changed after the installation. */
export type SubscriptionSettings = {
  /** `null`: not set, so that OLM uses the package's default channel. */
  readonly channel: string | null;
  /** Absent or empty: Automatic. */
  readonly approval: ApprovalStrategy;
  readonly source: CatalogName;
  readonly config: SubscriptionConfig;
};

export type CatalogName = { readonly name: string; readonly namespace: string };

/** Reads any shape of the object, because earlier schemas were less strict. */
export function readSettings({ spec }: Subscription): SubscriptionSettings {
  const found = recordIn(spec);
  return {
    channel: textIn(found['channel']),
    approval: found['installPlanApproval'] === 'Manual' ? 'Manual' : 'Automatic',
    source: {
      name: textIn(found['source']) ?? '',
      namespace: textIn(found['sourceNamespace']) ?? '',
    },
    config: recordIn(found['config']),
  };
}

export function isSameCatalog(one: CatalogName, other: CatalogName): boolean {
  return one.name === other.name && one.namespace === other.namespace;
}

/** The initial settings of an installation, which are not changed afterwards (SU-033). */
export type SubscriptionOrigin = {
  readonly packageName: string;
  /** A ClusterServiceVersion's name. */
  readonly startingCsv: string | null;
};

export function originOf({ spec }: Subscription): SubscriptionOrigin {
  const found = recordIn(spec);
  return { packageName: textIn(found['name']) ?? '', startingCsv: textIn(found['startingCSV']) };
}
