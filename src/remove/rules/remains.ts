import type { UninstallChoices } from './choices';
import { allOperands, chosenOperands, type Management } from './operands';
import { chosenDefinitions } from './definition';
import type { RemainingDependency } from './dependencies';
import type { ApiInventory, KeptOperand, KeptOperands, UninstallInventory } from './inventory';
import { groupOffer, pluginOffer } from './placeOffers';
import { deletesNamespace } from './uninstallSteps';

/** The objects that remain after an uninstallation (UN-004, UN-018, UN-021). */
export type Remains = {
  readonly operands: readonly RemainingOperands[];
  /** Names of CustomResourceDefinitions. */
  readonly definitions: readonly string[];
  /** `null`: unknown. */
  readonly operatorGroups: readonly string[] | null;
  /** `null`: deleted. */
  readonly namespace: string | null;
  readonly dependencies: readonly RemainingDependency[];
  /** Console plugins that remain enabled, although their Service might not exist. */
  readonly plugins: readonly string[];
  /** Console plugins with an unknown state. */
  readonly perhapsPlugins: readonly string[];
  readonly olmOperator: string | null;
  readonly sharedPlans: readonly string[];
  /** Operands are deleted, but their stored data might remain. */
  readonly mayLeaveVolumes: boolean;
};

/** The operands of one API with one manager. Those with manager `own` have none afterwards. */
export type RemainingOperands = Management & {
  readonly api: string;
  readonly kind: string;
  /** `null`: unknown. */
  readonly count: number | null;
  /** The number might be higher. */
  readonly isPartial: boolean;
};

export function remainsOf(inventory: UninstallInventory, choices: UninstallChoices): Remains {
  const { apis, place, dependencies, plugins, sharedPlans, olmOperator } = inventory;
  const deleted = new Set(chosenDefinitions(inventory, choices));
  const isNamespaceDeleted = deletesNamespace(inventory, choices);
  const areGroupsGone =
    isNamespaceDeleted || (choices.operatorGroup && groupOffer(inventory).isOffered);
  const arePluginsOff = choices.consolePlugins && pluginOffer(inventory).isOffered;
  return {
    operands: apis.flatMap((one) => remainingOperands(one, inventory, choices)),
    definitions: apis.flatMap((one) =>
      one.api.source === 'definition' && !deleted.has(one) && !isGone(one) ? [one.api.name] : [],
    ),
    operatorGroups: areGroupsGone ? [] : (place.operatorGroups?.map(({ name }) => name) ?? null),
    namespace: isNamespaceDeleted ? null : place.namespace,
    dependencies,
    plugins: arePluginsOff ? [] : plugins.own,
    perhapsPlugins: plugins.unknown,
    olmOperator,
    sharedPlans,
    mayLeaveVolumes: apis.some((one) => chosenOperands(one, inventory, choices).length > 0),
  };
}

function isGone({ definition }: ApiInventory): boolean {
  return definition?.status === 'ready' && definition.data === null;
}

/** The unselected operands by manager. If some objects are unreadable, the number might be higher. */
function remainingOperands(
  one: ApiInventory,
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly RemainingOperands[] {
  const { name, kind } = one.api;
  const unmanaged = { api: name, kind, manager: 'own', managedBy: [] } as const;
  const list = one.operands.status === 'ready' ? one.operands.data : null;
  if (list === null) return isGone(one) ? [] : [{ ...unmanaged, count: null, isPartial: true }];
  const chosen = chosenOperands(one, inventory, choices);
  const groups = countsByManager(allOperands(one).filter((operand) => !chosen.includes(operand)));
  const parts = groups.map(({ manager, managedBy, count }) => ({
    ...{ api: name, kind, manager, managedBy, count },
    isPartial: manager === 'own' && isPartial(list),
  }));
  const isComplete = !isPartial(list) || parts.some(({ manager }) => manager === 'own');
  return isComplete ? parts : [...parts, { ...unmanaged, count: null, isPartial: true }];
}

function isPartial({ isCut, isEverywhere }: KeptOperands): boolean {
  return isCut || !isEverywhere;
}

/** The number of operands of each manager. */
export function countsByManager(
  operands: readonly KeptOperand[],
): readonly (Management & { readonly count: number })[] {
  const groups = new Map<string, Management & { readonly count: number }>();
  for (const { manager, managedBy } of operands) {
    const key = [manager, ...managedBy].join(' ');
    const { count = 0 } = groups.get(key) ?? {};
    groups.set(key, { manager, managedBy, count: count + 1 });
  }
  return [...groups.values()];
}
