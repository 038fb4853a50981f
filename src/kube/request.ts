import { consoleFetch, consoleFetchJSON } from '@openshift-console/dynamic-plugin-sdk';
import { CancelledError } from '@tanstack/react-query';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { ClusterError, explained } from './clusterError';
import type { Permission } from './failure';
import { isTooDeep, recordIn, TOO_DEEP } from './json';
import { type Address, urlOf } from './resource';
import { REVIEW, REVIEWS, userIn } from './sessionFetch';

/** Milliseconds. The console's default of 60 s is too short for a first list of all packages on a busy cluster. */
const TIMEOUT = 120_000;

/**
 * Gets one object or a collection. The caller must parse the answer, which is untrusted.
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
 * Gets a plain text subresource: a log. `consoleFetchText` parses every answer as JSON whose type is not exactly
 * `text/plain` (console-shared, utils/console-fetch.ts).
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getText(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<string> {
  const requested: Promise<Response> = consoleFetch(urlOf(model, address), { signal }, TIMEOUT);
  const answer = await explained(requested, readPermission(model, address));
  return explained(answer.text());
}

/**
 * Gets a subresource that is a file. The package server serves an icon only if every type is accepted.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getFile(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<Blob> {
  const requested: Promise<Response> = consoleFetch(urlOf(model, address), { signal }, TIMEOUT);
  const answer = await explained(requested, readPermission(model, address));
  return explained(answer.blob());
}

/**
 * Gets a collection as a byte stream, for parsing outside the main thread.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getStream(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<ReadableStream> {
  const requested: Promise<Response> = consoleFetch(
    urlOf(model, address),
    { signal, headers: { Accept: 'application/json' } },
    TIMEOUT,
  );
  const { body } = await explained(requested, readPermission(model, address));
  if (body === null) throw new ClusterError({ kind: 'other', message: '' });
  return body;
}

/**
 * Gets only the `metadata` of a collection, or of one object: names, labels and annotations.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getMetadata(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<unknown> {
  return fetched(model, address, { signal, headers: { Accept: metadataOnly(address) } });
}

/** The `Accept` header for metadata. The server answers 406 if a list is requested as one object, or the other way round. */
export function metadataOnly({ name }: Pick<Address, 'name'>): string {
  const kind = name === undefined ? 'PartialObjectMetadataList' : 'PartialObjectMetadata';
  return `application/json;as=${kind};g=meta.k8s.io;v=v1,application/json`;
}

/**
 * Gets a collection as a `Table`: the columns of `kubectl get` and the metadata of each object. Servers without table
 * support answer with metadata.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getTable(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<unknown> {
  const accept = `${TABLE},${metadataOnly(address)}`;
  return fetched(model, address, { signal, headers: { Accept: accept } });
}

const TABLE = 'application/json;as=Table;g=meta.k8s.io;v=v1';

/**
 * Gets the objects of a collection once, in the same shape as a watch.
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
 * Gets one object once, in the same shape as a watch.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getStored(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<Stored<string>> {
  return (await getJson(model, address, signal)) as Stored<string>;
}

/**
 * The version of the API server, as `version.Info` of apimachinery. Every user can get it.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getServerVersion(signal: AbortSignal): Promise<unknown> {
  const answer: Promise<unknown> = consoleFetchJSON('/api/kubernetes/version', 'GET', { signal });
  return explained(answer);
}

/** The API server's time in milliseconds since 1970, in whole seconds; `null` if there is no answer or no date. */
export async function getServerDate(): Promise<number | null> {
  try {
    const requested: Promise<Response> = consoleFetch('/api/kubernetes/version');
    const date = (await requested).headers.get('date');
    return date === null ? null : Date.parse(date);
  } catch {
    return null;
  }
}

/**
 * The served kinds as APIGroupDiscoveryLists: the core group, and all other groups.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getDiscovery(signal: AbortSignal): Promise<readonly unknown[]> {
  const options = { signal, headers: { Accept: DISCOVERY } };
  const requested = ['api', 'apis'].map((root): Promise<unknown> => {
    const answer: Promise<unknown> = consoleFetchJSON(`/api/kubernetes/${root}`, 'GET', options);
    return explained(answer);
  });
  return Promise.all(requested);
}

/**
 * The served groups and their versions. Every user can get them.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getApiGroups(signal: AbortSignal): Promise<unknown> {
  const answer: Promise<unknown> = consoleFetchJSON('/api/kubernetes/apis', 'GET', { signal });
  return explained(answer);
}

/**
 * The schemas of a group version as OpenAPI v3. Every user can get them.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export function getOpenApi(group: string, version: string, signal: AbortSignal): Promise<unknown> {
  const url = `/api/kubernetes/openapi/v3/apis/${group}/${version}`;
  const answer: Promise<unknown> = consoleFetchJSON(url, 'GET', { signal });
  return explained(answer);
}

/** `v2` exists since Kubernetes 1.30 (OpenShift 4.17); before that, `v2beta1` has the same content (KEP-3352). */
const DISCOVERY = ['v2', 'v2beta1']
  .map((version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`)
  .join(',');

/** The user as seen by the API server, as one text. Reflects impersonation. */
export async function whoAmI(signal: AbortSignal): Promise<string> {
  const review: Promise<unknown> = consoleFetchJSON.post(REVIEWS, REVIEW, { signal });
  return userIn(await explained(review));
}

/** Reviews a permission of the user. Unlike the SDK's hook, it fails if the review fails. */
export async function reviewAccess(permission: Permission, signal: AbortSignal): Promise<boolean> {
  const review: Promise<unknown> = consoleFetchJSON.post(
    `${AUTHORIZATION}/selfsubjectaccessreviews`,
    {
      apiVersion: 'authorization.k8s.io/v1',
      kind: 'SelfSubjectAccessReview',
      spec: { resourceAttributes: { ...permission } },
    },
    { signal },
  );
  const answer = (await explained(review)) as { readonly status?: { readonly allowed?: boolean } };
  return answer.status?.allowed === true;
}

/**
 * Reviews a permission of another user, such as a ServiceAccount.
 * @throws ClusterError: `forbidden` without permission for such reviews; AbortError when `signal` was aborted
 */
export async function reviewAccessOf(
  { user, groups }: { readonly user: string; readonly groups: readonly string[] },
  permission: Permission,
  signal: AbortSignal,
): Promise<boolean> {
  const review: Promise<unknown> = consoleFetchJSON.post(
    `${AUTHORIZATION}/subjectaccessreviews`,
    {
      apiVersion: 'authorization.k8s.io/v1',
      kind: 'SubjectAccessReview',
      spec: { user, groups, resourceAttributes: { ...permission } },
    },
    { signal },
  );
  const needed = {
    verb: 'create',
    group: 'authorization.k8s.io',
    resource: 'subjectaccessreviews',
  };
  const answer = recordIn(recordIn(await explained(review, needed))['status']);
  return answer['allowed'] === true;
}

/**
 * All permissions of the user in a namespace, as an unparsed SelfSubjectRulesReview.
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

/** @throws ClusterError for an object that would overflow the stack of whoever writes it as YAML */
function shallow(object: unknown): unknown {
  if (isTooDeep(recordIn(object))) throw new ClusterError(TOO_DEEP);
  return object;
}

const AUTHORIZATION = '/api/kubernetes/apis/authorization.k8s.io/v1';

function fetched(model: ResourceModel, address: Address, options: RequestInit): Promise<unknown> {
  const answer: Promise<unknown> = consoleFetchJSON(urlOf(model, address), 'GET', options, TIMEOUT);
  const read = explained(answer, readPermission(model, address));
  // Lists are shown field by field.
  return address.name === undefined ? read : read.then(shallow);
}

/**
 * The permission that a read requires, as the API server derives it from the URL (`RequestInfo` of k8s.io/apiserver): a
 * list of one name requires only that name, and a namespace is in itself.
 */
export function readPermission(model: ResourceModel, address: Address): Permission {
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

/** Runs tasks in order, at most `atOnce` at a time. */
export function concurrencyLimit(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      waiting.push(() => {
        running += 1;
        resolve();
      });
    });
  }

  return async (task) => {
    await turn();
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

/**
 * Runs a query for another query and repeats it if it was canceled. Another user of the same query can leave the page
 * and cancel it; a query that ended with the cancellation of another one would be pending forever.
 */
export async function withRetries<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CancelledError) return withRetries(ask);
    throw error;
  }
}
