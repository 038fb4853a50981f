import type { Condition } from '~/kube/models/meta';
import { type OperatorCondition, operatorConditionModel } from '~/kube/models/operatorCondition';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
import { statedList } from '~/olm/statedList';

/** What a cluster administrator says instead of the Operator (OC-004). */
export type ConditionOverride = {
  readonly type: string;
  readonly status: string;
  readonly reason: string;
  readonly message: string;
};

export const CONDITION_STATUSES = ['True', 'False', 'Unknown'] as const;

/** The field of an override that the API would refuse, as `metav1.Condition` has its rules; `null`: none. */
export function wrongField({ reason, message }: ConditionOverride): 'reason' | 'message' | null {
  if (!REASON.test(reason) || reason.length > 1024) return 'reason';
  return message.length > 32_768 ? 'message' : null;
}

const REASON = /^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$/;

/** What the Operator says itself: in the spec, or as older ones do in the status (OC-010). */
export function ownCondition({ spec, status }: OperatorCondition, type: string): Condition | null {
  return ofType(spec?.conditions, type) ?? ofType(status?.conditions, type);
}

export function overrideOf({ spec }: OperatorCondition, type: string): Condition | null {
  return ofType(spec?.overrides, type);
}

/** Sets the override of a type; those of other types stay. */
export function setOverride(condition: OperatorCondition, override: ConditionOverride) {
  return changeOverrides(condition, [...others(condition, override.type), override]);
}

/** Takes an override back: what the Operator says counts again. Those of other types stay. */
export function takeBackOverride(condition: OperatorCondition, type: string) {
  return changeOverrides(condition, others(condition, type));
}

/** The tests refuse it when the Operator says something else meanwhile, or somebody has overridden it. */
function changeOverrides(
  { metadata, spec }: OperatorCondition,
  overrides: readonly Condition[],
): ClusterCall {
  const { name, namespace = '' } = metadata;
  const isFirst = spec === undefined;
  const steps: readonly PatchStep[] = isFirst
    ? [{ op: 'add', path: '/spec', value: { overrides } }]
    : [
        { op: 'test', path: '/spec', value: spec },
        overrides.length === 0
          ? { op: 'remove', path: '/spec/overrides' }
          : { op: 'add', path: '/spec/overrides', value: overrides },
      ];
  return { kind: 'patch', model: operatorConditionModel, object: { name, namespace }, steps };
}

function others({ spec }: OperatorCondition, type: string): readonly Condition[] {
  return statedList(spec?.overrides).filter((one) => one.type !== type);
}

function ofType(conditions: readonly Condition[] | undefined, type: string): Condition | null {
  return statedList(conditions).find((one) => one.type === type) ?? null;
}
