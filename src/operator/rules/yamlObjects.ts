import {
  clusterServiceVersionModel,
  installPlanModel,
  operatorConditionModel,
  operatorGroupModel,
  subscriptionModel,
} from '~/kube/models/olm';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import type { ConcernedObject } from '~/olm/messages/message';
import { declaredManifest, storedManifest } from '~/olm/storedManifest';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';

/** One of OLM's objects for an Operator. */
export type OperatorObject = {
  readonly id: string;
  readonly object: ConcernedObject;
  /** The object from the API server without `managedFields`. */
  readonly manifest: object;
};

/** The readable objects of an Operator, user-written ones first. */
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

/**
 * What would install the Operator elsewhere: its OperatorGroup and Subscription as a user writes them, without what OLM
 * or a GitOps tool adds to the metadata. Empty without a Subscription.
 */
export function installationManifests({
  namespace,
  subscription,
  operatorGroups,
}: Pick<OperatorFacts, 'namespace' | 'subscription' | 'operatorGroups'>): readonly object[] {
  if (subscription === null) return [];
  const isSystem = SYSTEM.test(namespace);
  return [
    ...(isSystem ? [] : [{ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } }]),
    ...(operatorGroups ?? []).map((group) => declaredManifest(operatorGroupModel, group)),
    declaredManifest(subscriptionModel, subscription),
  ];
}

const SYSTEM = /^(?:default$|kube-|openshift-)/;
