/**
 * Requests to catalogd, the component of OLM v1 that serves catalogs, through a proxy of the console (built in since
 * OpenShift 4.19).
 */
import { consoleFetch } from '@openshift-console/dynamic-plugin-sdk';
import { ClusterError, explained } from './clusterError';

/** Milliseconds. A whole catalog has tens of megabytes. */
const TIMEOUT = 300_000;

/**
 * catalogd sends a date and no expiry, so that browsers would use a stored answer for a tenth of its age (RFC 9111,
 * 4.2.2), even after an update of the catalog. An unchanged answer is not transferred again.
 */
const CURRENT = { cache: 'no-cache' } as const;

/** The query parameters. catalogd rejects any other. */
type MetaQuery = Partial<Readonly<Record<'schema' | 'package' | 'name', string>>>;

/**
 * Some objects as JSON lines. Requires catalogd's query endpoint (feature gate).
 * @param path below catalogd's root: `/catalogs/<name>`
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getCatalogMetas(
  path: string,
  query: MetaQuery,
  signal: AbortSignal,
): Promise<string> {
  const requested = `${path}/api/v1/metas?${new URLSearchParams(query).toString()}`;
  // `consoleFetchText` parses any answer that is not `text/plain` as one JSON document. This answer has several.
  return answerOf(requested, async (url): Promise<string> => {
    const answer: Response = await consoleFetch(url, { ...CURRENT, signal });
    return answer.text();
  });
}

/**
 * Whether catalogd serves the whole content.
 * @returns its size in bytes; `null` if the answer does not contain it
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function headCatalog(path: string, signal: AbortSignal): Promise<number | null> {
  const { headers } = await answerOf(`${path}/api/v1/all`, (url): Promise<Response> => {
    return consoleFetch(url, { ...CURRENT, method: 'HEAD', signal });
  });
  const size = Number(headers.get('content-length'));
  return size > 0 ? size : null;
}

/**
 * The content as a byte stream of JSON lines.
 * @param query a part of the content; requires catalogd's query endpoint (feature gate)
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getCatalogStream(
  path: string,
  signal: AbortSignal,
  query?: MetaQuery,
): Promise<ReadableStream> {
  const requested = query === undefined ? 'all' : `metas?${new URLSearchParams(query).toString()}`;
  const { body } = await answerOf(`${path}/api/v1/${requested}`, (url) => {
    return consoleFetch(url, { ...CURRENT, signal }, TIMEOUT);
  });
  if (body === null) throw new ClusterError({ kind: 'other', message: '' });
  return body;
}

/** The console's own proxy, and the proxy that this plugin's ConsolePlugin declares (deploy/overlays/openshift). */
const OF_THE_CONSOLE = '/api/catalogd';
const OF_THE_PLUGIN = '/api/proxy/plugin/operator-hub/catalogd';

/** A console without the first proxy answers "not found", like catalogd for content that it does not serve. */
async function answerOf<T>(path: string, ask: (url: string) => Promise<T>): Promise<T> {
  try {
    return await explained(ask(OF_THE_CONSOLE + path));
  } catch (error) {
    const isUnknown = error instanceof ClusterError && error.failure.kind === 'not-found';
    if (!isUnknown) throw error;
    return explained(ask(OF_THE_PLUGIN + path));
  }
}
