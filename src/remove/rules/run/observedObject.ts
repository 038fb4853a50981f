import type { Failure } from '~/kube/failure';
import { listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import { hasCopyLabel } from '~/olm/installed/copies';

/** The object that exists under the name of a deleted object. */
export type ObservedObject =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'present';
      readonly uid: string | null;
      /** The deletion timestamp; `null`: not being deleted. */
      readonly deletingSince: string | null;
      /** The finalizers that block its deletion. */
      readonly finalizers: readonly string[];
      /** The messages of Kubernetes about its deletion. */
      readonly conditions: readonly DeletionCondition[];
    };

/** The observation of an object. */
export type StepObservation =
  | { readonly kind: 'loading' }
  /** Live. */
  | { readonly kind: 'watched'; readonly observed: ObservedObject }
  /** Read once, without permission for a watch; `observed` is `null` before that, and after a failure. */
  | {
      readonly kind: 'read';
      readonly observed: ObservedObject | null;
      readonly isReading: boolean;
      readonly failure: Failure | null;
    };

export type DeletionCondition = {
  readonly type: string;
  readonly reason: string | null;
  readonly message: string;
};

export const absent: ObservedObject = { kind: 'absent' };

/**
 * The state of a stored object of any shape. OLM's copy of a CSV is not the CSV with that name. OLM can create it
 * immediately after the deletion, for an Operator that watches all namespaces (CSV-014).
 */
export function observedObject(object: unknown): ObservedObject {
  const { metadata, status } = recordIn(object);
  const { uid, deletionTimestamp, finalizers, labels } = recordIn(metadata);
  if (hasCopyLabel({ labels: textMapIn(labels) })) return absent;
  const deletingSince = textIn(deletionTimestamp);
  return {
    kind: 'present',
    uid: textIn(uid),
    deletingSince,
    finalizers: textsIn(finalizers),
    conditions: deletingSince === null ? [] : deletionConditions(status),
  };
}

/**
 * The true conditions that report problems with the deletion of a namespace (UN-010), or the deletion of a CRD's
 * objects.
 */
function deletionConditions(status: unknown): readonly DeletionCondition[] {
  return listIn(recordIn(status)['conditions']).flatMap((condition) => {
    const { type, status: truth, reason, message } = recordIn(condition);
    const name = textIn(type);
    if (name === null || truth !== 'True' || !DELETION_CONDITIONS.has(name)) return [];
    return [{ type: name, reason: textIn(reason), message: textIn(message) ?? '' }];
  });
}

/** k8s.io/api/core/v1 NamespaceConditionType, apiextensions/v1 CustomResourceDefinitionConditionType. */
const DELETION_CONDITIONS: ReadonlySet<string> = new Set([
  'NamespaceDeletionDiscoveryFailure',
  'NamespaceDeletionGroupVersionParsingFailure',
  'NamespaceDeletionContentFailure',
  'NamespaceContentRemaining',
  'NamespaceFinalizersRemaining',
  'Terminating',
]);
