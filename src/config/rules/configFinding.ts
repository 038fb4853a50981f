import type { Finding } from '~/olm/finding';
/** What is wrong in a Subscription's `spec.config`. The API server, OLM or the pod rejects a danger. */
export type ConfigFinding = Finding<ConfigCause> & {
  /** Rows have the numbers of the form. */
  readonly path: string;
};

export type ConfigCause =
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
  | { readonly kind: 'not-in-namespace'; readonly objectKind: ObjectKind; readonly name: string }
  | { readonly kind: 'no-such-key'; readonly objectKind: ObjectKind; readonly key: string }
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

/** The path of a field. */
export function at(path: string, member: string): string {
  return path === '' ? member : `${path}.${member}`;
}
