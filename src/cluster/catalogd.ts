/** What catalogd, the part of OLM v1 that serves catalogs, answers behind the console's proxy (OpenShift 4.19 and later). */
import { consoleFetch, consoleFetchText } from '@openshift-console/dynamic-plugin-sdk';
import { ClusterError, explained } from './failure';

/** Milliseconds: a whole catalog has tens of megabytes. */
const TIMEOUT = 300_000;

/**
 * The objects of one schema and package, as lines of JSON. Only where catalogd's query endpoint is switched on.
 * @param path below catalogd's root: `/catalogs/<name>`
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getCatalogMetas(
  path: string,
  query: Readonly<Record<'schema' | 'package', string>>,
  signal: AbortSignal,
): Promise<string> {
  const url = `${urlOf(path)}/metas?${new URLSearchParams(query).toString()}`;
  const asked: Promise<unknown> = consoleFetchText(url, { signal });
  const text = await explained(asked);
  return typeof text === 'string' ? text : '';
}

/**
 * Whether the whole content is served.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function headCatalog(path: string, signal: AbortSignal): Promise<void> {
  const asked: Promise<unknown> = consoleFetch(`${urlOf(path)}/all`, { method: 'HEAD', signal });
  await explained(asked);
}

/**
 * The whole content, as the bytes that come: lines of JSON.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getCatalogStream(path: string, signal: AbortSignal): Promise<ReadableStream> {
  const asked: Promise<Response> = consoleFetch(`${urlOf(path)}/all`, { signal }, TIMEOUT);
  const { body } = await explained(asked);
  if (body === null) throw new ClusterError({ kind: 'other', message: '' });
  return body;
}

function urlOf(path: string): string {
  return `/api/catalogd${path}/api/v1`;
}
