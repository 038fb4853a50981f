import type { InstallPlan, InstallPlanStep } from '~/kube/models/installPlan';

/** An object that the version which is replaced brought, and the one that replaces it does not. */
export type DroppedObject = {
  /** Unique in the plan. */
  readonly id: string;
  /** The version that comes. */
  readonly csvName: string;
  readonly replaced: string;
  readonly group: string;
  readonly kind: string;
  readonly name: string;
};

export type Dropped = {
  readonly objects: readonly DroppedObject[];
  /** Replaced versions of which it is not known what they brought: OLM no longer has the plan. */
  readonly unknown: readonly string[];
};

/**
 * What the versions that a plan replaces brought besides of what may stay behind: access control and definitions. The
 * plan that installed a version tells it, as long as OLM keeps that.
 * @param plans those of the namespace
 * @param replaced the version that each one of the plan takes over from
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

/** `null`: no plan that was approved has it. One that failed may have brought some of it. */
function stepsThatInstalled(
  csvName: string,
  plans: readonly InstallPlan[],
): readonly InstallPlanStep[] | null {
  const brought = plans
    .filter(({ spec }) => spec?.approved === true)
    .map((plan) => stepsOf(plan).filter(({ resolving }) => resolving === csvName))
    .filter((steps) => steps.length > 0);
  return brought.at(-1) ?? null;
}

/** What OLM makes of a ClusterServiceVersion is named after it, with a hash behind, and goes with it. */
function mayStay({ resource: { kind, name } }: InstallPlanStep, csvName: string): boolean {
  const isMade = name.startsWith(csvName.slice(0, NAME_START)) && HASH.test(name);
  return MAY_STAY.includes(kind) && !isMade;
}

/** A name has 63 characters, and the hash 38. */
const NAME_START = 63 - 38 - 1;

/** SHA-224 in base 62. */
const HASH = /-[\dA-Za-z]{30,38}$/;

/**
 * The kinds to which OLM gives no owner when a bundle brings them (operator-lifecycle-manager, catalog operator,
 * `ExecutePlan`): it deletes them with no version.
 */
const MAY_STAY: readonly string[] = [
  'ServiceAccount',
  'Role',
  'RoleBinding',
  'ClusterRole',
  'ClusterRoleBinding',
  'CustomResourceDefinition',
];
