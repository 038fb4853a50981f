/** Starts unpacking a bundle, and reports its progress. */
import { conditionOf, conditionsOf } from '../shared/conditions';
import { listAt, textAt } from '../../kube/json';
import type { ClusterClient, DraftObject, KubeObject } from '../../kube/types';
import { CATALOG_SOURCES, unpackName } from '../shared/names';
import type { CatalogKey } from '../resolver/entry';
import { unpackAccess, unpackConfigMap, unpackJob, type UnpackTarget } from './unpackObjects';

export type UnpackState =
  | { readonly kind: 'unpacked'; readonly configMap: KubeObject }
  /** `message` is set if the image cannot be pulled. */
  | { readonly kind: 'in-progress'; readonly message?: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly message: string };

export type UnpackRequest = {
  readonly image: string;
  readonly catalog: CatalogKey;
  readonly timeoutSeconds: number;
};

/** OLM's message for the Subscription's condition. */
const pullFailed =
  'Bundle image pull failed. Common causes: Missing ICSP (ppc64le/s390x/arm64), auth failure, invalid image. ' +
  'Job will retry until timeout (~10 min), then auto-cleanup and retry in ~5 min. Manual retry: in the ' +
  'CatalogSource namespace, run `kubectl get jobs -l operatorframework.io/bundle-unpack-ref` and delete the ' +
  'specific failing job.';

export function unpackBundle(client: ClusterClient, request: UnpackRequest): UnpackState {
  const { name: catalog, namespace } = request.catalog;
  const target = { name: unpackName(request.image), namespace, image: request.image };
  const source = client.get({ resource: CATALOG_SOURCES, name: catalog, namespace });
  if (source === undefined) return { kind: 'in-progress' };
  const configMap = ensure(client, 'configmaps', unpackConfigMap(target, source));
  const [account, role, binding] = unpackAccess(target, configMap);
  const job = ensure(client, 'jobs.batch', unpackJob(target, configMap, request.timeoutSeconds));
  ensure(client, 'serviceaccounts', account);
  ensure(client, 'roles.rbac.authorization.k8s.io', role);
  ensure(client, 'rolebindings.rbac.authorization.k8s.io', binding);
  return stateOf(client, target, job);
}

function stateOf(client: ClusterClient, target: UnpackTarget, job: KubeObject): UnpackState {
  const conditions = conditionsOf(job);
  const failed = conditionOf(conditions, 'Failed');
  if (failed?.status === 'True') {
    return {
      kind: 'failed',
      reason: textAt(failed, 'reason') ?? '',
      message: textAt(failed, 'message') ?? '',
    };
  }
  const { name, namespace } = target;
  const configMap = client.get({ resource: 'configmaps', name, namespace });
  const complete = conditionOf(conditions, 'Complete')?.status === 'True';
  if (complete && configMap?.['binaryData'] !== undefined) return { kind: 'unpacked', configMap };
  return isPullFailing(client, target)
    ? { kind: 'in-progress', message: pullFailed }
    : { kind: 'in-progress' };
}

function isPullFailing(client: ClusterClient, { name, namespace }: UnpackTarget): boolean {
  return client.list('pods', { namespace, labels: { 'job-name': name } }).some((pod) =>
    listAt(pod, 'status', 'initContainerStatuses').some((container) => {
      const reason = textAt(container, 'state', 'waiting', 'reason');
      return reason === 'ErrImagePull' || reason === 'ImagePullBackOff';
    }),
  );
}

function ensure(
  client: ClusterClient,
  resource: string,
  draft: DraftObject | undefined,
): KubeObject {
  if (draft === undefined) throw new Error(`nothing to create in ${resource}`);
  const { name = '', namespace = '' } = draft.metadata;
  return client.get({ resource, name, namespace }) ?? client.create(resource, draft);
}
