import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';

/**
 * Whatever is updated of a Subscription makes OLM resolve its namespace again (syncSubscriptions in OLM's
 * pkg/controller/operators/catalog/operator.go): this annotation changes nothing else.
 * @param at ISO 8601
 */
export function resolveAgain({ metadata }: Subscription, at: string): ClusterCall {
  const { name, namespace = '' } = metadata;
  return {
    kind: 'patch',
    model: subscriptionModel,
    object: { name, namespace },
    steps: stepsFor(metadata, at),
  };
}

function stepsFor(
  { annotations, resourceVersion }: Subscription['metadata'],
  at: string,
): readonly PatchStep[] {
  const path = '/metadata/annotations';
  if (annotations !== undefined) {
    return [{ op: 'add', path: `${path}/${RESOLVE_AGAIN.replace('/', '~1')}`, value: at }];
  }
  // The map has to be made, which must not cost what another one has put there meanwhile.
  const isAsShown: readonly PatchStep[] =
    resourceVersion === undefined
      ? []
      : [{ op: 'test', path: '/metadata/resourceVersion', value: resourceVersion }];
  return [...isAsShown, { op: 'add', path, value: { [RESOLVE_AGAIN]: at } }];
}

const RESOLVE_AGAIN = 'operator-hub/resolve-again';
