import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { Metadata, ResourceModel } from '~/kube/models/meta';
import type { Subscription } from '~/kube/models/subscription';
import type { NamespaceContent } from '~/olm/namespaces/namespaceContents';

/** The cluster's objects when an installation is canceled. */
export type CancelFacts = {
  /**
   * Objects that might have the installation's annotation, without Subscriptions, in the order of their creation; and
   * the requested project.
   */
  readonly objects: readonly NamespaceContent[];
  /** Of the namespace, like the plans and the CSVs. */
  readonly subscriptions: readonly Subscription[];
  readonly plans: readonly InstallPlan[];
  readonly csvs: readonly ClusterServiceVersion[];
  /** The contents of the namespace; `null`: not read. */
  readonly contents: readonly NamespaceContent[] | null;
  /** The kinds that the user cannot list in it. */
  readonly unseen: readonly string[];
};

/** One deleted object. */
export type Removal = {
  /** Stable across renders, so that a stopped removal can resume. */
  readonly id: string;
  readonly model: ResourceModel;
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  /** Deletes only this object, not another one with its name. */
  readonly uid: string | null;
};

/** A related object that remains, with the reason. */
export type Kept = {
  readonly kind: string;
  readonly name: string;
  readonly because: KeptBecause;
  /** By name: its other users, or its other contents. */
  readonly others: readonly string[];
};

export type KeptBecause =
  | 'used-by-others'
  /** Its plan also belongs to other Subscriptions, for which OLM creates no second one. */
  | 'plan-of-others'
  | 'was-there-before'
  | 'dependency'
  | 'not-empty'
  | 'not-checked';

export type CancelPlan = {
  /** In the reverse order of their creation. OLM's objects follow the Subscription, which would create them again. */
  readonly removals: readonly Removal[];
  /** The requested project if it has no other contents. Deleted last, and only on request. */
  readonly offered: Removal | null;
  readonly kept: readonly Kept[];
};

/** An object to delete. */
export function removal(model: ResourceModel, metadata: Metadata): Removal {
  const namespace = metadata.namespace ?? null;
  return {
    id: `${model.kind} ${namespace ?? ''}/${metadata.name}`,
    model,
    name: metadata.name,
    namespace,
    uid: metadata.uid ?? null,
  };
}
