import type { Condition } from '~/kube/models/meta';
import { mostSevere, type ConditionTone } from '~/olm/conditions/conditionTone';
import type { ComponentRef, ObjectSources } from '~/olm/installed/componentRefs';
import { createdByCsv, ownedDefinitions, plannedRefs } from '~/olm/installed/plannedRefs';
import type { InstallPlan } from '~/kube/models/installPlan';
import { listIn, recordIn, textIn } from '~/kube/json';

/** An object of an Operator. */
export type OperatorObject = Omit<ComponentRef, 'conditions'> & {
  /** Unique among the objects of an Operator. */
  readonly id: string;
  /** What its conditions come to; `neutral`: they say nothing, or it has none. */
  readonly tone: ConditionTone;
  readonly condition: Condition | null;
  /** `null`: not known. */
  readonly createdBy: Creator | null;
  /** `leftover`: no version of the Operator owns it. `absent`: a version wants it, and OLM does not list it. */
  readonly note: 'leftover' | 'absent' | null;
};

/** Objects of one kind. */
export type ObjectGroup = { readonly kind: string; readonly objects: readonly OperatorObject[] };

/**
 * Everything that belongs to an Operator, kind by kind. Without OLM's list: what its plans and its CSVs say that they
 * create, of which nobody knows whether it is there.
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

/** A definition stays when its Operator goes, and nothing serves its objects any more. */
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
      (one, other) => rank(one.kind) - rank(other.kind) || one.kind.localeCompare(other.kind),
    );
}

function byName(one: OperatorObject, other: OperatorObject): number {
  return one.name.localeCompare(other.name);
}

/** In the order in which one comes from the other. */
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

function rank(kind: string): number {
  const place = ORDER.indexOf(kind);
  return place === -1 ? ORDER.length : place;
}

/** The object that brought another one, in the Operator's namespace. */
type Creator = {
  readonly kind: 'Subscription' | 'InstallPlan' | 'ClusterServiceVersion';
  readonly name: string;
};

/** Who brought an object: a plan its steps, the CSV its Deployments, the Subscription its plans. */
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

/** A plan is owned by the Subscriptions that it serves. */
function subscriptionOf({ name }: ComponentRef, plans: readonly InstallPlan[]): Creator | null {
  const plan = plans.find(({ metadata }) => metadata.name === name);
  const owner = listIn(plan?.metadata.ownerReferences)
    .map(recordIn)
    .find(({ kind }) => kind === 'Subscription');
  const found = textIn(owner?.['name']);
  return found === null ? null : { kind: 'Subscription', name: found };
}

/** The first plan that has a step for it: later ones may have changed it. */
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
