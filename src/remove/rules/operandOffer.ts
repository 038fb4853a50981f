import type { Failure, Permission } from '~/kube/failure';
import { type Offer, type UninstallChoices, offered, withheld } from './choices';
import type { DefinitionController } from './definition';
import type { ApiInventory, KeptOperand, UninstallInventory } from './inventory';

/** The reason why the operands of an API are not available. */
export type OperandReason =
  | { readonly kind: 'loading' | 'none' | 'not-served' | 'too-many' | 'not-its-own' }
  /** The author disables it in the console. */
  | { readonly kind: 'author' }
  | { readonly kind: 'unread'; readonly failure: Failure }
  /** The manager of the CRD also uses its objects. */
  | { readonly kind: 'kept'; readonly controller: DefinitionController }
  | { readonly kind: 'needed'; readonly by: readonly string[] };

/** Whether the operands of an API can be deleted with the Operator, which must remove their finalizers (UN-014). */
export function operandOffer(
  one: ApiInventory,
  { hidesOperands, dependents }: UninstallInventory,
): Offer<OperandReason> {
  if (hidesOperands) return withheld({ kind: 'author' });
  const { operands } = one;
  if (operands.status === 'loading') return withheld({ kind: 'loading' });
  if (operands.status === 'failed') return withheld({ kind: 'unread', failure: operands.failure });
  if (operands.data === null) return withheld({ kind: 'not-served' });
  if (operands.data.isCut) return withheld({ kind: 'too-many' });
  if (operands.data.operands.length === 0) return withheld({ kind: 'none' });
  if (ownOperands(one).length === 0) return withheld({ kind: 'not-its-own' });
  const controller = controllerOf(one);
  if (controller !== null) return withheld({ kind: 'kept', controller });
  const by = dependents.filter(({ apis }) => apis.includes(one.api.name));
  if (by.length === 0) return offered;
  return withheld({ kind: 'needed', by: by.map(({ displayName }) => displayName) });
}

function controllerOf({ definition }: ApiInventory): DefinitionController | null {
  return definition?.status === 'ready' ? (definition.data?.controller ?? null) : null;
}

/** The operands without another manager. */
export function ownOperands(one: ApiInventory): readonly KeptOperand[] {
  return allOperands(one).filter(({ manager }) => manager === 'own');
}

export function allOperands({ operands }: ApiInventory): readonly KeptOperand[] {
  return operands.status === 'ready' ? (operands.data?.operands ?? []) : [];
}

/** The deleted operands of an API. */
export function chosenOperands(
  one: ApiInventory,
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly KeptOperand[] {
  const isChosen =
    choices.operandsOf.includes(one.api.name) && operandOffer(one, inventory).isOffered;
  return isChosen ? ownOperands(one) : [];
}

/** Those of all APIs. */
export function allChosenOperands(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly KeptOperand[] {
  return inventory.apis.flatMap((one) => chosenOperands(one, inventory, choices));
}

/** The missing permission to read all objects of an API; empty for other reasons. */
export function toListObjects({ operands }: ApiInventory): readonly Permission[] {
  const failure = operands.status === 'failed' ? operands.failure : null;
  const missing = operands.status === 'ready' ? operands.data?.missing : null;
  return [failure?.permission ?? missing ?? []].flat();
}
