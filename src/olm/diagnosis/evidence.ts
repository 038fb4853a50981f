import { catalogSourceModel } from '~/kube/models/catalogSource';
import { clusterServiceVersionModel } from '~/kube/models/clusterServiceVersion';
import { installPlanModel } from '~/kube/models/installPlan';
import { jobModel } from '~/kube/models/job';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { operatorConditionModel } from '~/kube/models/operatorCondition';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import { podModel } from '~/kube/models/pod';
import { subscriptionModel } from '~/kube/models/subscription';
import type { ConcernedObject } from '~/olm/messages/message';
import { troublesIn } from '~/olm/messages/trouble';
import { speaker, type Standing } from '~/olm/standing/standing';
import { blockingCondition } from './blockingCondition';
import { namedObjects } from './namedObjects';
import type { OperatorFacts } from './operatorFacts';

/** The objects that show what is wrong, each once: who says it, what it names, and what OLM does not mention. */
export function evidenceOf(standing: Standing, facts: OperatorFacts): readonly ConcernedObject[] {
  const { said } = standing;
  const found = [
    ...said.map(({ by }) => by),
    ...troublesIn(said).flatMap(namedObjects),
    ...unsaid(standing, facts),
  ];
  const known = new Map(found.map((object) => [keyOf(object), object]));
  return [...known.values()];
}

function unsaid({ kind }: Standing, facts: OperatorFacts): readonly ConcernedObject[] {
  const { subscription, plan, operatorGroups, catalogs, workload, unpacking } = facts;
  switch (kind) {
    case 'no-operator-group':
    case 'subscription-unnoticed':
    case 'csv-removed':
    case 'catalog-missing':
      return objects(subscriptionModel, [subscription]);
    case 'several-operator-groups':
      return objects(operatorGroupModel, operatorGroups ?? []);
    case 'catalog-unhealthy':
      return objects(catalogSourceModel, catalogs ?? []);
    case 'plan-failed':
    case 'approval-needed':
    case 'update-approval-needed':
      return objects(installPlanModel, [plan]);
    case 'unpack-failed':
      return [
        ...objects(jobModel, unpacking?.candidates ?? []),
        ...objects(podModel, unpacking?.pods ?? []),
      ];
    case 'update-blocked':
      return objects(operatorConditionModel, [blockingCondition(facts)]);
    case 'csv-unnoticed':
      return objects(clusterServiceVersionModel, facts.csvs);
    case 'failed':
    case 'pods-not-running':
    case 'installing':
    case 'updating':
      return (workload ?? []).flatMap(({ object, hindrances }) =>
        hindrances.length === 0 ? [] : [object, ...hindrances.map((one) => one.object)],
      );
    case 'resolution-failed':
    case 'requirements-not-met':
    case 'removing':
    case 'unknown':
    case 'ready':
      return [];
  }
}

function objects(
  model: ResourceModel,
  found: readonly (Stored<string> | null)[],
): readonly ConcernedObject[] {
  return found.flatMap((object) => (object === null ? [] : [speaker(model, object)]));
}

function keyOf({ model, namespace, name }: ConcernedObject): string {
  return [model.kind, namespace ?? '', name].join(' ');
}
