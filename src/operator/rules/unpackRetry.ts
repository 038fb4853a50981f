import { configMapModel } from '~/kube/models/configMap';
import { jobModel } from '~/kube/models/job';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { annotationSteps } from './annotationSteps';

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
