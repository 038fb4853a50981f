import type { ComparedObject, PlanComparison } from './comparison';
import type { DefinitionDelta } from './crd/definitionDelta';
import { definitionDeltas } from './crd/definitionDeltas';
import { type ObjectChange, objectChanges } from './delta/objectChanges';
import { type PermissionDelta, permissionDeltas } from './delta/permissionDeltas';
import type { Risk } from './risk';

/** Everything that a plan changes, by what it concerns. */
export type PlanDelta = {
  readonly risks: readonly Risk[];
  readonly permissions: readonly PermissionDelta[];
  readonly definitions: readonly DefinitionDelta[];
  readonly objects: readonly ObjectChange[];
};

/** How much of a plan is looked at: `inbox` is what risks are found in. */
export type ReviewSize = 'inbox' | 'full';

/** What is known of a plan before its objects are. */
export type ReviewHead = Omit<PlanComparison, 'objects'> & {
  readonly size: ReviewSize;
  readonly facts: null;
};

export const NO_DELTA: PlanDelta = { risks: [], permissions: [], definitions: [], objects: [] };

/** A few entries of some of the lists of a {@link PlanDelta}. */
export type DeltaPart = { readonly [Key in keyof PlanDelta]?: PlanDelta[Key] };

/** Parts as one; entries keep the order in which they came. */
export function joinedDelta(parts: readonly DeltaPart[]): PlanDelta {
  return {
    risks: parts.flatMap(({ risks }) => risks ?? []),
    permissions: parts.flatMap(({ permissions }) => permissions ?? []),
    definitions: parts.flatMap(({ definitions }) => definitions ?? []),
    objects: parts.flatMap(({ objects }) => objects ?? []),
  };
}

/** Compares a plan with the cluster, in parts that are small enough to be handed on one by one. Expensive: meant for a worker. */
export function* deltaParts(
  { size, ...head }: ReviewHead,
  objects: readonly ComparedObject[],
): Generator<DeltaPart> {
  const comparison: PlanComparison = { ...head, objects };
  if (size === 'inbox') return;
  for (const one of permissionDeltas(comparison)) yield { permissions: [one] };
  for (const one of definitionDeltas(comparison)) yield { definitions: [one] };
  yield { objects: objectChanges(comparison) };
}
