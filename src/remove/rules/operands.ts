import type { ResourceModel } from '~/kube/models/meta';
import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { Permission } from '~/kube/failure';

/** A custom resource of an Operator. */
export type Operand = {
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly uid: string | null;
  /** The finalizers to remove before its deletion completes. */
  readonly finalizers: readonly string[];
  /** It is already being deleted. */
  readonly isTerminating: boolean;
  readonly owners: readonly OperandOwner[];
};

/** An owner of the object. */
export type OperandOwner = {
  readonly group: string;
  readonly kind: string;
  readonly name: string;
};

/** The readable objects of an API. */
export type OperandList = {
  readonly model: ResourceModel;
  readonly versions: readonly string[];
  readonly operands: readonly Operand[];
  /** The user can read the whole cluster. */
  readonly isEverywhere: boolean;
  /** Visible namespaces without permission for these objects. */
  readonly unseen: readonly string[];
  /** The permission to read all; `null`: granted. */
  readonly missing: Permission | null;
  /** The list is incomplete. */
  readonly isCut: boolean;
};

/** The operands in a metadata list. Items without a name are omitted. */
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

/** Stable across renders. */
export function operandId({ namespace, name }: Pick<Operand, 'namespace' | 'name'>): string {
  return `${namespace ?? ''}/${name}`;
}

/** The number in each namespace, the most first; `null`: cluster-scoped. */
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
