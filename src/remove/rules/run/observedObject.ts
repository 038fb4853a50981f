import type { Failure } from '~/kube/failure';
import { listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import { hasCopyLabel } from '~/olm/installed/copyLabel';

/** What is seen under the name of an object that is to go. */
export type ObservedObject =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'present';
      readonly uid: string | null;
      /** Since when it is being deleted, a timestamp; `null`: it is not. */
      readonly deletingSince: string | null;
      /** Who has to say yes before it goes, as the object has them. */
      readonly finalizers: readonly string[];
      /** What Kubernetes says of why it is not gone yet, in its own words. */
      readonly conditions: readonly DeletionCondition[];
    };

/** How an object is seen. */
export type StepObservation =
  | { readonly kind: 'loading' }
  /** Kept up to date. */
  | { readonly kind: 'watched'; readonly observed: ObservedObject }
  /** Read once, as it may not be watched; `observed` is `null` before that, and when it failed. */
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
 * Of a stored object, whatever its shape. OLM's copy of a CSV is not the CSV that had the name: it may come as soon as that
 * one is gone, from an Operator for all namespaces (CSV-014).
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
 * Of a namespace the conditions of its deletion that are bad when they are true (UN-010), of a CustomResourceDefinition
 * that its objects are being deleted.
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
