/** The `status.conditions` of an OLM resource: upsert and removal that keep the order, like OLM's setters. */
import { listAt, isObject } from '../../kube/json';
import type { JsonObject } from '../../kube/types';

/** Timestamps of a condition are ordinary fields, because they differ by kind. */
export type Condition = JsonObject & {
  readonly type: string;
  readonly status: string;
};

export function conditionsOf(object: unknown): readonly Condition[] {
  return listAt(object, 'status', 'conditions').filter(isCondition);
}

export function conditionOf(conditions: readonly Condition[], type: string): Condition | undefined {
  return conditions.find((condition) => condition.type === type);
}

/** Replaces the condition of the type in place, or appends it. */
export function withCondition(
  conditions: readonly Condition[],
  condition: Condition,
): readonly Condition[] {
  return conditionOf(conditions, condition.type) === undefined
    ? [...conditions, condition]
    : conditions.map((known) => (known.type === condition.type ? condition : known));
}

export function withoutConditions(
  conditions: readonly Condition[],
  ...types: readonly string[]
): readonly Condition[] {
  return conditions.filter((condition) => !types.includes(condition.type));
}

function isCondition(value: unknown): value is Condition {
  return (
    isObject(value) && typeof value['type'] === 'string' && typeof value['status'] === 'string'
  );
}
