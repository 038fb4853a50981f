import type { Failure } from '~/kube/failure';
import type { PlanObject } from '~/olm/plans/planContent';
import type { ComparedObject, PlanComparison } from './comparison';
import { comparablePair } from './comparablePair';
import { isCsv } from './operatorSides';
import { perObject } from '~/kube/perObject';

/** What a plan does with one object. */
export type ObjectChange = Pick<
  PlanObject,
  'id' | 'csvName' | 'group' | 'version' | 'kind' | 'name' | 'origin'
> & {
  readonly state: ObjectState;
  /** With `unknown`: why the cluster's object could not be read; `null` when it is the plan's that could not. */
  readonly failure: Failure | null;
};

export type ObjectState =
  | 'created'
  | 'changed'
  | 'same'
  /** A ClusterServiceVersion that takes over from another one. */
  | 'replaced'
  | 'unknown';

/** Object by object what happens to it, in OLM's order. */
export const objectChanges = perObject(({ objects }: PlanComparison): readonly ObjectChange[] =>
  objects.map((compared) => {
    const { id, csvName, group, version, kind, name, origin } = compared.after;
    const { before } = compared;
    return {
      ...{ id, csvName, group, version, kind, name, origin },
      state: stateOf(compared),
      failure: before.kind === 'unreadable' ? before.failure : null,
    };
  }),
);

function stateOf({ before, after }: ComparedObject): ObjectState {
  if (before.kind === 'absent') return 'created';
  if (before.kind === 'unreadable' || after.manifest === null) return 'unknown';
  const pair = comparablePair(before.object, after.manifest);
  if (pair === null) return 'unknown';
  // Aligned objects have their members in the same order.
  if (JSON.stringify(pair.before) === JSON.stringify(pair.after)) return 'same';
  return isCsv(after) ? 'replaced' : 'changed';
}
