import { clusterServiceVersionModel } from '~/kube/models/clusterServiceVersion';
import type { Failure, Permission } from '~/kube/failure';
import { type Offer, type UninstallChoices, offered, withheld } from './choices';
import type { DefinitionController } from './definition';
import type { ApiInventory, KeptOperands, UninstallInventory } from './inventory';
import { allOperands, chosenOperands, toListObjects } from './operandOffer';

/** The reason why the CRD of an API is not available. */
export type DefinitionReason =
  | { readonly kind: 'loading' | 'gone' }
  /** With the permission to read them. */
  | {
      readonly kind: 'operators-unknown' | 'objects-unknown';
      readonly missing: readonly Permission[];
    }
  | { readonly kind: 'unread'; readonly failure: Failure }
  | { readonly kind: 'kept'; readonly controller: DefinitionController }
  | { readonly kind: 'owned' | 'needed'; readonly by: readonly string[] }
  /** Some of its objects are not selected. */
  | { readonly kind: 'objects'; readonly count: number };

/**
 * Whether the CRD of an API can be deleted. All objects of the API are deleted with it, in every namespace (UN-012), so
 * that no other Operator can own or need it, and all objects must be known and selected.
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

/** The objects of an API that is not served are unknown, but might be stored. */
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

/** The CRDs that are available if all deletable operands are selected. */
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

/** The APIs whose CRDs are deleted. */
export function chosenDefinitions(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly ApiInventory[] {
  return choices.definitions ? offeredDefinitions(inventory, choices) : [];
}

/** The CRDs that are available with the selected operands. */
export function offeredDefinitions(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly ApiInventory[] {
  return inventory.apis.filter((one) => definitionOffer(one, inventory, choices).isOffered);
}
