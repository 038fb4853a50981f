import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { DEFAULT_CHOICES, type UninstallChoices, withOperandsOf } from './choices';
import type { ApiInventory } from './inventory';
import { operandOffer } from './operandOffer';
import type { PlannedRemoval } from './manyInventories';

/**
 * The optional deletions by the IDs of the Operators; absent: the default. Cluster-wide and namespace-wide deletions
 * are available only for a single Operator, with its details.
 */
export type ManyChoices = ReadonlyMap<string, UninstallChoices>;

export const NO_CHOICES: ManyChoices = new Map();

export function choicesOf(id: string, choices: ManyChoices): UninstallChoices {
  const { operandsOf, consolePlugins } = choices.get(id) ?? DEFAULT_CHOICES;
  return { ...DEFAULT_CHOICES, operandsOf, consolePlugins };
}

export function withChoices(
  choices: ManyChoices,
  id: string,
  changed: UninstallChoices,
): ManyChoices {
  return new Map([...choices, [id, changed]]);
}

/** The choices with all operands of all Operators, or none. */
export function withAllOperands(
  choices: ManyChoices,
  planned: readonly PlannedRemoval[],
  areChosen: boolean,
): ManyChoices {
  return planned.reduce((before, one) => {
    const { id } = one.inventory.operator;
    const names = offeredApis(one).map(({ api }) => api.name);
    return withChoices(before, id, withOperandsOf(choicesOf(id, before), names, areChosen));
  }, choices);
}

/** The APIs of an Operator whose operands can be deleted. */
export function offeredApis({ inventory }: PlannedRemoval): readonly ApiInventory[] {
  return inventory.apis.filter((one) => operandOffer(one, inventory).isOffered);
}

/** The number of deleted operands. */
export function operandCount(steps: readonly RemovalStep[]): number {
  return steps.filter(({ stage }) => stage === 'operands').length;
}
