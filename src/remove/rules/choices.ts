import type { UninstallInventory } from './inventory';

/** What goes besides what runs. What cannot go is not deleted, whatever is chosen. */
export type UninstallChoices = {
  /** The names (`plural.group`) of the APIs whose operands go. */
  readonly operandsOf: readonly string[];
  readonly definitions: boolean;
  readonly operatorGroup: boolean;
  readonly namespace: boolean;
  readonly consolePlugins: boolean;
};

/** Data stays unless somebody says so; a console plugin without its Operator only shows errors. */
export const DEFAULT_CHOICES: UninstallChoices = {
  operandsOf: [],
  definitions: false,
  operatorGroup: false,
  namespace: false,
  consolePlugins: true,
};

/** Whether something can be chosen; if not, why. */
export type Offer<Reason> =
  { readonly isOffered: true } | { readonly isOffered: false; readonly reason: Reason };

export const offered = { isOffered: true } as const;

export function withheld<Reason>(reason: Reason): Offer<Reason> {
  return { isOffered: false, reason };
}

/** The choices with the operands of some APIs chosen, or no longer. */
export function withOperandsOf(
  choices: UninstallChoices,
  names: readonly string[],
  areChosen: boolean,
): UninstallChoices {
  const others = choices.operandsOf.filter((name) => !names.includes(name));
  return { ...choices, operandsOf: areChosen ? [...others, ...names] : others };
}

/** What is typed before data of others can be lost: the package, or what the Operator is called in its namespace. */
export function confirmationName({ operator }: UninstallInventory): string {
  return operator.packageName ?? operator.name;
}
