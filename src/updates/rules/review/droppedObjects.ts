import type { InstallPlan, InstallPlanStep } from '~/kube/models/installPlan';

/** An object of the replaced version that the new one does not have. */
export type DroppedObject = {
  /** Unique in the plan. */
  readonly id: string;
  /** The new version. */
  readonly csvName: string;
  readonly replaced: string;
  readonly group: string;
  readonly kind: string;
  readonly name: string;
};

export type Dropped = {
  readonly objects: readonly DroppedObject[];
  /** Replaced versions with unknown objects, because OLM has deleted their plan. */
  readonly unknown: readonly string[];
};

/**
 * The objects of replaced versions that might remain: RBAC and CRDs. They are in the plan that installed a version,
 * while OLM keeps it.
 * @param plans of the namespace
 * @param replaced the version that each one of the plan replaces
 */
export function droppedObjects(
  plan: InstallPlan,
  plans: readonly InstallPlan[],
  replaced: ReadonlyMap<string, string>,
): Dropped {
  const kept = new Set(stepsOf(plan).map(keyOf));
  const found = [...replaced].map(([csvName, old]) => {
    const steps = stepsThatInstalled(old, plans);
    const dropped = steps?.filter((step) => mayStay(step, old) && !kept.has(keyOf(step)));
    return { csvName, replaced: old, dropped: dropped ?? null };
  });
  return {
    objects: found.flatMap(({ dropped, ...versions }) =>
      (dropped ?? []).map((step) => {
        const { group, kind, name } = step.resource;
        return { id: `${versions.replaced} ${keyOf(step)}`, ...versions, group, kind, name };
      }),
    ),
    unknown: found.flatMap(({ replaced: old, dropped }) => (dropped === null ? [old] : [])),
  };
}

function stepsOf({ status }: InstallPlan): readonly InstallPlanStep[] {
  return status?.plan ?? [];
}

function keyOf({ resource: { group, kind, name } }: InstallPlanStep): string {
  return JSON.stringify([group, kind, name]);
}

/** `null`: no approved plan has it. A failed one can have created some objects. */
function stepsThatInstalled(
  csvName: string,
  plans: readonly InstallPlan[],
): readonly InstallPlanStep[] | null {
  const created = plans
    .filter(({ spec }) => spec?.approved === true)
    .map((plan) => stepsOf(plan).filter(({ resolving }) => resolving === csvName))
    .filter((steps) => steps.length > 0);
  return created.at(-1) ?? null;
}

/**
 * The names of objects that OLM creates for a CSV start with its name and end with a hash. They are deleted with it.
 */
function mayStay({ resource: { kind, name } }: InstallPlanStep, csvName: string): boolean {
  const isMade = name.startsWith(csvName.slice(0, NAME_START)) && HASH.test(name);
  return MAY_STAY.includes(kind) && !isMade;
}

/** A name has 63 characters, the hash 38. */
const NAME_START = 63 - 38 - 1;

/** SHA-224 in base 62. */
const HASH = /-[\dA-Za-z]{30,38}$/;

/**
 * The kinds that OLM creates from bundles without an owner (operator-lifecycle-manager, catalog operator,
 * `ExecutePlan`), so that it never deletes them.
 */
const MAY_STAY: readonly string[] = [
  'ServiceAccount',
  'Role',
  'RoleBinding',
  'ClusterRole',
  'ClusterRoleBinding',
  'CustomResourceDefinition',
];
