import { lineIn, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { type InstanceHealth, INSTANCE_HEALTH_KINDS, instanceHealth } from './instanceHealth';

/** An object that an instance owns, directly or through others. */
export type OwnedObject = {
  readonly uid: string;
  readonly model: ResourceModel;
  readonly name: string;
  /** 0: owned by the instance itself. */
  readonly depth: number;
  readonly createdAt: string | null;
};

/** The metadata of some objects of a kind. */
export type ListedKind = { readonly model: ResourceModel; readonly items: readonly unknown[] };

/** The maximum number of displayed resources. */
export const MOST_OWNED = 500;

/** The resources that an object owns as a tree, by uid, because another object can have the same name. Cycles are broken. */
export function ownedTree(uid: string, kinds: readonly ListedKind[]): readonly OwnedObject[] {
  const children = new Map<string, Omit<OwnedObject, 'depth'>[]>();
  for (const { model, items } of kinds) {
    for (const item of items) {
      const metadata = recordIn(recordIn(item)['metadata']);
      const own = textIn(metadata['uid']);
      const name = lineIn(metadata['name']);
      if (own === null || name === null) continue;
      const found = { uid: own, model, name, createdAt: textIn(metadata['creationTimestamp']) };
      for (const owner of ownersOf(metadata['ownerReferences'])) {
        children.set(owner, [...(children.get(owner) ?? []), found]);
      }
    }
  }
  return below({ owner: uid, depth: 0, children, seen: new Set([uid]) }).slice(0, MOST_OWNED);
}

function ownersOf(references: unknown): readonly string[] {
  return [...new Set(listIn(references).flatMap((one) => textIn(recordIn(one)['uid']) ?? []))];
}

type Walk = {
  readonly owner: string;
  readonly depth: number;
  readonly children: ReadonlyMap<string, readonly Omit<OwnedObject, 'depth'>[]>;
  readonly seen: Set<string>;
};

function below({ owner, depth, children, seen }: Walk): readonly OwnedObject[] {
  if (depth > MAX_DEPTH) return [];
  return (children.get(owner) ?? []).toSorted(byKindAndName).flatMap((child) => {
    if (seen.has(child.uid)) return [];
    seen.add(child.uid);
    return [{ ...child, depth }, ...below({ owner: child.uid, depth: depth + 1, children, seen })];
  });
}

const MAX_DEPTH = 10;

type Named = Pick<OwnedObject, 'model' | 'name'>;

function byKindAndName(one: Named, other: Named): number {
  return (
    one.model.kind.localeCompare(other.model.kind, 'en') || one.name.localeCompare(other.name, 'en')
  );
}

/** A visible row of the tree. */
export type OwnedRow = {
  readonly object: OwnedObject;
  /** `null`: no owned resources. */
  readonly isCollapsed: boolean | null;
  /** The status. For a collapsed row, the worst of the resource and all that it owns. `null`: not reported. */
  readonly state: OwnedState | null;
};

export type OwnedState = { readonly health: InstanceHealth; readonly of: OwnedObject };

/** The visible rows. A collapsed row shows the worst status below it. */
export function ownedRows(
  objects: readonly OwnedObject[],
  healthByUid: ReadonlyMap<string, InstanceHealth>,
  isCollapsed: (uid: string) => boolean,
): readonly OwnedRow[] {
  const rows: OwnedRow[] = [];
  for (let at = 0, next = 0; at < objects.length; at = next) {
    const [object, ...others] = objects.slice(at);
    if (object === undefined) break;
    const end = others.findIndex(({ depth }) => depth <= object.depth);
    const owned = end < 0 ? others : others.slice(0, end);
    const isHidden = owned.length > 0 && isCollapsed(object.uid);
    const state = worst([object, ...(isHidden ? owned : [])], healthByUid);
    rows.push({ object, isCollapsed: owned.length === 0 ? null : isHidden, state });
    next = at + 1 + (isHidden ? owned.length : 0);
  }
  return rows;
}

function worst(
  objects: readonly OwnedObject[],
  healthByUid: ReadonlyMap<string, InstanceHealth>,
): OwnedState | null {
  const states = objects.flatMap((of) => {
    const health = healthByUid.get(of.uid);
    return health === undefined ? [] : [{ health, of }];
  });
  const rank = ({ health }: OwnedState) => INSTANCE_HEALTH_KINDS.indexOf(health.kind);
  return states.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** Kinds that are always searched. */
const USUAL = [
  'apps/deployments',
  'apps/statefulsets',
  'apps/daemonsets',
  'apps/replicasets',
  '/pods',
  'batch/jobs',
  'batch/cronjobs',
  '/services',
  'networking.k8s.io/ingresses',
  'route.openshift.io/routes',
  '/configmaps',
  '/secrets',
  '/persistentvolumeclaims',
  '/serviceaccounts',
  'rbac.authorization.k8s.io/roles',
  'rbac.authorization.k8s.io/rolebindings',
  'networking.k8s.io/networkpolicies',
  'policy/poddisruptionbudgets',
  'autoscaling/horizontalpodautoscalers',
];

/** The maximum number of listed kinds. */
const MOST_KINDS = 40;

/**
 * The kinds that are searched for owned resources: declared kinds, APIs of the same Operator, common kinds, and, within
 * the limit, kinds that the Operator has permission to create.
 * @param served the namespaced kinds of the cluster
 */
export function kindsToLookThrough(
  served: readonly ResourceModel[],
  { declared, apis, creatable }: Wanted,
): readonly ResourceModel[] {
  const isFirst = (model: ResourceModel) =>
    declared.includes(model.kind) ||
    apis.includes(`${model.plural}.${model.group}`) ||
    USUAL.includes(typeOf(model));
  const others = served.filter((model) => !isFirst(model) && creatable.includes(typeOf(model)));
  return [...served.filter(isFirst), ...others].slice(0, MOST_KINDS);
}

type Wanted = {
  /** Kinds that the author of the API declares. */
  readonly declared: readonly string[];
  /** The APIs of the same Operator, as `plural.group`. */
  readonly apis: readonly string[];
  /** Kinds that its Operator has permission to create, as `group/plural`. */
  readonly creatable: readonly string[];
};

function typeOf({ group, plural }: ResourceModel): string {
  return `${group}/${plural}`;
}

/** The kinds that an Operator can create by the rules of its ClusterServiceVersion, as `group/plural`, without wildcards. */
export function creatableTypes({ spec }: { readonly spec?: unknown }): readonly string[] {
  const install = recordIn(recordIn(recordIn(spec)['install'])['spec']);
  const rules = [...listIn(install['permissions']), ...listIn(install['clusterPermissions'])]
    .flatMap((one) => listIn(recordIn(one)['rules']))
    .map(recordIn)
    .filter(({ verbs }) => textsIn(verbs).some((verb) => verb === 'create' || verb === '*'));
  return [
    ...new Set(
      rules.flatMap(({ apiGroups, resources }) =>
        // The core group is an empty string.
        listIn(apiGroups).flatMap((group) =>
          textsIn(resources).map((plural) => `${String(group)}/${plural}`),
        ),
      ),
    ),
  ].filter((type) => !type.includes('*') && !NEVER_OWNED.includes(type));
}

/** These are numerous and have no owners. */
const NEVER_OWNED = ['/events', 'events.k8s.io/events', '/namespaces', '/nodes'];

/** Whether resources of a kind report their health. */
export function hasHealth(model: ResourceModel, apis: readonly string[]): boolean {
  return TELLING.includes(typeOf(model)) || apis.includes(`${model.plural}.${model.group}`);
}

const TELLING = [
  'apps/deployments',
  'apps/statefulsets',
  'apps/daemonsets',
  '/pods',
  'batch/jobs',
  '/persistentvolumeclaims',
];

/** The health of an owned resource. A completed pod is neither ready nor failed. */
export function ownedHealth(object: unknown): InstanceHealth {
  const { kind, status } = recordIn(object);
  const { phase } = recordIn(status);
  return kind === 'Pod' && phase === 'Succeeded'
    ? { kind: 'ready', evidence: { kind: 'field', path: 'status.phase', value: phase } }
    : instanceHealth(object);
}
