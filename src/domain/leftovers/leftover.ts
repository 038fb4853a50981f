import type { ResourceModel } from '../../models/meta';
import type { PatchStep } from '../remedies/clusterCall';

/**
 * What an uninstallation can leave behind, worst first: what makes the API server refuse or hang requests of others,
 * what cannot go away by itself, then what only takes up room (F11, UN-004, UN-009…UN-012).
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
  /** What is not known to come from OLM is never chosen beforehand (F11). */
  readonly origin: 'olm' | 'unknown';
  /** Facts, each of which becomes a sentence. Never empty. */
  readonly evidence: readonly [Evidence, ...Evidence[]];
  /** Finalizers that would hold, or hold, its deletion. */
  readonly finalizers: readonly string[];
  readonly cleanUp: CleanUp;
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
      readonly resources: readonly string[];
    }
  | { readonly kind: 'label'; readonly key: string; readonly value: string }
  | {
      readonly kind: 'no-owner-csv';
      readonly csvName: string | null;
      readonly namespace: string | null;
    }
  | { readonly kind: 'no-csv-owns'; readonly api: string }
  | { readonly kind: 'no-subscription'; readonly csvName: string }
  | { readonly kind: 'no-components' }
  | { readonly kind: 'no-operator-in-namespace'; readonly namespace: string }
  | { readonly kind: 'not-needed-by-plan'; readonly bundle: string | null }
  /** In the words of a condition of the object. */
  | { readonly kind: 'condition'; readonly type: string; readonly message: string }
  /** What holds a namespace: objects of these kinds, with these finalizers. */
  | { readonly kind: 'held-by'; readonly resources: readonly HeldResource[] };

export type HeldResource = {
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
