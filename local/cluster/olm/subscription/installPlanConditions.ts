/** InstallPlan conditions of a Subscription. */
import { textAt } from '../../kube/json';
import type { JsonObject, KubeObject } from '../../kube/types';
import { withoutFields } from '../csv/withoutFields';
import {
  conditionOf,
  conditionsOf,
  withCondition,
  withoutConditions,
  type Condition,
} from '../shared/conditions';
import { timestamp } from '../shared/names';

const types = ['InstallPlanMissing', 'InstallPlanPending', 'InstallPlanFailed'] as const;

/** `plan` is absent if the referenced one does not exist. */
export function withInstallPlanState(
  conditions: readonly Condition[],
  plan: KubeObject | undefined,
  now: number,
): readonly Condition[] {
  const state = stateOf(plan);
  const others = types.filter((type) => type !== state?.type);
  const rest = withoutConditions(conditions, ...others);
  if (state === undefined) return rest;
  const known = conditionOf(rest, state.type);
  if (known?.['reason'] === state.reason && known['message'] === state.message) return rest;
  return withCondition(rest, {
    lastTransitionTime: timestamp(now),
    ...(state.message === undefined ? {} : { message: state.message }),
    reason: state.reason,
    status: 'True',
    type: state.type,
  });
}

/** For a Subscription whose plan was deleted before its execution: OLM removes the reference, and resolves again. */
export function withoutPlan(status: JsonObject, conditions: readonly Condition[]): JsonObject {
  const left = withoutFields(status, 'installPlanRef', 'installplan', 'currentCSV', 'state');
  return { ...left, conditions: withoutConditions(conditions, ...types) };
}

type PlanState = {
  readonly type: (typeof types)[number];
  readonly reason: string;
  readonly message?: string;
};

function stateOf(plan: KubeObject | undefined): PlanState | undefined {
  if (plan === undefined) {
    return { type: 'InstallPlanMissing', reason: 'ReferencedInstallPlanNotFound' };
  }
  const phase = textAt(plan, 'status', 'phase') ?? '';
  switch (phase) {
    case 'Complete':
      return undefined;
    case 'Failed':
      return failureOf(plan);
    case '':
      return { type: 'InstallPlanPending', reason: 'InstallPlanNotYetReconciled' };
    default:
      return { type: 'InstallPlanPending', reason: phase };
  }
}

function failureOf(plan: KubeObject): PlanState {
  const installed = conditionOf(conditionsOf(plan), 'Installed');
  const message = textAt(installed, 'message');
  return {
    type: 'InstallPlanFailed',
    reason: textAt(installed, 'reason') ?? 'InstallPlanFailed',
    ...(message === undefined ? {} : { message }),
  };
}
