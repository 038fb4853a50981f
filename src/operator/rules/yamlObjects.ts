import { clusterServiceVersionModel } from '~/kube/models/clusterServiceVersion';
import { installPlanModel } from '~/kube/models/installPlan';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { operatorConditionModel } from '~/kube/models/operatorCondition';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import { subscriptionModel } from '~/kube/models/subscription';
import type { ConcernedObject } from '~/olm/messages/message';
import { storedManifest } from '~/olm/storedManifest';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';

/** One of the objects that OLM knows an Operator by. */
export type OperatorObject = {
  readonly id: string;
  readonly object: ConcernedObject;
  /** As the API server answers it, but for the record of who wrote which field. */
  readonly manifest: object;
};

/** The objects of an Operator as far as they could be read, what people write first. */
export function operatorObjects(facts: OperatorFacts): readonly OperatorObject[] {
  const { subscription, csvs, plan, operatorGroups, conditions } = facts;
  return [
    ...(subscription === null ? [] : [from(subscriptionModel, subscription)]),
    ...csvs.map((csv) => from(clusterServiceVersionModel, csv)),
    ...(plan === null ? [] : [from(installPlanModel, plan)]),
    ...(operatorGroups ?? []).map((group) => from(operatorGroupModel, group)),
    ...(conditions ?? []).map((condition) => from(operatorConditionModel, condition)),
  ];
}

function from(model: ResourceModel, stored: Stored<string>): OperatorObject {
  const { namespace = null, name } = stored.metadata;
  return {
    id: `${model.kind}/${name}`,
    object: { model, namespace, name },
    manifest: storedManifest(model, stored),
  };
}
