import { installPlanModel } from '~/kube/models/installPlan';
import type { Condition, ResourceModel } from '~/kube/models/meta';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import { subscriptionModel } from '~/kube/models/subscription';
import { recordIn } from '~/kube/json';
import type { ConcernedObject } from '~/olm/messages/message';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { type ConditionTone, TONE_ORDER, toneOf } from './conditionTone';
import { conditionsIn } from './conditionsIn';

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
