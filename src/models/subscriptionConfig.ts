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
};

export type KeyReference = { readonly name?: string; readonly key: string };

export type EnvFromSource = {
  readonly prefix?: string;
  readonly secretRef?: { readonly name?: string };
  readonly configMapRef?: { readonly name?: string };
};

export type Volume = {
  readonly name: string;
  readonly configMap?: { readonly name?: string; readonly items?: readonly KeyToPath[] };
  readonly secret?: { readonly secretName?: string; readonly items?: readonly KeyToPath[] };
  readonly emptyDir?: object;
};

export type KeyToPath = { readonly key: string; readonly path: string };

export type VolumeMount = {
  readonly name: string;
  readonly mountPath: string;
  readonly readOnly?: boolean;
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
