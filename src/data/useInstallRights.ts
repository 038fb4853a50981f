import type { Right } from '~/domain/failure';
import type { PlannedObject } from '~/domain/install/plannedObjects';
import { type Loadable, all, map } from '~/domain/loadable';
import { namespaceModel, projectRequestModel } from '~/models/namespace';
import { operatorGroupModel } from '~/models/operatorGroup';
import { subscriptionModel } from '~/models/subscription';
import { useCan } from './useCan';

/**
 * The rights that an installation needs and the user does not have. Within a project that the user is about to request
 * nothing is asked: its creator becomes its admin.
 */
export function useInstallRights(
  namespace: string,
  objects: readonly PlannedObject[],
): Loadable<readonly Right[]> {
  const [namespaceRight, projectRight, groupRight, subscriptionRight] = rightsIn(namespace);
  const answers = all({
    Namespace: useCan(namespaceRight),
    ProjectRequest: useCan(projectRight),
    OperatorGroup: useCan(groupRight),
    Subscription: useCan(subscriptionRight),
  });
  const rights = {
    Namespace: namespaceRight,
    ProjectRequest: projectRight,
    OperatorGroup: groupRight,
    Subscription: subscriptionRight,
  };
  const needed = objects.filter(({ action }) => action === 'create');
  const request = needed.find(({ kind }) => kind === 'ProjectRequest');
  return map(answers, (allowed) =>
    (request === undefined ? needed : [request])
      .filter(({ kind }) => !allowed[kind])
      .map(({ kind }) => rights[kind]),
  );
}

function rightsIn(namespace: string): readonly [Right, Right, Right, Right] {
  const verb = 'create';
  return [
    { verb, group: namespaceModel.group, resource: namespaceModel.plural },
    { verb, group: projectRequestModel.group, resource: projectRequestModel.plural },
    { verb, group: operatorGroupModel.group, resource: operatorGroupModel.plural, namespace },
    { verb, group: subscriptionModel.group, resource: subscriptionModel.plural, namespace },
  ];
}
