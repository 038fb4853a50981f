import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { annotationSteps } from './annotationSteps';

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
    steps: annotationSteps(metadata, 'operator-hub/resolve-again', at),
  };
}
