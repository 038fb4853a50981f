import type { Violation } from '~/olm/schema/violation';

/** A stored object; a cluster-scoped one has no namespace. */
export type StoredObject = { readonly namespace: string | null; readonly name: string };

/** Who rejects an invalid object. */
export type FoundBy =
  /** OLM, before it changes the definition, and the API server, at each write. */
  | 'both'
  /** Only OLM: the API server first applies the default, or treats `null` as absent. */
  | 'olm'
  /** Only the API server. */
  | 'server';

export type StoredViolation = Violation & {
  /** The version of the schema. */
  readonly version: string;
  readonly foundBy: FoundBy;
};

/** An object that violates the new schema. */
export type StoredOffender = StoredObject & {
  readonly violations: readonly StoredViolation[];
  /** There are more. */
  readonly isCut: boolean;
};

/** An object with fields that the new schema does not know. The API server drops them. */
export type StoredLoss = StoredObject & { readonly paths: readonly string[] };

/** Some checked objects of a kind. */
export type StoredPage = {
  readonly checked: number;
  readonly offenders: readonly StoredOffender[];
  readonly losses: readonly StoredLoss[];
  /** The number of incompletely checked objects: too large, or with unreadable patterns. */
  readonly cut: number;
  /** CEL rules (`x-kubernetes-validations`) in the new schemas, which are not evaluated. */
  readonly rules: number;
};
