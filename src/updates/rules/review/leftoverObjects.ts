import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { InstallPlan, InstallPlanStep } from '~/kube/models/olm';
import { type Danger, dangerRank, dangersOf } from '~/olm/permissions/danger';
import { rulesIn } from '~/olm/permissions/policyRule';
import type { PlanContent } from '~/olm/plans/planContent';
import { ABSENT, type LiveObject, type PlanComparison } from './comparison';
import { deploymentDeltas } from './deploymentDeltas';
import { imageDeltas } from './imageDeltas';
import { permissionDeltas } from './permissionDeltas';
import type { PlanDelta } from './planDelta';
import { apiServiceDeltas, webhookDeltas } from './webhookDeltas';

/** The remaining objects after an update that the new version does not have. */
export type LeftoverObjects = {
  readonly objects: readonly LeftObject[];
  /** Replaced versions with unknown objects. */
  readonly unknown: readonly string[];
};

export type LeftObject = DroppedObject & {
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  /** Unknown whether it exists. */
  readonly isUnread: boolean;
  /** For a role: its dangers, the worst first. */
  readonly dangers: readonly Danger[];
  /** For a binding: its role and subjects. */
  readonly binds: Binding | null;
};

type Binding = { readonly role: string; readonly subjects: readonly string[] };

export const NOTHING_LEFT: LeftoverObjects = { objects: [], unknown: [] };

/**
 * The dropped objects that nothing deletes: the API server's garbage collector checks owners, OLM its labels on
 * cluster-scoped objects.
 * @param live the objects in the cluster, by ID
 */
export function leftoverObjects(
  { objects, unknown }: Dropped,
  live: ReadonlyMap<string, LiveObject>,
): LeftoverObjects {
  return {
    unknown,
    objects: objects.flatMap((dropped): readonly LeftObject[] => {
      const found = live.get(dropped.id);
      if (found === undefined || found.kind === 'absent') return [];
      if (found.kind === 'unreadable') return [{ ...dropped, ...UNREAD }];
      return goesWithVersion(found.object) ? [] : [{ ...dropped, ...readIn(found.object) }];
    }),
  };
}

/** CRDs are listed with the APIs, all other objects with the permissions. */
export function isDefinition({ kind }: LeftObject): boolean {
  return kind === 'CustomResourceDefinition';
}

const UNREAD = { namespace: null, isUnread: true, dangers: [], binds: null } as const;

function goesWithVersion(object: JsonRecord): boolean {
  const { ownerReferences, labels } = recordIn(object['metadata']);
  const isOfVersion = (kind: unknown) => kind === 'ClusterServiceVersion';
  return (
    listIn(ownerReferences).some((owner) => isOfVersion(recordIn(owner)['kind'])) ||
    isOfVersion(recordIn(labels)['olm.owner.kind'])
  );
}

function readIn(object: JsonRecord) {
  const dangers = new Set(rulesIn(object['rules']).flatMap((rule) => dangersOf(rule)));
  return {
    namespace: textIn(recordIn(object['metadata'])['namespace']),
    isUnread: false,
    dangers: [...dangers].toSorted((one, other) => dangerRank(one) - dangerRank(other)),
    binds: bindingIn(object),
  };
}

function bindingIn({ roleRef, subjects }: JsonRecord): Binding | null {
  const { kind, name } = recordIn(roleRef);
  if (textIn(name) === null) return null;
  return { role: wordsOf(kind, name), subjects: listIn(subjects).map(subjectIn) };
}

function subjectIn(subject: unknown): string {
  const { kind, name } = recordIn(subject);
  return wordsOf(kind, name);
}

function wordsOf(...words: readonly unknown[]): string {
  return words.flatMap((word) => textIn(word) ?? []).join(' ');
}

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

/** The parts of Operators that a plan changes. */
export type PlanParts = Pick<
  PlanDelta,
  'permissions' | 'apiServices' | 'webhooks' | 'deployments' | 'images'
>;

/**
 * The parts of a plan as changes of an empty cluster.
 * @param watched as in {@link PlanComparison}
 */
export function installedParts(
  { namespace, objects }: PlanContent,
  watched: PlanComparison['watched'],
): PlanParts {
  const compared = objects.map((after) => ({ after, before: ABSENT }));
  const comparison = { namespace, watched, objects: compared };
  return {
    permissions: permissionDeltas(comparison),
    apiServices: apiServiceDeltas(comparison),
    webhooks: webhookDeltas(comparison),
    deployments: deploymentDeltas(comparison),
    images: imageDeltas(comparison),
  };
}
