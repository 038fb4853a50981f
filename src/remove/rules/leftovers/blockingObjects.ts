import type { ResourceModel } from '~/kube/models/meta';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { type ClusterCall, callId } from '~/olm/calls/clusterCall';
import type { OperandList } from '~/remove/rules/operands';
import type { Leftover } from './leftover';

/** An object that blocks the deletion of its namespace or CRD. */
export type BlockingObject = {
  readonly model: ResourceModel;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly name: string;
  readonly uid: string | null;
  readonly finalizers: readonly string[];
};

/** The APIs whose objects block the deletion of a namespace, from its conditions: `plural.group`. */
export function blockingApis({ evidence }: Pick<Leftover, 'evidence'>): readonly string[] {
  return evidence.flatMap((fact) =>
    fact.kind === 'held-by' ? fact.resources.map(({ resource }) => resource) : [],
  );
}

/** The objects in the namespace. */
export function blockingObjectsIn(
  list: OperandList | null,
  namespace: string,
): readonly BlockingObject[] {
  return objectsIn(list).filter((one) => one.namespace === namespace);
}

/** The objects with finalizers, which block the deletion of their CRD. */
export function objectsWithFinalizers(list: OperandList | null): readonly BlockingObject[] {
  return objectsIn(list).filter(({ finalizers }) => finalizers.length > 0);
}

function objectsIn(list: OperandList | null): readonly BlockingObject[] {
  if (list === null) return [];
  return list.operands.map(({ name, namespace, uid, finalizers }) => ({
    model: list.model,
    namespace,
    name,
    uid,
    finalizers,
  }));
}

/**
 * The steps that delete these objects one by one, so that the finalizers of each can be removed. They do not change
 * objects that are already being deleted.
 */
export function releaseSteps(objects: readonly BlockingObject[]): readonly RemovalStep[] {
  return objects.map(({ model, namespace, name, uid }) => {
    const object = { name, ...(namespace === null ? {} : { namespace }) };
    const call = { kind: 'delete', model, object, uid } satisfies ClusterCall;
    return { id: callId(call), stage: 'operands', action: { kind: 'delete', call } };
  });
}
