import { rankIn } from '~/olm/order';
import type { Condition } from '~/kube/models/meta';
import { mostSevere, type ConditionTone } from '~/olm/conditions/conditionTone';
import {
  type ComponentRef,
  createdByCsv,
  type ObjectSources,
  ownedDefinitions,
  plannedRefs,
} from '~/olm/installed/components';
import type { InstallPlan } from '~/kube/models/olm';
import { listIn, recordIn, textIn } from '~/kube/json';

/** An object of an Operator. */
export type OperatorObject = Omit<ComponentRef, 'conditions'> & {
  /** Unique among the objects of an Operator. */
  readonly id: string;
  /** The result of its conditions; `neutral`: none. */
  readonly tone: ConditionTone;
  readonly condition: Condition | null;
  /** `null`: unknown. */
  readonly createdBy: Creator | null;
  /** `leftover`: no version of the Operator owns it. `absent`: a version requires it, and OLM does not list it. */
  readonly note: 'leftover' | 'absent' | null;
};

/** Objects of one kind. */
export type ObjectGroup = { readonly kind: string; readonly objects: readonly OperatorObject[] };

/**
 * The objects of an Operator by kind. Without OLM's list: those in its plans and its CSVs, whose existence is unknown.
 */
export function operatorObjects(sources: ObjectSources): readonly ObjectGroup[] {
  const { components, facts } = sources;
  const listed = components ?? plannedRefs(sources);
  const expected = components === null ? [] : facts.csvs.flatMap(createdByCsv);
  const known = new Set(listed.map(idOf));
  const absent = expected.filter((ref) => !known.has(idOf(ref)));
  const objects = [
    ...listed.map((ref) => objectOf(ref, sources)),
    ...absent.map((ref) => ({ ...objectOf(ref, sources), note: 'absent' as const })),
  ];
  return grouped([...new Map(objects.map((object) => [object.id, object])).values()]);
}

function objectOf(ref: ComponentRef, sources: ObjectSources): OperatorObject {
  const { conditions, ...named } = ref;
  return {
    ...named,
    id: idOf(ref),
    ...mostSevere(ref.kind, conditions),
    createdBy: creatorOf(ref, sources),
    note: isLeftover(ref, sources) ? 'leftover' : null,
  };
}

/** A CRD remains after its Operator, without a controller for its objects. */
function isLeftover(ref: ComponentRef, { components, facts }: ObjectSources): boolean {
  if (ref.kind !== 'CustomResourceDefinition' || components === null) return false;
  const { namespaceCsvs } = facts;
  return namespaceCsvs !== null && !namespaceCsvs.flatMap(ownedDefinitions).includes(ref.name);
}

function idOf({ group, kind, namespace, name }: ComponentRef): string {
  return [group, kind, namespace ?? '', name].join(' ');
}

function grouped(objects: readonly OperatorObject[]): readonly ObjectGroup[] {
  const groups = new Map<string, OperatorObject[]>();
  for (const object of objects) {
    groups.set(object.kind, [...(groups.get(object.kind) ?? []), object]);
  }
  return [...groups]
    .map(([kind, found]) => ({ kind, objects: found.toSorted(byName) }))
    .toSorted(
      (one, other) =>
        rankIn(ORDER, one.kind) - rankIn(ORDER, other.kind) || one.kind.localeCompare(other.kind),
    );
}

function byName(one: OperatorObject, other: OperatorObject): number {
  return one.name.localeCompare(other.name);
}

/** In the order of their creation. */
const ORDER: readonly string[] = [
  'Subscription',
  'InstallPlan',
  'ClusterServiceVersion',
  'OperatorCondition',
  'Deployment',
  'CustomResourceDefinition',
  'APIService',
  'ServiceAccount',
  'ClusterRole',
  'ClusterRoleBinding',
  'Role',
  'RoleBinding',
];

/** The object that created another one, in the Operator's namespace. */
type Creator = {
  readonly kind: 'Subscription' | 'InstallPlan' | 'ClusterServiceVersion';
  readonly name: string;
};

/** The creator of an object: a plan of its steps, the CSV of its Deployments, the Subscription of its plans. */
function creatorOf(ref: ComponentRef, { facts, plans }: ObjectSources): Creator | null {
  if (ref.kind === 'InstallPlan') return subscriptionOf(ref, plans);
  const owner = facts.csvs.find(
    (csv) =>
      createdByCsv(csv).some((own) => own.kind === ref.kind && own.name === ref.name) ||
      (ref.kind === 'OperatorCondition' && ref.name === csv.metadata.name),
  );
  const plan = planWith(ref, plans);
  if (plan !== null) return { kind: 'InstallPlan', name: plan };
  return owner === undefined ? null : { kind: 'ClusterServiceVersion', name: owner.metadata.name };
}

/** The Subscriptions of a plan own it. */
function subscriptionOf({ name }: ComponentRef, plans: readonly InstallPlan[]): Creator | null {
  const plan = plans.find(({ metadata }) => metadata.name === name);
  const owner = listIn(plan?.metadata.ownerReferences)
    .map(recordIn)
    .find(({ kind }) => kind === 'Subscription');
  const found = textIn(owner?.['name']);
  return found === null ? null : { kind: 'Subscription', name: found };
}

/** The first plan with a step for it. Later ones can have changed it. */
function planWith(ref: ComponentRef, plans: readonly InstallPlan[]): string | null {
  const [first] = plans
    .filter((plan) => hasStep(plan, ref))
    .toSorted((one, other) => createdAt(one).localeCompare(createdAt(other)));
  return first?.metadata.name ?? null;
}

function hasStep(plan: InstallPlan, { group, kind, name }: ComponentRef): boolean {
  return listIn(recordIn(plan.status)['plan']).some((step) => {
    const resource = recordIn(recordIn(step)['resource']);
    return (
      resource['name'] === name &&
      resource['kind'] === kind &&
      (textIn(resource['group']) ?? '') === group
    );
  });
}

function createdAt({ metadata }: InstallPlan): string {
  return textIn(metadata.creationTimestamp) ?? '';
}
