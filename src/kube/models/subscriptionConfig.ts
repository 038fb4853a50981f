/**
 * Settings that OLM adds to every Deployment of an Operator. They are parts of a pod spec. Unlisted fields are kept
 * unchanged.
 */
export type SubscriptionConfig = {
  /** OLM stores this field and never reads it. */
  readonly selector?: object;
  readonly env?: readonly EnvVar[];
  readonly envFrom?: readonly EnvFromSource[];
  readonly volumes?: readonly Volume[];
  readonly volumeMounts?: readonly VolumeMount[];
  readonly tolerations?: readonly Toleration[];
  readonly resources?: Resources;
  readonly nodeSelector?: Readonly<Record<string, string>>;
  readonly affinity?: object;
  readonly annotations?: Readonly<Record<string, string>>;
};

export type EnvVar = {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: EnvVarSource;
};

export type EnvVarSource = {
  readonly secretKeyRef?: KeyReference;
  readonly configMapKeyRef?: KeyReference;
  readonly fieldRef?: FieldReference;
  readonly resourceFieldRef?: ResourceFieldReference;
};

export type KeyReference = {
  readonly name?: string;
  readonly key: string;
  /** The pod starts without the variable if the object or key does not exist. */
  readonly optional?: boolean;
};

/** A field of the pod itself. */
export type FieldReference = { readonly apiVersion?: string; readonly fieldPath: string };

/** A request or limit of a container; without a name, of the container with the variable. */
export type ResourceFieldReference = {
  readonly containerName?: string;
  readonly resource: string;
  /** The unit; the default is 1. */
  readonly divisor?: string | number;
};

export type EnvFromSource = {
  readonly prefix?: string;
  readonly secretRef?: ObjectReference;
  readonly configMapRef?: ObjectReference;
};

type ObjectReference = { readonly name?: string; readonly optional?: boolean };

export type Volume = {
  readonly name: string;
  readonly configMap?: FilesOfKeys & { readonly name?: string };
  readonly secret?: FilesOfKeys & { readonly secretName?: string };
  readonly emptyDir?: EmptyDir;
  readonly persistentVolumeClaim?: ClaimVolume;
};

/** A volume whose files are the keys. */
export type FilesOfKeys = {
  /** Without items, every key is a file of the same name. */
  readonly items?: readonly KeyToPath[];
  /** Permission bits; the default is 0644. */
  readonly defaultMode?: number;
  readonly optional?: boolean;
};

export type KeyToPath = {
  readonly key: string;
  readonly path: string;
  /** Permission bits; the default is the volume's `defaultMode`. */
  readonly mode?: number;
};

/** An empty `medium` is the node's disk. */
export type EmptyDir = { readonly medium?: string; readonly sizeLimit?: string | number };

export type ClaimVolume = { readonly claimName: string; readonly readOnly?: boolean };

export type VolumeMount = {
  readonly name: string;
  readonly mountPath: string;
  readonly readOnly?: boolean;
  readonly recursiveReadOnly?: string;
  readonly subPath?: string;
  /** The same with the container's variables: `$(POD_NAME)`. */
  readonly subPathExpr?: string;
  readonly mountPropagation?: string;
};

export type Toleration = {
  readonly key?: string;
  readonly operator?: string;
  readonly value?: string;
  readonly effect?: string;
  readonly tolerationSeconds?: number;
};

export type Resources = { readonly requests?: Quantities; readonly limits?: Quantities };

/** By resource name. The value is a Kubernetes quantity: `500m`, `1Gi`, `2`. */
export type Quantities = Readonly<Record<string, string | number>>;
