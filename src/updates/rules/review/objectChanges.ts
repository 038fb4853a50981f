import type { Failure } from '~/kube/failure';
import type { PlanObject } from '~/olm/plans/planContent';
import { comparablePair, type ComparedObject, type PlanComparison } from './comparison';
import { isCsv } from './operatorSides';
import { perObject } from '~/kube/perObject';

/** The action of a plan on one object. */
export type ObjectChange = Pick<
  PlanObject,
  'id' | 'csvName' | 'group' | 'version' | 'kind' | 'name' | 'origin'
> & {
  readonly state: ObjectState;
  /** For `unknown`: the failure of the cluster's object; `null`: the plan's is unreadable. */
  readonly failure: Failure | null;
};

export type ObjectState =
  | 'created'
  | 'changed'
  | 'same'
  /** A ClusterServiceVersion that replaces another one. */
  | 'replaced'
  | 'unknown';

/** The action for each object, in OLM's order. */
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
  // Aligned objects have the same order of fields.
  if (JSON.stringify(pair.before) === JSON.stringify(pair.after)) return 'same';
  return isCsv(after) ? 'replaced' : 'changed';
}
