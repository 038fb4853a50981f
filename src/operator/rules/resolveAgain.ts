import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';

/**
 * OLM resolves a namespace again after any update of a Subscription (syncSubscriptions in OLM's
 * pkg/controller/operators/catalog/operator.go). This annotation has no other effect.
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
  // A missing map must be created without overwriting one that was added since.
  const isAsShown: readonly PatchStep[] =
    resourceVersion === undefined
      ? []
      : [{ op: 'test', path: '/metadata/resourceVersion', value: resourceVersion }];
  return [...isAsShown, { op: 'add', path, value: { [RESOLVE_AGAIN]: at } }];
}

const RESOLVE_AGAIN = 'operator-hub/resolve-again';
