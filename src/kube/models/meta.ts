/** The metadata fields that this plugin reads. */

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

/** An object in an answer of the API server. */
export type Stored<Kind extends string, Spec = object, Status = object> = {
  readonly apiVersion?: string;
  readonly kind?: Kind;
  readonly metadata: Metadata;
  readonly spec?: Spec;
  readonly status?: Status;
};

/** An object to write. */
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
  /** Of a Secret; its values are base64-encoded. */
  readonly type?: string;
  readonly data?: Readonly<Record<string, string>>;
};

/** The API path of a kind. An empty group is the core group. */
export type ResourceModel = {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string;
  readonly namespaced: boolean;
  /** The cluster serves the kind, even if the console does not know it yet. */
  readonly isServed?: true;
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

/** Selects objects by their labels. Its values are not validated. */
export type LabelSelector = {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly {
    readonly key?: string;
    readonly operator?: string;
    readonly values?: readonly string[];
  }[];
};
