/** Conditions like those of `meta.SetStatusCondition`. */
import { listAt, textAt } from '../kube/json';
import { timestamp } from '../kube/objects';
import type { Json, KubeObject } from '../kube/types';

export type Condition = {
  readonly type: string;
  readonly status: 'True' | 'False' | 'Unknown';
  readonly reason: string;
  readonly message: string;
};

/** New status of an object. The time changes only with the status of a condition; new conditions are appended. */
export function withConditions(
  object: KubeObject,
  wanted: readonly Condition[],
  now: number,
): readonly Json[] {
  const observedGeneration = object.metadata.generation ?? 0;
  return wanted.reduce<readonly Json[]>(
    (all, condition) => {
      const known = all.find((one) => textAt(one, 'type') === condition.type);
      const since = textAt(known, 'lastTransitionTime');
      const isSame = since !== undefined && textAt(known, 'status') === condition.status;
      const next = {
        ...condition,
        observedGeneration,
        lastTransitionTime: isSame ? since : timestamp(now),
      };
      return known === undefined ? [...all, next] : all.map((one) => (one === known ? next : one));
    },
    listAt(object.status, 'conditions'),
  );
}

export function conditionOf(object: KubeObject | undefined, type: string): Json | undefined {
  return listAt(object?.status, 'conditions').find((one) => textAt(one, 'type') === type);
}

export function isTrue(object: KubeObject | undefined, type: string): boolean {
  return textAt(conditionOf(object, type), 'status') === 'True';
}
