import type { BundleObjects } from '~/olm/plans/planContent';
import type { PlanComparison } from './comparison';
import { type OperatorSides, operatorSides } from './operatorSides';

/** An item on both sides of an update. */
export type Paired<T> = {
  /** Stable over renderings, unique in the plan. */
  readonly id: string;
  readonly csvName: string;
  readonly state: PairedState;
  readonly before: T | null;
  readonly after: T | null;
};

export type PairedState =
  | 'added'
  | 'removed'
  | 'changed'
  | 'same'
  /** The current version is unreadable. */
  | 'unknown';

/** How items of one type are found and identified. */
export type Sort<T> = {
  readonly of: (objects: BundleObjects) => readonly T[];
  /** The name that identifies an item before and after. */
  readonly keyOf: (one: T) => string;
  readonly isSame: (before: T, after: T) => boolean;
};

/**
 * The items in the CSVs of a plan and in those that they replace: changed ones first, then in the plan's order.
 * Unreadable versions are omitted.
 */
export function pairedDeltas<T>(comparison: PlanComparison, sort: Sort<T>): readonly Paired<T>[] {
  return operatorSides(comparison)
    .filter(({ changeKind }) => changeKind !== 'unread')
    .flatMap((sides) => pairsOf(sides, sort))
    .toSorted((one, other) => RANKS[one.state] - RANKS[other.state]);
}

const RANKS: Readonly<Record<PairedState, number>> = {
  added: 0,
  changed: 0,
  removed: 0,
  unknown: 1,
  same: 2,
};

function pairsOf<T>(
  { csvName, changeKind, ...sides }: OperatorSides,
  sort: Sort<T>,
): readonly Paired<T>[] {
  const before = keyed(sort.of(sides.before), sort);
  const after = keyed(sort.of(sides.after), sort);
  const keys = new Set([...after.keys(), ...before.keys()]);
  return [...keys].map((key) => {
    const pair = { before: before.get(key) ?? null, after: after.get(key) ?? null };
    const state = changeKind === 'unknown' ? 'unknown' : stateOf(pair, sort);
    return { id: `${csvName} ${key}`, csvName, state, ...pair };
  });
}

/** Items with the same name are numbered. */
function keyed<T>(things: readonly T[], { keyOf }: Sort<T>): ReadonlyMap<string, T> {
  const seen = new Map<string, number>();
  return new Map(
    things.map((one) => {
      const key = keyOf(one);
      const times = seen.get(key) ?? 0;
      seen.set(key, times + 1);
      return [JSON.stringify([key, times]), one];
    }),
  );
}

function stateOf<T>(
  { before, after }: Pick<Paired<T>, 'before' | 'after'>,
  { isSame }: Sort<T>,
): PairedState {
  if (before === null) return 'added';
  if (after === null) return 'removed';
  return isSame(before, after) ? 'same' : 'changed';
}
