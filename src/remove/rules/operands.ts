import type { ResourceModel } from '~/kube/models/meta';
import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { Permission } from '~/kube/failure';

/** An object that somebody made with an Operator. */
export type Operand = {
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly uid: string | null;
  /** What has to be cleared away before it goes. */
  readonly finalizers: readonly string[];
  /** Somebody has deleted it already. */
  readonly isTerminating: boolean;
  readonly owners: readonly OperandOwner[];
};

/** An object that it belongs to. */
export type OperandOwner = {
  readonly group: string;
  readonly kind: string;
  readonly name: string;
};

/** The objects of an API, as far as the user may look. */
export type OperandList = {
  readonly model: ResourceModel;
  readonly versions: readonly string[];
  readonly operands: readonly Operand[];
  /** The user may look into the whole cluster. */
  readonly isEverywhere: boolean;
  /** Namespaces into which the user sees, but not at these objects. */
  readonly unseen: readonly string[];
  /** What it takes to look into all; `null` when nothing is missing. */
  readonly missing: Permission | null;
  /** There are more than are read. */
  readonly isCut: boolean;
};

/** Those among the items of a list that holds metadata only; what has no name is none. */
export function operandsIn(items: readonly unknown[]): readonly Operand[] {
  return items.flatMap((item) => operandIn(recordIn(recordIn(item)['metadata'])));
}

function operandIn(metadata: JsonRecord): readonly Operand[] {
  const name = textIn(metadata['name']);
  if (name === null) return [];
  return [
    {
      name,
      namespace: textIn(metadata['namespace']),
      uid: textIn(metadata['uid']),
      finalizers: textsIn(metadata['finalizers']),
      isTerminating: textIn(metadata['deletionTimestamp']) !== null,
      owners: listIn(metadata['ownerReferences']).flatMap(ownerIn),
    },
  ];
}

function ownerIn(reference: unknown): readonly OperandOwner[] {
  const { apiVersion, kind, name } = recordIn(reference);
  const found = textIn(kind);
  if (found === null) return [];
  const [, group = ''] = (textIn(apiVersion) ?? '').split('/').toReversed();
  return [{ group, kind: found, name: textIn(name) ?? '' }];
}

/** Stable over renders. */
export function operandId({ namespace, name }: Pick<Operand, 'namespace' | 'name'>): string {
  return `${namespace ?? ''}/${name}`;
}

/** How many there are in each namespace, the most first; `null` stands for the cluster as a whole. */
export function countsByNamespace(
  operands: readonly Operand[],
): readonly { readonly namespace: string | null; readonly count: number }[] {
  const counts = new Map<string | null, number>();
  for (const { namespace } of operands) counts.set(namespace, (counts.get(namespace) ?? 0) + 1);
  return [...counts]
    .map(([namespace, count]) => ({ namespace, count }))
    .toSorted(
      (one, other) =>
        other.count - one.count || (one.namespace ?? '').localeCompare(other.namespace ?? '', 'en'),
    );
}
