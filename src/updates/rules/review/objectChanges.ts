import { stringify } from 'yaml';
import type { Failure } from '~/kube/failure';
import { type JsonRecord, recordIn } from '~/kube/json';
import { perObject } from '~/kube/perObject';
import { type LineDiff, lineDiff } from '~/olm/lineDiff';
import type { PlanObject } from '~/olm/plans/planContent';
import { comparablePair, type ComparedObject, type PlanComparison } from './comparison';
import { isCsv } from './operatorSides';

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

/**
 * The YAML of the cluster's object and of the plan's, by the rule of {@link comparablePair}. Slow for a large object,
 * so it runs in a worker. In its own file, because the YAML library is loaded only on demand.
 */
export function objectDiff(live: JsonRecord, manifest: JsonRecord): LineDiff {
  const pair = comparablePair(live, manifest);
  return pair === null
    ? { kind: 'too-large' }
    : lineDiff(yamlOf(pair.before), yamlOf(pair.after), CONTEXT);
}

const CONTEXT = 3;

/** Without anchors and without line folding, so that a changed word does not move the following text. */
function yamlOf(object: JsonRecord): string {
  return stringify(object, { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 });
}

/** An object without `managedFields`, which can be half of its size. */
export function slimObject(object: JsonRecord): JsonRecord {
  const metadata = Object.entries(recordIn(object['metadata']));
  return {
    ...object,
    metadata: Object.fromEntries(metadata.filter(([field]) => field !== 'managedFields')),
  };
}
