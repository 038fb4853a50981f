/** Where a value of an object breaks a rule of a schema. */
export type Violation = {
  /** `spec.listeners[0].name`, as the API server writes it; the empty text for the object itself. */
  readonly path: string;
  readonly reason: ViolationReason;
};

/** Which rule is broken: what it expects, and what was found, both as JSON where they are values. */
export type ViolationReason =
  | { readonly kind: 'type'; readonly expected: readonly string[]; readonly found: string }
  | { readonly kind: 'required' }
  /** `additionalProperties: false` */
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'enum'; readonly expected: readonly string[]; readonly found: string }
  | { readonly kind: 'pattern' | 'format'; readonly expected: string; readonly found: string }
  | { readonly kind: BoundKind; readonly expected: number; readonly found: number }
  /** An item that comes twice where each may come once (`uniqueItems`, `x-kubernetes-list-type`). */
  | { readonly kind: 'duplicate'; readonly found: string }
  /** None of the schemas of `anyOf` fits. */
  | { readonly kind: 'any-of' }
  /** Another number of the schemas of `oneOf` fits than one. */
  | { readonly kind: 'one-of'; readonly found: number }
  /** The schema of `not` fits. */
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

/** The path of a property: a key that is no plain name stands in brackets. */
export function propertyPath(path: string, key: string): string {
  if (!/^[\w-]+$/.test(key)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

export function itemPath(path: string, index: number): string {
  return `${path}[${index}]`;
}
