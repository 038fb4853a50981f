import type { ResourceModel } from '~/kube/models/meta';
import type { PatchStep } from '~/olm/calls/clusterCall';

/**
 * What an uninstallation can leave behind, worst first: what makes the API server refuse or hang requests of others,
 * what cannot go away by itself, then what only takes up room (UN-004, UN-009, UN-010, UN-012).
 */
export type LeftoverKind =
  /** A webhook whose Service is gone: requests that it is asked about fail, or wait for it. */
  | 'broken-webhook'
  /** A CustomResourceDefinition that is converted by a Service that is gone: its objects cannot be read. */
  | 'broken-conversion'
  /** An API whose Service is gone: discovery is slow, and namespaces cannot be deleted. */
  | 'broken-api-service'
  | 'terminating-namespace'
  /** A CSV that no Subscription refers to: it keeps its package from being installed again. */
  | 'orphan-csv'
  | 'ownerless-definition'
  /** OLM's list of what belongs to a package that is not installed. */
  | 'empty-operator'
  /** Role, ClusterRole or a binding of either, of a CSV that is gone. */
  | 'ownerless-right'
  | 'unpack-job'
  | 'unpack-config-map'
  | 'unused-operator-group';

export type LeftoverObject = {
  readonly model: ResourceModel;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly name: string;
  readonly uid: string | null;
};

/** One object that nothing installed needs, why that is known, and how it is cleaned up. */
export type Leftover = {
  /** Stable: kind, group, plural, namespace and name. */
  readonly id: string;
  readonly kind: LeftoverKind;
  readonly object: LeftoverObject;
  readonly createdAt: string | null;
  /** Whose it was, as far as labels and names tell: the package and the namespace it was installed in. */
  readonly formerOwner: { readonly packageName: string | null; readonly namespace: string | null };
  /** What is not known to come from OLM is never chosen beforehand. */
  readonly origin: 'olm' | 'unknown';
  /** Facts, each of which becomes a sentence. Never empty. */
  readonly evidence: readonly [Evidence, ...Evidence[]];
  /** Finalizers that would hold, or hold, its deletion. */
  readonly finalizers: readonly string[];
  readonly cleanUp: CleanUp;
  /**
   * Leftovers, by their ids, that have to be cleaned up before this one: without that the clean-up hangs, or OLM makes
   * the object anew. Of what nothing can be done to directly: those whose clean-up sets it free.
   */
  readonly after: readonly string[];
};

export type Evidence =
  | {
      readonly kind: 'service-gone';
      readonly namespace: string;
      readonly name: string;
      readonly isNamespaceGone: boolean;
    }
  /** The API server refuses what it would be asked about, when it cannot be asked. */
  | {
      readonly kind: 'fails-closed';
      readonly webhooks: readonly string[];
      /** `plural.group`, of the core group `plural`; `*` for all. */
      readonly resources: readonly string[];
      /** Only in namespaces, or of objects, that selectors of all these webhooks pick. */
      readonly isLimited: boolean;
    }
  /** How an object is converted between its versions is asked of a Service: without it the object cannot be read. */
  | { readonly kind: 'cannot-be-read'; readonly api: string }
  /** What it is owned by is of an API that the cluster no longer has. */
  | {
      readonly kind: 'owner-kind-gone';
      readonly ownerKind: string;
      readonly apiVersion: string;
      readonly name: string;
    }
  | { readonly kind: 'label'; readonly key: string; readonly value: string }
  | {
      readonly kind: 'no-owner-csv';
      readonly csvName: string | null;
      readonly namespace: string | null;
    }
  | { readonly kind: 'no-csv-owns'; readonly api: string }
  | { readonly kind: 'no-subscription'; readonly csvName: string }
  /** A CSV without Subscription runs what it brought, in this phase. */
  | { readonly kind: 'phase'; readonly phase: string }
  /** OLM cannot resolve this Subscription because of the CSV. */
  | { readonly kind: 'blocks-subscription'; readonly name: string; readonly namespace: string }
  | { readonly kind: 'no-components' }
  /** OLM lists these only, which are leftovers themselves: as long as one is there, it makes the list anew. */
  | { readonly kind: 'only-leftover-components'; readonly components: readonly ComponentName[] }
  | { readonly kind: 'no-operator-in-namespace'; readonly namespace: string }
  | { readonly kind: 'not-needed-by-plan'; readonly bundle: string | null }
  /** The CatalogSource that it was unpacked for is gone; `null`: it no longer says which that was. */
  | { readonly kind: 'catalog-gone'; readonly namespace: string; readonly name: string | null }
  /** In the words of a condition of the object. */
  | { readonly kind: 'condition'; readonly type: string; readonly message: string }
  /** What holds a namespace: objects of these kinds, with these finalizers. */
  | { readonly kind: 'held-by'; readonly resources: readonly BlockingResource[] }
  /** The finalizers that hold a namespace, when its condition does not tell on what they are. */
  | { readonly kind: 'finalizers-held'; readonly finalizers: readonly PendingFinalizer[] };

export type ComponentName = {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
};

export type PendingFinalizer = { readonly name: string; readonly count: number | null };

export type BlockingResource = {
  /** `plural.group` as the namespace's condition names it. */
  readonly resource: string;
  /** `null`: not told. */
  readonly count: number | null;
  readonly finalizers: readonly string[];
};

export type CleanUp =
  | { readonly kind: 'delete' }
  /** Only a part of it is broken: the rest stays. */
  | { readonly kind: 'patch'; readonly steps: readonly PatchStep[] }
  /** Nothing can be done to it directly. */
  | { readonly kind: 'none' };
