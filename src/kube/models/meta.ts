/** What every Kubernetes object has, as far as this plugin reads it. */

export type OwnerReference = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
};

export type Metadata = {
  readonly name: string;
  readonly namespace?: string;
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly generation?: number;
  readonly creationTimestamp?: string;
  readonly deletionTimestamp?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly finalizers?: readonly string[];
  readonly ownerReferences?: readonly OwnerReference[];
};

/** An object as the API server answers it. */
export type Stored<Kind extends string, Spec = object, Status = object> = {
  readonly apiVersion?: string;
  readonly kind?: Kind;
  readonly metadata: Metadata;
  readonly spec?: Spec;
  readonly status?: Status;
};

/** An object that is to be written. */
export type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name?: string;
    readonly generateName?: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  readonly spec?: object;
  /** Of a Role. */
  readonly rules?: readonly object[];
  /** Of a RoleBinding. */
  readonly roleRef?: object;
  readonly subjects?: readonly object[];
  /** Of a Secret; its values are in base64. */
  readonly type?: string;
  readonly data?: Readonly<Record<string, string>>;
};

/** How a kind is addressed in the API. An empty group is the core group. */
export type ResourceModel = {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string;
  readonly namespaced: boolean;
};

export type Condition = {
  readonly type?: string;
  readonly status?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastTransitionTime?: string;
};

export type ObjectReference = {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly uid?: string;
};

export type NamedManifest = Manifest & { readonly metadata: { readonly name: string } };
