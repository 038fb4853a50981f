/** Something wrong with a Subscription's `spec.config`. An error is refused by the API server, by OLM or by the pod. */
export type ConfigProblem = {
  readonly severity: 'error' | 'warning';
  /** Where, as Kubernetes writes it: `env[0].name`. Empty: the whole. Rows are counted as the form shows them. */
  readonly path: string;
} & ConfigFault;

export type ConfigFault =
  /** No YAML; what the YAML parser says, in English. Lines count from 1. */
  | { readonly kind: 'unreadable'; readonly line: number; readonly message: string }
  | { readonly kind: 'wrong-type'; readonly expected: ConfigType }
  | { readonly kind: 'unknown-member' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'duplicate'; readonly value: string }
  | { readonly kind: 'one-source' }
  | { readonly kind: 'value-and-source' }
  | { readonly kind: 'bad-syntax'; readonly syntax: ConfigSyntax }
  | { readonly kind: 'volume-undefined'; readonly volume: string }
  | { readonly kind: 'path-relative' }
  | { readonly kind: 'path-leaves-volume' }
  | { readonly kind: 'mode-out-of-range'; readonly mode: number }
  | { readonly kind: 'one-sub-path' }
  | { readonly kind: 'read-only-needed' }
  | { readonly kind: 'propagation-none-needed' }
  | { readonly kind: 'privileged-only' }
  /** Not now; it may be created before the pods start. */
  | { readonly kind: 'not-in-namespace'; readonly object: ObjectKind; readonly name: string }
  | { readonly kind: 'no-such-key'; readonly object: ObjectKind; readonly key: string }
  | { readonly kind: 'negative' }
  | { readonly kind: 'request-over-limit'; readonly request: string; readonly limit: string }
  | { readonly kind: 'not-one-of'; readonly allowed: readonly string[] }
  | { readonly kind: 'value-with-exists' }
  | { readonly kind: 'key-needed' }
  | { readonly kind: 'seconds-without-no-execute' }
  | { readonly kind: 'proxy-in-part'; readonly unset: readonly string[] };

export type ConfigType = 'text' | 'number' | 'boolean' | 'quantity' | 'list' | 'object';

/** What the settings refer to, in the namespace of the Operator. */
export type ObjectKind = 'Secret' | 'ConfigMap' | 'PersistentVolumeClaim';

export type ConfigSyntax =
  | 'env-name'
  | 'env-name-for-shells'
  | 'object-name'
  | 'data-key'
  | 'volume-name'
  | 'namespace-name'
  | 'resource-name'
  | 'quantity'
  | 'label-key'
  | 'label-value'
  | 'annotation-key'
  | 'field-path'
  | 'resource-field';

export function error(path: string, fault: ConfigFault): ConfigProblem {
  return { severity: 'error', path, ...fault };
}

export function warning(path: string, fault: ConfigFault): ConfigProblem {
  return { severity: 'warning', path, ...fault };
}

/** The path of a member. */
export function at(path: string, member: string): string {
  return path === '' ? member : `${path}.${member}`;
}
