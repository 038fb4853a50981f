import { consoleFetch, consoleFetchJSON } from '@openshift-console/dynamic-plugin-sdk';
import type { Right } from './failure';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { ClusterError, explained } from './clusterError';
import { type Address, urlOf } from './resource';
import { REVIEW, REVIEWS, userIn } from './sessionFetch';

/** Milliseconds; the console's own default of 60 s is too short for a cold list of all packages on a busy cluster. */
const TIMEOUT = 120_000;

/**
 * Gets one object or a collection. What comes back is not trusted: the caller parses it.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getJson(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<unknown> {
  return fetched(model, address, { signal });
}

/**
 * Gets a subresource that is plain text: a log. Not with `consoleFetchText`, which parses as JSON whatever does not come as
 * `text/plain` to the letter (console-shared, utils/console-fetch.ts).
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getText(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<string> {
  const asked: Promise<Response> = consoleFetch(urlOf(model, address), { signal }, TIMEOUT);
  const answer = await explained(asked, readRight(model, address));
  return explained(answer.text());
}

/**
 * Gets a subresource that is a file. The package server has an icon for who accepts everything, and none for `image/*`.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getFile(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<Blob> {
  const asked: Promise<Response> = consoleFetch(urlOf(model, address), { signal }, TIMEOUT);
  const answer = await explained(asked, readRight(model, address));
  return explained(answer.blob());
}

/**
 * Gets a collection as the bytes that come: for those who read and parse them elsewhere than on the main thread.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getStream(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<ReadableStream> {
  const asked: Promise<Response> = consoleFetch(
    urlOf(model, address),
    { signal, headers: { Accept: 'application/json' } },
    TIMEOUT,
  );
  const { body } = await explained(asked, readRight(model, address));
  if (body === null) throw new ClusterError({ kind: 'other', message: '' });
  return body;
}

/**
 * Gets a collection's `metadata` only: names, labels and annotations.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getMetadata(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<unknown> {
  return fetched(model, address, { signal, headers: { Accept: METADATA_ONLY } });
}

const METADATA_ONLY =
  'application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json';

/**
 * Gets a collection as a `Table`: the columns that `kubectl get` prints, and the metadata of each object. A server that
 * makes no tables answers the metadata alone.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getTable(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<unknown> {
  return fetched(model, address, { signal, headers: { Accept: `${TABLE},${METADATA_ONLY}` } });
}

const TABLE = 'application/json;as=Table;g=meta.k8s.io;v=v1';

/**
 * Gets the objects of a collection once. Their shape is what a watch of them would give.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getList<T extends Stored<string>>(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<readonly T[]> {
  const answer = (await getJson(model, address, signal)) as { readonly items?: unknown } | null;
  return Array.isArray(answer?.items) ? (answer.items as readonly T[]) : [];
}

/**
 * The version of the API server, as `version.Info` of apimachinery. Every user may ask for it.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getServerVersion(signal: AbortSignal): Promise<unknown> {
  const answer: Promise<unknown> = consoleFetchJSON('/api/kubernetes/version', 'GET', { signal });
  return explained(answer);
}

/** When the API server answers, in milliseconds since 1970 and whole seconds; `null` when it does not, or does not say. */
export async function getServerDate(): Promise<number | null> {
  try {
    const asked: Promise<Response> = consoleFetch('/api/kubernetes/version');
    const date = (await asked).headers.get('date');
    return date === null ? null : Date.parse(date);
  } catch {
    return null;
  }
}

/**
 * The kinds that the API server serves, as APIGroupDiscoveryLists: of the core group, and of all others.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getDiscovery(signal: AbortSignal): Promise<readonly unknown[]> {
  const options = { signal, headers: { Accept: DISCOVERY } };
  const asked = ['api', 'apis'].map((root): Promise<unknown> => {
    const answer: Promise<unknown> = consoleFetchJSON(`/api/kubernetes/${root}`, 'GET', options);
    return explained(answer);
  });
  return Promise.all(asked);
}

/** `v2` came with Kubernetes 1.30 (OpenShift 4.17); before that the same is called `v2beta1` (KEP-3352). */
const DISCOVERY = ['v2', 'v2beta1']
  .map((version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`)
  .join(',');

/** Who the API server takes the user for, as one text: also when somebody acts as another in the console. */
export async function whoAmI(signal: AbortSignal): Promise<string> {
  const review: Promise<unknown> = consoleFetchJSON.post(REVIEWS, REVIEW, { signal });
  return userIn(await explained(review));
}

/** Asks the API server whether the user may do something. Unlike the SDK's hook it fails when the review fails. */
export async function reviewAccess(right: Right, signal: AbortSignal): Promise<boolean> {
  const review: Promise<unknown> = consoleFetchJSON.post(
    `${AUTHORIZATION}/selfsubjectaccessreviews`,
    {
      apiVersion: 'authorization.k8s.io/v1',
      kind: 'SelfSubjectAccessReview',
      spec: { resourceAttributes: { ...right } },
    },
    { signal },
  );
  const answer = (await explained(review)) as { readonly status?: { readonly allowed?: boolean } };
  return answer.status?.allowed === true;
}

/**
 * Everything that the user may do in a namespace, as a SelfSubjectRulesReview. What comes back is not trusted.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function reviewRules(namespace: string, signal: AbortSignal): Promise<unknown> {
  const review: Promise<unknown> = consoleFetchJSON.post(
    `${AUTHORIZATION}/selfsubjectrulesreviews`,
    {
      apiVersion: 'authorization.k8s.io/v1',
      kind: 'SelfSubjectRulesReview',
      spec: { namespace },
    },
    { signal },
  );
  return explained(review);
}

const AUTHORIZATION = '/api/kubernetes/apis/authorization.k8s.io/v1';

function fetched(model: ResourceModel, address: Address, options: RequestInit): Promise<unknown> {
  const answer: Promise<unknown> = consoleFetchJSON(urlOf(model, address), 'GET', options, TIMEOUT);
  return explained(answer, readRight(model, address));
}

/**
 * The right that reading something takes, as the API server makes it out of the URL (`RequestInfo` of k8s.io/apiserver):
 * a list of one name asks for that name only, and a namespace is in itself.
 */
export function readRight(model: ResourceModel, address: Address): Right {
  const selected = /^metadata\.name=([^,]+)$/.exec(address.query?.['fieldSelector'] ?? '')?.[1];
  const name = address.name ?? selected;
  const namespace = isNamespace(model) ? address.name : address.namespace;
  return {
    verb: address.name === undefined ? 'list' : 'get',
    group: model.group,
    resource: model.plural,
    ...(address.subresource === undefined ? {} : { subresource: address.subresource }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(name === undefined ? {} : { name }),
  };
}

function isNamespace({ group, plural }: ResourceModel): boolean {
  return group === '' && plural === 'namespaces';
}
