import { recordIn, listIn, textIn, lineIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';

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

/** More of them nobody reads. */
export const MOST_OWNED = 500;

/**
 * What an object owns, each below its owner, by uid: a name may belong to another object by now. Circles are cut.
 */
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

/** Kinds that are looked through whatever the author of an API says. */
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

/** Lists of one page. */
const MOST_KINDS = 40;

/**
 * The kinds among which owned objects are looked for: those that the author declares, those of the same Operator, and those
 * that most Operators make.
 * @param served the namespaced kinds of the cluster
 */
export function kindsToLookThrough(
  served: readonly ResourceModel[],
  declared: readonly string[],
  apis: readonly string[],
): readonly ResourceModel[] {
  const wanted = (model: ResourceModel) =>
    declared.includes(model.kind) ||
    apis.includes(`${model.plural}.${model.group}`) ||
    USUAL.includes(`${model.group}/${model.plural}`);
  return served.filter(wanted).slice(0, MOST_KINDS);
}
