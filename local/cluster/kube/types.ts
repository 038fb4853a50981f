/** Shared types of the local cluster: objects and the in-process client. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };

export type OwnerReference = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
  readonly controller?: boolean;
  readonly blockOwnerDeletion?: boolean;
};

export type ObjectMeta = {
  readonly name: string;
  readonly generateName?: string;
  readonly namespace?: string;
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly generation?: number;
  readonly creationTimestamp?: string;
  readonly deletionTimestamp?: string;
  readonly deletionGracePeriodSeconds?: number;
  readonly labels?: { readonly [key: string]: string };
  readonly annotations?: { readonly [key: string]: string };
  readonly finalizers?: readonly string[];
  readonly ownerReferences?: readonly OwnerReference[];
};

/** Any Kubernetes object. Stored objects are frozen: change them by writing a new one. */
export type KubeObject = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: ObjectMeta;
  readonly spec?: JsonObject;
  readonly status?: JsonObject;
  readonly [key: string]: unknown;
};

/** Input of a write: name, uid, resourceVersion and so on are optional. */
export type DraftObject = Omit<KubeObject, 'metadata'> & {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Partial<ObjectMeta>;
};

/** `plural.group`, or the bare plural for the core group: `pods`, `subscriptions.operators.coreos.com`. */
export type ResourceKey = string;

export type ObjectRef = {
  readonly resource: ResourceKey;
  readonly name: string;
  /** Absent for cluster-scoped kinds. */
  readonly namespace?: string;
};

export type WatchEvent = {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
  readonly resource: ResourceKey;
  readonly object: KubeObject;
  /** The object before the change; absent for ADDED. */
  readonly previous?: KubeObject;
};

export type ListOptions = {
  readonly namespace?: string;
  /** Equality only: every label must have this value. */
  readonly labels?: { readonly [key: string]: string };
};

export type DeleteOptions = {
  readonly propagation?: 'Background' | 'Foreground' | 'Orphan';
};

/**
 * The in-process client of the cluster, for controllers and seeds. Reads are synchronous; writes use the same path as
 * HTTP writes (defaulting, validation, generation, resourceVersion, watch events, finalizers) but without access
 * control. A rejected write throws `ApiError` with the Kubernetes `Status`.
 */
export type ClusterClient = {
  readonly get: (ref: ObjectRef) => KubeObject | undefined;
  readonly list: (resource: ResourceKey, options?: ListOptions) => readonly KubeObject[];
  readonly create: (resource: ResourceKey, object: DraftObject) => KubeObject;
  /** Replaces all but `status`. With `metadata.resourceVersion` set it is a conditional write (409 when stale). */
  readonly update: (resource: ResourceKey, object: KubeObject) => KubeObject;
  readonly updateStatus: (resource: ResourceKey, object: KubeObject) => KubeObject;
  /** `patch` is an RFC 7386 merge patch. */
  readonly mergePatch: (ref: ObjectRef, patch: JsonObject) => KubeObject;
  /** A missing object is not an error. */
  readonly delete: (ref: ObjectRef, options?: DeleteOptions) => void;
  /** Called synchronously after each change, in order. `'*'` is every resource. @returns a function that stops it */
  readonly subscribe: (resource: ResourceKey, listener: (event: WatchEvent) => void) => () => void;
  /** The resource of a kind, when it is served now (built-in or CRD). */
  readonly resourceOf: (apiVersion: string, kind: string) => ServedResource | undefined;
};

export type ServedResource = {
  readonly key: ResourceKey;
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly kind: string;
  readonly namespaced: boolean;
};

/** Time, so that tests can run it. `now` in milliseconds since the epoch. */
export type Clock = {
  readonly now: () => number;
  /** Runs once after these milliseconds. @returns a function that cancels it */
  readonly after: (milliseconds: number, task: () => void) => () => void;
};

/** A reconciler, started once. @returns a function that stops it */
export type Controller = {
  readonly name: string;
  readonly start: (client: ClusterClient, clock: Clock) => () => void;
};

/**
 * An API group that code provides instead of the store, like an aggregated API server
 * (`packages.operators.coreos.com`). Only get and list; watch returns 405.
 */
export type VirtualResource = {
  readonly served: ServedResource;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  /** `namespace` is absent for a list over all namespaces. */
  readonly list: (namespace: string | undefined) => readonly KubeObject[];
  readonly get: (namespace: string, name: string) => KubeObject | undefined;
  readonly subresources: {
    readonly [name: string]: (namespace: string, name: string) => RawResponse | undefined;
  };
};

export type RawResponse = {
  readonly status: number;
  readonly contentType: string;
  readonly headers: { readonly [name: string]: string };
  /** Parts are sent one after the other. */
  readonly body: Uint8Array | string | readonly Uint8Array[];
};
