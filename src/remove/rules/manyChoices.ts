import type { Permission } from '~/kube/failure';
import { map } from '~/kube/loadable';
import { canUninstall, type Uninstallable } from '~/olm/installed/canUninstall';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { basePermissions } from './basePermissions';
import { DEFAULT_CHOICES, type UninstallChoices, withOperandsOf } from './choices';
import type { ApiInventory, KeptOperand, UninstallInventory } from './inventory';
import type { PlannedRemoval } from './manyInventories';
import { chosenOperands, operandId, operandOffer } from './operands';
import { type RemainingOperands, type Remains, remainsOf } from './remains';
import { uninstallSteps } from './uninstallSteps';

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

/** The reason why a selected Operator is not uninstalled. */
export type LeftOut = {
  readonly operator: InstalledOperator;
  readonly reason:
    | Extract<Uninstallable, { readonly allowed: false }>['reason']
    | { readonly kind: 'forbidden'; readonly missing: readonly Permission[] };
};

export type ChosenOperators = {
  readonly deleted: readonly InstalledOperator[];
  readonly leftOut: readonly LeftOut[];
};

/**
 * The selected Operators that can be uninstalled (UN-002, UN-017).
 * @param missing the permissions that the user does not have, as JSON
 */
export function chosenOperators(
  chosen: readonly InstalledOperator[],
  missing: ReadonlySet<string>,
): ChosenOperators {
  const deleted: InstalledOperator[] = [];
  const leftOut: LeftOut[] = [];
  for (const operator of chosen) {
    const possible = canUninstall(operator);
    const permissions = basePermissions(operator).filter((permission) =>
      missing.has(JSON.stringify(permission)),
    );
    if (!possible.allowed) leftOut.push({ operator, reason: possible.reason });
    else if (permissions.length > 0) {
      leftOut.push({ operator, reason: { kind: 'forbidden', missing: permissions } });
    } else deleted.push(operator);
  }
  return { deleted, leftOut };
}
