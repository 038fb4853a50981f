import type { Violation } from '~/olm/schema/violation';

/** An object that the cluster holds; a cluster-scoped one has no namespace. */
export type StoredObject = { readonly namespace: string | null; readonly name: string };

/** Who minds that an object breaks a rule. */
export type FoundBy =
  /** OLM, before it changes the definition, and the API server, whenever the object is written. */
  | 'both'
  /** OLM only: the API server fills in the default before it looks, or takes `null` for absent. */
  | 'olm'
  /** The API server only. */
  | 'server';

export type StoredViolation = Violation & {
  /** By whose schema. */
  readonly version: string;
  readonly foundBy: FoundBy;
};

/** An object that does not keep to the new schema. */
export type StoredOffender = StoredObject & {
  readonly violations: readonly StoredViolation[];
  /** There are more. */
  readonly isCut: boolean;
};

/** An object that has fields which the new schema does not know: the API server drops them. */
export type StoredLoss = StoredObject & { readonly paths: readonly string[] };

/** Some of the objects of a kind, checked. */
export type StoredPage = {
  readonly checked: number;
  readonly offenders: readonly StoredOffender[];
  readonly losses: readonly StoredLoss[];
  /** How many could not be checked wholly: too big, or by patterns that cannot be read. */
  readonly cut: number;
  /** Rules in CEL (`x-kubernetes-validations`) in the new schemas, which nobody evaluated. */
  readonly rules: number;
};
