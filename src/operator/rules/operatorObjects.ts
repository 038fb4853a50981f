import type { Condition } from '~/kube/models/meta';
import { type ConditionTone, gravest } from '~/olm/conditions/conditionTone';
import type { ComponentRef, ObjectSources } from '~/olm/installed/componentRefs';
import { type MadeBy, makerOf } from './madeBy';
import { createdByCsv, ownedDefinitions, plannedRefs } from '~/olm/installed/plannedRefs';

/** An object of an Operator. */
export type OperatorObject = Omit<ComponentRef, 'conditions'> & {
  /** Unique among the objects of an Operator. */
  readonly id: string;
  /** What its conditions come to; `neutral`: they say nothing, or it has none. */
  readonly tone: ConditionTone;
  readonly condition: Condition | null;
  /** `null`: not known. */
  readonly madeBy: MadeBy | null;
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
    ...gravest(ref.kind, conditions),
    madeBy: makerOf(ref, sources),
    note: isLeftover(ref, sources) ? 'leftover' : null,
  };
}

/** F11: a definition stays when its Operator goes, and nothing serves its objects any more. */
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
