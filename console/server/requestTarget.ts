/** What a request asks for. It is read here only, so that whatever is passed on is what was checked. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Why a request is not answered at all; undefined: it is. */
export function problemOf({ method = '', url = '', headers }: IncomingMessage): string | undefined {
  // An absolute URL, `*`, and a path that a URL parser takes for the name of a host.
  if (!/^\/(?![/\\])/.test(url) || !isDecodable(url)) return 'the path is not valid';
  if (!METHODS.has(method)) return 'the method is not supported';
  const { 'transfer-encoding': coding = 'chunked' } = headers;
  if (coding !== 'chunked') return 'the transfer coding is not supported';
  return WITHOUT_BODY.has(method) && hasBody(headers) ? `${method} has no body` : undefined;
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** The path and the query, for a request without a problem. */
export function targetOf({ url = '/' }: IncomingMessage): URL {
  return new URL(`http://localhost${url}`);
}

/**
 * The headers that tell where the body of a request ends. Without them Node frames none of a GET, a DELETE or an OPTIONS,
 * and the server takes the body for the next request of the connection.
 */
export function framingOf({ headers }: IncomingMessage): OutgoingHttpHeaders {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': length };
}

function isDecodable(url: string): boolean {
  try {
    return decodeURIComponent(url.replace(/\?.*/s, '')) !== '';
  } catch {
    return false;
  }
}
