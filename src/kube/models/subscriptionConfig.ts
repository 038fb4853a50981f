/**
 * What OLM adds to every Deployment of an Operator: members of a pod's specification. What is not listed here stays as
 * it was written.
 */
export type SubscriptionConfig = {
  /** OLM stores it and reads it nowhere. */
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
  /** The pod starts without the variable when the object or the key is not there. */
  readonly optional?: boolean;
};

/** A member of the pod itself. */
export type FieldReference = { readonly apiVersion?: string; readonly fieldPath: string };

/** A request or limit of a container; without a name that of the container that has the variable. */
export type ResourceFieldReference = {
  readonly containerName?: string;
  readonly resource: string;
  /** The unit; none is 1. */
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

/** A volume in which keys are files. */
export type FilesOfKeys = {
  /** Without these every key is a file of its name. */
  readonly items?: readonly KeyToPath[];
  /** Permission bits; without them 0644. */
  readonly defaultMode?: number;
  readonly optional?: boolean;
};

export type KeyToPath = {
  readonly key: string;
  readonly path: string;
  /** Permission bits; without them the volume's `defaultMode`. */
  readonly mode?: number;
};

/** `medium` is empty for the node's own disk. */
export type EmptyDir = { readonly medium?: string; readonly sizeLimit?: string | number };

export type ClaimVolume = { readonly claimName: string; readonly readOnly?: boolean };

export type VolumeMount = {
  readonly name: string;
  readonly mountPath: string;
  readonly readOnly?: boolean;
  readonly recursiveReadOnly?: string;
  readonly subPath?: string;
  /** The same with variables of the container: `$(POD_NAME)`. */
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

/** By the name of the resource; a quantity as Kubernetes writes it: `500m`, `1Gi`, `2`. */
export type Quantities = Readonly<Record<string, string | number>>;
