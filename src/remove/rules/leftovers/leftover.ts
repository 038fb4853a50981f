import type { ResourceModel } from '~/kube/models/meta';
import type { PatchStep } from '~/olm/calls/clusterCall';

/**
 * The kinds of leftovers, worst first: those that make the API server reject or delay other requests, those that cannot
 * be deleted automatically, then those that only use space (UN-004, UN-009, UN-010, UN-012).
 */
export const LEFTOVER_KINDS = [
  /** A webhook without its Service: its requests fail or wait. */
  'broken-webhook',
  /** A CustomResourceDefinition without its conversion Service: its objects cannot be read. */
  'broken-conversion',
  /** An API without its Service: discovery is slow, and namespaces cannot be deleted. */
  'broken-api-service',
  'terminating-namespace',
  /** A CustomResourceDefinition in deletion whose instances remain. */
  'terminating-definition',
  /** A CSV without a Subscription: its package cannot be installed again. */
  'orphan-csv',
  'ownerless-definition',
  /** OLM's list of components of a package that is not installed. */
  'empty-operator',
  /** A Role, ClusterRole or binding of a CSV that does not exist. */
  'orphaned-rbac',
  /** Created by OLM v1 for an extension that no longer exists. */
  'ownerless-extension-object',
  'unpack-job',
  'unused-operator-group',
] as const;

export type LeftoverKind = (typeof LEFTOVER_KINDS)[number];

export type LeftoverObject = {
  readonly model: ResourceModel;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly name: string;
  readonly uid: string | null;
};

/** An object that no installed Operator needs, with the evidence and its clean-up. */
export type Leftover = {
  /** Stable: kind, group, plural, namespace and name. */
  readonly id: string;
  readonly kind: LeftoverKind;
  readonly object: LeftoverObject;
  readonly createdAt: string | null;
  /** The former owner by labels and names: the package and its namespace. */
  readonly formerOwner: { readonly packageName: string | null; readonly namespace: string | null };
  /** An object of unknown origin is not selected by default. */
  readonly origin: 'olm' | 'unknown';
  /** Facts, each shown as a sentence. Never empty. */
  readonly evidence: readonly [Evidence, ...Evidence[]];
  /** The finalizers that block its deletion. */
  readonly finalizers: readonly string[];
  readonly cleanUp: CleanUp;
  /**
   * The IDs of leftovers to clean up first. Otherwise the clean-up waits forever, or OLM creates the object again. For
   * an object without its own clean-up, those whose clean-up releases it.
   */
  readonly after: readonly string[];
};

export type Evidence =
  | { readonly kind: 'service-gone'; readonly namespace: string; readonly name: string }
  /** The API server rejects these requests while the webhook is unavailable. */
  | {
      readonly kind: 'fails-closed';
      readonly webhooks: readonly string[];
      /** `plural.group`, of the core group `plural`; `*` for all. */
      readonly resources: readonly string[];
      /** Limited by selectors to some namespaces or objects. */
      readonly isLimited: boolean;
    }
  /** A Service converts an object between its versions: without it, the object cannot be read. */
  | { readonly kind: 'cannot-be-read'; readonly api: string }
  /** The API of its owner does not exist in the cluster. */
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
  /** OLM v1's label names this ClusterExtension. */
  | { readonly kind: 'no-extension'; readonly name: string }
  | { readonly kind: 'no-subscription'; readonly csvName: string }
  /** The phase of a CSV without a Subscription, whose Deployments run. */
  | { readonly kind: 'phase'; readonly phase: string }
  /** OLM cannot resolve this Subscription because of the CSV. */
  | { readonly kind: 'blocks-subscription'; readonly name: string; readonly namespace: string }
  | { readonly kind: 'no-components' }
  /** OLM lists only these leftovers, and creates the list again while one of them exists. */
  | { readonly kind: 'only-leftover-components'; readonly components: readonly ComponentName[] }
  | { readonly kind: 'no-operator-in-namespace'; readonly namespace: string }
  | { readonly kind: 'not-needed-by-plan' }
  /** A condition of the object. */
  | { readonly kind: 'condition'; readonly type: string; readonly message: string }
  /** The remaining objects of a namespace, with their finalizers. */
  | { readonly kind: 'held-by'; readonly resources: readonly BlockingResource[] }
  /** The finalizers that block a namespace, if its condition does not state their objects. */
  | { readonly kind: 'finalizers-held'; readonly finalizers: readonly PendingFinalizer[] };

export type ComponentName = {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
};

export type PendingFinalizer = { readonly name: string; readonly count: number | null };

export type BlockingResource = {
  /** `plural.group` in the condition of the namespace. */
  readonly resource: string;
  /** `null`: not stated. */
  readonly count: number | null;
  readonly finalizers: readonly string[];
};

export type CleanUp =
  | { readonly kind: 'delete' }
  /** Only some entries are broken. The rest remains. */
  | { readonly kind: 'patch'; readonly steps: readonly PatchStep[] }
  /** No direct clean-up. */
  | { readonly kind: 'none' };
