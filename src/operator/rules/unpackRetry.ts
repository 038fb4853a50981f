import { configMapModel } from '~/kube/models/core';
import type { Metadata } from '~/kube/models/meta';
import {
  type OperatorGroup,
  operatorGroupModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { jobModel } from '~/kube/models/workloads';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';

/**
 * Deletes the Job that pulls a bundle's image, and the ConfigMap of the same name with the result (SU-042). OLM creates
 * both again. Deleted by name, because OLM might have recreated them.
 */
export function retryUnpack(namespace: string, name: string): readonly ClusterCall[] {
  return [jobModel, configMapModel].map((model) => ({
    kind: 'delete',
    model,
    object: { name, namespace },
    uid: null,
  }));
}

/**
 * OLM retries each failed unpacking in the namespace (TS-006; BundleUnpackRetryMinimumIntervalAnnotationKey in OLM's
 * pkg/controller/bundle/bundle_unpacker.go). Nothing if an interval is set.
 */
export function retryUnpackAutomatically({ metadata }: OperatorGroup): readonly ClusterCall[] {
  const { name, namespace = '', annotations } = metadata;
  if (annotations?.[RETRY_INTERVAL] !== undefined) return [];
  const steps = annotationSteps(metadata, RETRY_INTERVAL, '5m');
  return [{ kind: 'patch', model: operatorGroupModel, object: { name, namespace }, steps }];
}

const RETRY_INTERVAL = 'operatorframework.io/bundle-unpack-min-retry-interval';

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

/** Sets one annotation. A missing map is created without overwriting one that was added since. */
export function annotationSteps(
  { annotations, resourceVersion }: Pick<Metadata, 'annotations' | 'resourceVersion'>,
  name: string,
  value: string,
): readonly PatchStep[] {
  const path = '/metadata/annotations';
  if (annotations !== undefined) {
    return [{ op: 'add', path: `${path}/${name.replaceAll('/', '~1')}`, value }];
  }
  const isAsShown: readonly PatchStep[] =
    resourceVersion === undefined
      ? []
      : [{ op: 'test', path: '/metadata/resourceVersion', value: resourceVersion }];
  return [...isAsShown, { op: 'add', path, value: { [name]: value } }];
}
