import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { DEFAULT_CHOICES, type UninstallChoices, withOperandsOf } from './choices';
import type { ApiInventory } from './inventory';
import { operandOffer } from './operandOffer';
import type { PlannedRemoval } from './manyInventories';

/**
 * What goes besides what runs, by the ids of the Operators; of those that are absent nothing but what does so by default.
 * What is of the whole cluster or of a namespace goes only with a single Operator, where somebody looks at it.
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

/** The choices with all operands of all Operators chosen, or none. */
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

/** The APIs of an Operator whose operands can go. */
export function offeredApis({ inventory }: PlannedRemoval): readonly ApiInventory[] {
  return inventory.apis.filter((one) => operandOffer(one, inventory).isOffered);
}

/** How many operands steps delete. */
export function operandCount(steps: readonly RemovalStep[]): number {
  return steps.filter(({ stage }) => stage === 'operands').length;
}
