/** A value that violates a schema. */
export type Violation = {
  /** As written by the API server: `spec.listeners[0].name`; empty for the object itself. */
  readonly path: string;
  readonly reason: ViolationReason;
};

/** The broken rule with the expected and the actual value, both as JSON if they are values. */
export type ViolationReason =
  | { readonly kind: 'type'; readonly expected: readonly string[]; readonly found: string }
  | { readonly kind: 'required' }
  /** `additionalProperties: false` */
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'enum'; readonly expected: readonly string[]; readonly found: string }
  | { readonly kind: 'pattern' | 'format'; readonly expected: string; readonly found: string }
  | { readonly kind: BoundKind; readonly expected: number; readonly found: number }
  /** A repeated item in a list of unique items (`uniqueItems`, `x-kubernetes-list-type`). */
  | { readonly kind: 'duplicate'; readonly found: string }
  /** No schema of `anyOf` matches. */
  | { readonly kind: 'any-of' }
  /** None or several schemas of `oneOf` match. */
  | { readonly kind: 'one-of'; readonly found: number }
  /** The schema of `not` matches. */
  | { readonly kind: 'not' };

export type BoundKind =
  | 'minimum'
  | 'maximum'
  | 'above'
  | 'below'
  | 'multiple-of'
  | 'min-length'
  | 'max-length'
  | 'min-items'
  | 'max-items'
  | 'min-properties'
  | 'max-properties';

/** The path of a property. Keys with special characters are in brackets. */
export function propertyPath(path: string, key: string): string {
  if (!/^[\w-]+$/.test(key)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

export function itemPath(path: string, index: number): string {
  return `${path}[${index}]`;
}
