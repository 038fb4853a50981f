import { clusterServiceVersionModel } from '~/kube/models/clusterServiceVersion';
import type { Failure, Permission } from '~/kube/failure';
import { type Offer, type UninstallChoices, offered, withheld } from './choices';
import type { DefinitionController } from './definition';
import type { ApiInventory, KeptOperands, UninstallInventory } from './inventory';
import { allOperands, chosenOperands, toListObjects } from './operandOffer';

/** Why the definition of an API cannot be chosen. */
export type DefinitionReason =
  | { readonly kind: 'loading' | 'gone' }
  /** With what it takes to know them. */
  | {
      readonly kind: 'operators-unknown' | 'objects-unknown';
      readonly missing: readonly Permission[];
    }
  | { readonly kind: 'unread'; readonly failure: Failure }
  | { readonly kind: 'kept'; readonly controller: DefinitionController }
  | { readonly kind: 'owned' | 'needed'; readonly by: readonly string[] }
  /** Objects of it are not chosen to go. */
  | { readonly kind: 'objects'; readonly count: number };

/**
 * Whether the definition of an API can go: with it every object of the API goes, in every namespace (UN-012). So nobody
 * else may own or need it, and all objects are known and chosen.
 */
export function definitionOffer(
  one: ApiInventory,
  inventory: UninstallInventory,
  choices: UninstallChoices,
): Offer<DefinitionReason> {
  const { definition, otherOwners, neededBy } = one;
  if (definition === null) return withheld({ kind: 'gone' });
  if (definition.status === 'loading') return withheld({ kind: 'loading' });
  if (definition.status === 'failed') {
    return withheld({ kind: 'unread', failure: definition.failure });
  }
  if (definition.data === null || definition.data.isTerminating) return withheld({ kind: 'gone' });
  const { controller } = definition.data;
  if (controller !== null) return withheld({ kind: 'kept', controller });
  if (otherOwners.length > 0) return withheld({ kind: 'owned', by: otherOwners });
  if (neededBy.length > 0) return withheld({ kind: 'needed', by: neededBy });
  if (!inventory.areAllKnown) {
    return withheld({ kind: 'operators-unknown', missing: toSeeOperators(inventory) });
  }
  return objectsOffer(one, inventory, choices);
}

/** Of an API that is not served at the moment nobody knows the objects: they may still be stored. */
function objectsOffer(
  one: ApiInventory,
  inventory: UninstallInventory,
  choices: UninstallChoices,
): Offer<DefinitionReason> {
  const { operands } = one;
  if (operands.status === 'loading') return withheld({ kind: 'loading' });
  if (operands.status === 'failed' || operands.data === null || !isWhole(operands.data)) {
    return withheld({ kind: 'objects-unknown', missing: toListObjects(one) });
  }
  const left = allOperands(one).length - chosenOperands(one, inventory, choices).length;
  return left === 0 ? offered : withheld({ kind: 'objects', count: left });
}

function toSeeOperators({ missing }: UninstallInventory): readonly Permission[] {
  return missing.filter(({ resource }) => resource === clusterServiceVersionModel.plural);
}

/** Those that can go at all, if every operand that can be deleted is chosen. */
export function possibleDefinitions(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly ApiInventory[] {
  const operandsOf = inventory.apis.map(({ api }) => api.name);
  return offeredDefinitions(inventory, { ...choices, operandsOf });
}

function isWhole({ isCut, isEverywhere }: KeptOperands): boolean {
  return isEverywhere && !isCut;
}

/** The APIs whose definitions go. */
export function chosenDefinitions(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly ApiInventory[] {
  return choices.definitions ? offeredDefinitions(inventory, choices) : [];
}

/** Those that could go with the operands that are chosen. */
export function offeredDefinitions(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly ApiInventory[] {
  return inventory.apis.filter((one) => definitionOffer(one, inventory, choices).isOffered);
}
