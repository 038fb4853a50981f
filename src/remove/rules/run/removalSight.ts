import type { Failure } from '~/kube/failure';
import { listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import { hasCopyLabel } from '~/olm/installed/copyLabel';

/** What is seen under the name of an object that is to go. */
export type Sight =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'present';
      readonly uid: string | null;
      /** Since when it is being deleted, a timestamp; `null`: it is not. */
      readonly deletingSince: string | null;
      /** Who has to say yes before it goes, as the object has them. */
      readonly finalizers: readonly string[];
      /** What Kubernetes says of why it is not gone yet, in its own words. */
      readonly conditions: readonly HoldingCondition[];
    };

/** How an object is seen. */
export type StepSight =
  | { readonly kind: 'loading' }
  /** Kept up to date. */
  | { readonly kind: 'watched'; readonly sight: Sight }
  /** Read once, as it may not be watched; `sight` is `null` before that, and when it failed. */
  | {
      readonly kind: 'read';
      readonly sight: Sight | null;
      readonly isReading: boolean;
      readonly failure: Failure | null;
    };

export type HoldingCondition = {
  readonly type: string;
  readonly reason: string | null;
  readonly message: string;
};

export const absent: Sight = { kind: 'absent' };

/**
 * Of a stored object, whatever its shape. OLM's copy of a CSV is not the CSV that had the name: it may come as soon as that
 * one is gone, from an Operator for all namespaces (CSV-014).
 */
export function sightOf(object: unknown): Sight {
  const { metadata, status } = recordIn(object);
  const { uid, deletionTimestamp, finalizers, labels } = recordIn(metadata);
  if (hasCopyLabel({ labels: textMapIn(labels) })) return absent;
  const deletingSince = textIn(deletionTimestamp);
  return {
    kind: 'present',
    uid: textIn(uid),
    deletingSince,
    finalizers: textsIn(finalizers),
    conditions: deletingSince === null ? [] : holdingConditions(status),
  };
}

/**
 * Of a namespace the conditions of its deletion that are bad when they are true (UN-010), of a CustomResourceDefinition
 * that its objects are being deleted.
 */
function holdingConditions(status: unknown): readonly HoldingCondition[] {
  return listIn(recordIn(status)['conditions']).flatMap((condition) => {
    const { type, status: truth, reason, message } = recordIn(condition);
    const name = textIn(type);
    if (name === null || truth !== 'True' || !HOLDING.has(name)) return [];
    return [{ type: name, reason: textIn(reason), message: textIn(message) ?? '' }];
  });
}

/** k8s.io/api/core/v1 NamespaceConditionType, apiextensions/v1 CustomResourceDefinitionConditionType. */
const HOLDING: ReadonlySet<string> = new Set([
  'NamespaceDeletionDiscoveryFailure',
  'NamespaceDeletionGroupVersionParsingFailure',
  'NamespaceDeletionContentFailure',
  'NamespaceContentRemaining',
  'NamespaceFinalizersRemaining',
  'Terminating',
]);
