/** `/api/catalogd/…` → OLM v1's catalogd, as the console's bridge passes it on since 4.19. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { targetOf } from './requestTarget';

/** The answer of catalogd to a path of its API. */
export type Catalogd = (request: {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: { readonly [name: string]: string | undefined };
}) => {
  readonly status: number;
  readonly contentType: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array | string | readonly Uint8Array[];
};

export const CATALOGD_PREFIX = '/api/catalogd/';

/** Other methods than GET and HEAD do not come here. */
export function askCatalogd(
  request: IncomingMessage,
  response: ServerResponse,
  catalogd: Catalogd,
): void {
  const { pathname, searchParams } = targetOf(request);
  const path = pathname.slice(CATALOGD_PREFIX.length - 1);
  const { method = 'GET' } = request;
  const headers = Object.fromEntries(PASSED.map((name) => [name, headerOf(request, name)]));
  const answer = catalogd({ method, path, query: searchParams, headers });
  const { status, contentType, body } = answer;
  const parts = partsOf(body);
  const length = parts.reduce(added, 0);
  response.writeHead(status, {
    ...answer.headers,
    'content-type': contentType,
    // Node sets it only for a body that is sent.
    ...(method === 'HEAD' && { 'content-length': length }),
  });
  if (method !== 'HEAD' && status !== 304) {
    for (const part of parts) response.write(part);
  }
  // The connection to catalogd ended before the stated length.
  const isCut = method !== 'HEAD' && Number(answer.headers['content-length'] ?? 0) > length;
  if (isCut) setTimeout(() => response.destroy(), CUT_AFTER);
  else response.end();
}

/** Milliseconds, so that what was sent arrives. */
const CUT_AFTER = 500;

function added(sum: number, part: string | Uint8Array): number {
  return sum + Buffer.byteLength(part);
}

const PASSED = ['accept-encoding', 'if-modified-since', 'range'];

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.join(',');
}

function partsOf(
  body: Uint8Array | string | readonly Uint8Array[],
): readonly (string | Uint8Array)[] {
  return typeof body === 'string' || body instanceof Uint8Array ? [body] : body;
}
