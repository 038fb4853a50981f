/** Which labels an object must have (meta/v1). All requirements must be met; without any, every object fits. */
export type LabelSelector = {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly Requirement[];
};

/** What a label must be: `In`, `NotIn`, `Exists`, `DoesNotExist`; of nodes also `Gt` and `Lt`. */
export type Requirement = {
  readonly key?: string;
  readonly operator?: string;
  readonly values?: readonly string[];
};

/** Which nodes fit (core/v1): all of the requirements must be met; without any, no node fits. */
export type NodeSelectorTerm = {
  readonly matchExpressions?: readonly Requirement[];
  /** The one field that nodes can be chosen by is `metadata.name`. */
  readonly matchFields?: readonly Requirement[];
};

/** Which pods a pod is near to or far from (core/v1). Without a `labelSelector`: none. */
export type PodAffinityTerm = {
  readonly labelSelector?: LabelSelector;
  /** The label of nodes that says what is near: nodes with the same value of it are one place. */
  readonly topologyKey?: string;
  /** Without these and `namespaceSelector`: the namespace of the pod itself. */
  readonly namespaces?: readonly string[];
  readonly namespaceSelector?: LabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
};

/** Where the scheduler puts a pod (core/v1). */
export type Affinity = {
  readonly nodeAffinity?: NodeAffinity;
  readonly podAffinity?: PodAffinity;
  readonly podAntiAffinity?: PodAffinity;
};

export type NodeAffinity = {
  readonly requiredDuringSchedulingIgnoredDuringExecution?: {
    readonly nodeSelectorTerms: readonly NodeSelectorTerm[];
  };
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly (Weighted & {
    readonly preference: NodeSelectorTerm;
  })[];
};

export type PodAffinity = {
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly PodAffinityTerm[];
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly (Weighted & {
    readonly podAffinityTerm: PodAffinityTerm;
  })[];
};

/** From 1 to 100: how much a preference counts against others. */
export type Weighted = { readonly weight?: number };
