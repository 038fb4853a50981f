import { listIn, recordIn, textIn } from '~/kube/json';
import { installPlanModel, operatorGroupModel, subscriptionModel } from '~/kube/models/olm';
import type { Condition, ResourceModel } from '~/kube/models/meta';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { ConcernedObject } from '~/olm/messages/message';
import { type ConditionTone, TONE_ORDER, toneOf } from './conditionTone';

/** OLM's conditions of one object. */
export type ConditionSet = {
  readonly object: ConcernedObject;
  /** The most severe first; empty if there are none. */
  readonly rows: readonly ConditionRow[];
};

export type ConditionRow = { readonly condition: Condition; readonly tone: ConditionTone };

/**
 * The conditions of the Subscription, its plan and the OperatorGroup. An OperatorGroup without conditions is healthy.
 */
export function conditionSets({
  namespace,
  subscription,
  plan,
  operatorGroups,
}: Pick<
  OperatorFacts,
  'namespace' | 'subscription' | 'plan' | 'operatorGroups'
>): readonly ConditionSet[] {
  const groups = (operatorGroups ?? []).map((group) => setOf(operatorGroupModel, group));
  return [
    ...(subscription === null ? [] : [setOf(subscriptionModel, subscription)]),
    ...(plan === null ? [] : [setOf(installPlanModel, plan)]),
    ...groups.filter(({ rows }) => rows.length > 0),
  ];

  function setOf(model: ResourceModel, object: Conditioned): ConditionSet {
    const { conditions } = recordIn(object.status);
    return {
      object: { model, namespace, name: object.metadata.name },
      rows: conditionsIn(conditions)
        .map((condition) => ({ condition, tone: toneOf(model.kind, condition) }))
        .toSorted((one, other) => TONE_ORDER.indexOf(one.tone) - TONE_ORDER.indexOf(other.tone)),
    };
  }
}

type Conditioned = { readonly metadata: { readonly name: string }; readonly status?: unknown };

/** The conditions of an untrusted object; entries without a type are omitted. */
export function conditionsIn(value: unknown): readonly Condition[] {
  return listIn(value).flatMap((item): Condition[] => {
    const condition = recordIn(item);
    const type = textIn(condition['type']);
    if (type === null) return [];
    const rest = FIELDS.flatMap((field) => {
      const text = textIn(condition[field]);
      return text === null ? [] : [[field, text] as const];
    });
    return [{ type, ...Object.fromEntries(rest) }];
  });
}

const FIELDS = ['status', 'reason', 'message', 'lastTransitionTime'] as const;
