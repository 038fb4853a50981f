import type { UninstallInventory } from './inventory';

/** The optional deletions. Unavailable ones are not deleted, even if they are selected. */
export type UninstallChoices = {
  /** The names (`plural.group`) of the APIs whose operands are deleted. */
  readonly operandsOf: readonly string[];
  readonly definitions: boolean;
  readonly operatorGroup: boolean;
  readonly namespace: boolean;
  readonly consolePlugins: boolean;
};

/** Data is kept by default. A console plugin without its Operator only shows errors. */
export const DEFAULT_CHOICES: UninstallChoices = {
  operandsOf: [],
  definitions: false,
  operatorGroup: false,
  namespace: false,
  consolePlugins: true,
};

/** Whether an option is available, and the reason if not. */
export type Offer<Reason> =
  { readonly isOffered: true } | { readonly isOffered: false; readonly reason: Reason };

export const offered = { isOffered: true } as const;

export function withheld<Reason>(reason: Reason): Offer<Reason> {
  return { isOffered: false, reason };
}

/** The choices with or without the operands of some APIs. */
export function withOperandsOf(
  choices: UninstallChoices,
  names: readonly string[],
  areChosen: boolean,
): UninstallChoices {
  const others = choices.operandsOf.filter((name) => !names.includes(name));
  return { ...choices, operandsOf: areChosen ? [...others, ...names] : others };
}

/** The text to type before data is deleted: the package, or the name of the Operator in its namespace. */
export function confirmationName({ operator }: UninstallInventory): string {
  return operator.packageName ?? operator.name;
}
