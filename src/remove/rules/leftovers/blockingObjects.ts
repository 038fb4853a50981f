import type { ResourceModel } from '~/kube/models/meta';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { type ClusterCall, callId } from '~/olm/calls/clusterCall';
import type { OperandList } from '~/remove/rules/operands';
import type { Leftover } from './leftover';

/** An object that is to go before what holds it is. */
export type BlockingObject = {
  readonly model: ResourceModel;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly name: string;
  readonly uid: string | null;
  readonly finalizers: readonly string[];
};

/** The APIs whose objects hold a namespace, as its conditions name them: `plural.group`. */
export function blockingApis({ evidence }: Pick<Leftover, 'evidence'>): readonly string[] {
  return evidence.flatMap((fact) =>
    fact.kind === 'held-by' ? fact.resources.map(({ resource }) => resource) : [],
  );
}

/** Those in the namespace. */
export function blockingObjectsIn(
  list: OperandList | null,
  namespace: string,
): readonly BlockingObject[] {
  return objectsIn(list).filter((one) => one.namespace === namespace);
}

/** Those with finalizers: their definition goes only after them. */
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
 * The deletions of these objects, one by one, to see what holds each and to clear it. Of one that is being deleted already
 * they change nothing.
 */
export function releaseSteps(objects: readonly BlockingObject[]): readonly RemovalStep[] {
  return objects.map(({ model, namespace, name, uid }) => {
    const object = { name, ...(namespace === null ? {} : { namespace }) };
    const call = { kind: 'delete', model, object, uid } satisfies ClusterCall;
    return { id: callId(call), stage: 'operands', action: { kind: 'delete', call } };
  });
}
