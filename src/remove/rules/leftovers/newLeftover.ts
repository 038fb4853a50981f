import type { ResourceModel } from '~/kube/models/meta';
import type { Evidence, Leftover, LeftoverKind } from './leftover';
import { formerOwnerOf, originOf } from './owners';
import type { ScannedObject } from './scannedObject';

type Found = Pick<Leftover, 'evidence'> &
  Partial<Pick<Leftover, 'cleanUp' | 'after' | 'formerOwner' | 'origin' | 'finalizers'>>;

/** A leftover, by default with a deletion as its clean-up. */
export function newLeftover(
  kind: LeftoverKind,
  { model, object }: { readonly model: ResourceModel; readonly object: ScannedObject },
  found: Found,
): Leftover {
  const { namespace, name, uid, createdAt, finalizers } = object;
  return {
    id: leftoverId(kind, model, object),
    kind,
    object: { model, namespace, name, uid },
    createdAt,
    formerOwner: formerOwnerOf(object),
    origin: originOf(object),
    finalizers,
    cleanUp: { kind: 'delete' },
    after: [],
    ...found,
  };
}

export function leftoverId(
  kind: LeftoverKind,
  { group, plural }: ResourceModel,
  { namespace, name }: Pick<ScannedObject, 'namespace' | 'name'>,
): string {
  return [kind, group, plural, namespace ?? '', name].join('/');
}

/** Evidence, if there is any. */
export function evidenceOf(
  facts: readonly Evidence[],
): readonly [readonly [Evidence, ...Evidence[]]] | readonly [] {
  const [first, ...rest] = facts;
  return first === undefined ? [] : [[first, ...rest]];
}
