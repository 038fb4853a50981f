/** A problem in a Subscription's `spec.config`. The API server, OLM or the pod rejects an error. */
export type ConfigProblem = {
  readonly severity: 'error' | 'warning';
  /** The path in Kubernetes' notation: `env[0].name`. Empty: all. Rows have the numbers of the form. */
  readonly path: string;
} & ConfigFault;

export type ConfigFault =
  /** Invalid YAML with the parser's English message. Lines count from 1. */
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
  /** Currently missing, but can be created before the pods start. */
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

/** The objects in the Operator's namespace that settings refer to. */
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

/** The path of a field. */
export function at(path: string, member: string): string {
  return path === '' ? member : `${path}.${member}`;
}
