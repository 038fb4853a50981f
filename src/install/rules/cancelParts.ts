import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { Metadata, ResourceModel } from '~/kube/models/meta';
import type { Subscription } from '~/kube/models/subscription';
import type { NamespaceContent } from '~/olm/namespaces/namespaceContents';

/** What is on the cluster when an installation is taken back. */
export type CancelFacts = {
  /**
   * Objects that may carry the installation's mark, without Subscriptions, in the order in which they are made; and the
   * project that was requested for it.
   */
  readonly objects: readonly NamespaceContent[];
  /** Of the namespace, as are the plans and the CSVs. */
  readonly subscriptions: readonly Subscription[];
  readonly plans: readonly InstallPlan[];
  readonly csvs: readonly ClusterServiceVersion[];
  /** What was found in the namespace; `null` when it was not read. */
  readonly contents: readonly NamespaceContent[] | null;
  /** The kinds in it that the user may not list. */
  readonly unseen: readonly string[];
};

/** One object that goes. */
export type Removal = {
  /** Stable over renders, so that a stopped removal goes on where it was. */
  readonly id: string;
  readonly model: ResourceModel;
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  /** Only this very object goes, not one that took its name meanwhile. */
  readonly uid: string | null;
};

/** One object that stays although the installation has to do with it, and why. */
export type Kept = {
  readonly kind: string;
  readonly name: string;
  readonly because: KeptBecause;
  /** By name: who else uses it, or what else is in it. */
  readonly others: readonly string[];
};

export type KeptBecause =
  | 'used-by-others'
  /** Its plan waits for others too: OLM makes no second one for them. */
  | 'plan-of-others'
  | 'was-there-before'
  | 'dependency'
  | 'not-empty'
  | 'not-checked';

export type CancelPlan = {
  /** In order: the reverse of their creation, with OLM's own after the Subscription that would make them again. */
  readonly removals: readonly Removal[];
  /** The project that was requested for the installation, when nothing of others was found in it. It goes last, and only on request. */
  readonly offered: Removal | null;
  readonly kept: readonly Kept[];
};

/** An object as something to be deleted. */
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
