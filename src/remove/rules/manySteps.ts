import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { map } from '~/kube/loadable';
import type { ApiInventory, KeptOperand, UninstallInventory } from './inventory';
import { chosenOperands } from './operandOffer';
import { operandId } from './operands';
import { type Remains, type RemainingOperands, remainsOf } from './remains';
import { uninstallSteps } from './uninstallSteps';
import { type ManyChoices, choicesOf } from './manyChoices';
import type { PlannedRemoval } from './manyInventories';

/** The steps for one of several Operators, and its remaining objects. */
export type ManySteps = {
  readonly operator: InstalledOperator;
  readonly inventory: UninstallInventory;
  readonly after: readonly string[];
  readonly steps: readonly RemovalStep[];
  readonly remains: Remains;
};

/**
 * The steps of each uninstallation in the cluster state of its turn. An operand that is deleted with one Operator does
 * not exist for the later ones. The remaining objects of a later Operator are listed with it.
 */
export function manySteps(
  planned: readonly PlannedRemoval[],
  choices: ManyChoices,
): readonly ManySteps[] {
  const taken = new Set<string>();
  const deleted = new Set(planned.flatMap(({ inventory }) => csvPlaces(inventory)));
  const isLeftToOthers = ({ manager, managedBy }: RemainingOperands) =>
    manager !== 'other' || managedBy.some((name) => !deleted.has(name));
  return planned.map(({ inventory: before, after }) => {
    const { operator } = before;
    const own = choicesOf(operator.id, choices);
    const inventory = withoutOperands(before, taken);
    for (const one of inventory.apis) {
      for (const operand of chosenOperands(one, inventory, own)) taken.add(placeOf(one, operand));
    }
    const remains = remainsOf(inventory, own);
    return {
      operator,
      inventory,
      after,
      steps: uninstallSteps(inventory, own),
      remains: { ...remains, operands: remains.operands.filter(isLeftToOthers) },
    };
  });
}

function csvPlaces({ place, csvs }: UninstallInventory): readonly string[] {
  return csvs.map(({ name }) => `${place.namespace}/${name}`);
}

function withoutOperands(
  inventory: UninstallInventory,
  taken: ReadonlySet<string>,
): UninstallInventory {
  if (taken.size === 0) return inventory;
  return { ...inventory, apis: inventory.apis.map((one) => withoutOperandsOf(one, taken)) };
}

function withoutOperandsOf(one: ApiInventory, taken: ReadonlySet<string>): ApiInventory {
  const operands = map(
    one.operands,
    (list) =>
      list && {
        ...list,
        operands: list.operands.filter((operand) => !taken.has(placeOf(one, operand))),
      },
  );
  return { ...one, operands };
}

function placeOf({ api }: ApiInventory, operand: KeptOperand): string {
  return `${api.group}/${api.kind}/${operandId(operand)}`;
}
