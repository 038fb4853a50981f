import type { Finding } from '~/olm/finding';
/** What is wrong in a Subscription's `spec.config`. The API server, OLM or the pod rejects a danger. */
export type ConfigFinding = Finding<ConfigCause> & {
  /** Of the field below `spec.config`. */
  readonly path: string;
};

export type ConfigCause =
  /** Invalid YAML with the parser's English message. Lines count from 1. */
  | { readonly kind: 'unreadable'; readonly line: number | null; readonly message: string }
  /** The text of one field, which the YAML cannot contain. */
  | { readonly kind: 'not-applied' }
  | { readonly kind: 'wrong-type'; readonly expected: ConfigType }
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
  | { readonly kind: 'negative' }
  | { readonly kind: 'request-over-limit'; readonly request: string; readonly limit: string }
  | { readonly kind: 'not-one-of'; readonly allowed: readonly string[] }
  | { readonly kind: 'value-with-exists' }
  | { readonly kind: 'key-needed' }
  | { readonly kind: 'seconds-without-no-execute' }
  | { readonly kind: 'proxy-in-part'; readonly unset: readonly string[] };

export type ConfigType = 'text' | 'number' | 'boolean' | 'quantity' | 'list' | 'object';

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
