import type { Condition } from '~/kube/models/meta';
import { type OperatorCondition, operatorConditionModel } from '~/kube/models/olm';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
import { statedList } from '~/olm/statedList';

/** An override of a condition by a cluster administrator (OC-004). */
export type ConditionOverride = {
  readonly type: string;
  readonly status: string;
  readonly reason: string;
  readonly message: string;
};

export const CONDITION_STATUSES = ['True', 'False', 'Unknown'] as const;

/** The invalid field of an override by the rules of `metav1.Condition`; `null`: none. */
export function wrongField({ reason, message }: ConditionOverride): 'reason' | 'message' | null {
  if (!REASON.test(reason) || reason.length > 1024) return 'reason';
  return message.length > 32_768 ? 'message' : null;
}

const REASON = /^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$/;

/** The Operator's own condition: in the spec, or for older ones in the status (OC-010). */
export function ownCondition({ spec, status }: OperatorCondition, type: string): Condition | null {
  return ofType(spec?.conditions, type) ?? ofType(status?.conditions, type);
}

export function overrideOf({ spec }: OperatorCondition, type: string): Condition | null {
  return ofType(spec?.overrides, type);
}

/** Sets the override of a type. Those of other types remain. */
export function setOverride(condition: OperatorCondition, override: ConditionOverride) {
  return changeOverrides(condition, [...others(condition, override.type), override]);
}

/** Removes an override, so that the Operator's condition applies. Those of other types remain. */
export function takeBackOverride(condition: OperatorCondition, type: string) {
  return changeOverrides(condition, others(condition, type));
}

/** The tests reject it if the Operator's condition or the overrides changed. */
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
