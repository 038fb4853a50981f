import type { ResourceModel } from '../../../models/meta';
import type { RemovalStep } from '../../removal/removalStep';
import { type ClusterCall, callId } from '../../remedies/clusterCall';
import type { OperandList } from '../../uninstall/operands';
import type { Leftover } from '../leftover';

/** An object of a namespace that is to go. */
export type HeldObject = {
  readonly model: ResourceModel;
  readonly namespace: string;
  readonly name: string;
  readonly uid: string | null;
  readonly finalizers: readonly string[];
};

/** The APIs whose objects hold a namespace, as its conditions name them: `plural.group`. */
export function heldApis({ evidence }: Pick<Leftover, 'evidence'>): readonly string[] {
  return evidence.flatMap((fact) =>
    fact.kind === 'held-by' ? fact.resources.map(({ resource }) => resource) : [],
  );
}

/** Those in the namespace. */
export function heldObjects(list: OperandList | null, namespace: string): readonly HeldObject[] {
  if (list === null) return [];
  return list.operands
    .filter((one) => one.namespace === namespace)
    .map(({ name, uid, finalizers }) => ({ model: list.model, namespace, name, uid, finalizers }));
}

/**
 * The deletions of objects that are being deleted already, to see what holds each and to clear it: asked for again they
 * change nothing.
 */
export function releaseSteps(objects: readonly HeldObject[]): readonly RemovalStep[] {
  return objects.map(({ model, namespace, name, uid }) => {
    const call = { kind: 'delete', model, object: { namespace, name }, uid } satisfies ClusterCall;
    return { id: callId(call), stage: 'operands', action: { kind: 'delete', call } };
  });
}
