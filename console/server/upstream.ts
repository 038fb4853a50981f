import { request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { ApiConnection, Credentials } from './connection';
import { targetOf } from './requestTarget';

export const API_PREFIX = '/api/kubernetes';
const CONNECT_TIMEOUT_MS = 15_000;

type Requested = {
  readonly method: string;
  /** Below the API server's own path, with the query. */
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly credentials: Credentials;
};

/** A request to the API server; the caller ends it. It fails when no connection comes about in time. */
export function openUpstream(
  { url }: ApiConnection,
  { method, path, headers, credentials }: Requested,
): ClientRequest {
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = open({
    protocol: url.protocol,
    // IPv6 addresses stand in brackets in URLs only.
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port,
    path: url.pathname.replace(/\/+$/, '') + path,
    method,
    headers: { ...headers, ...credentials.headers },
    agent: credentials.agent,
  });
  failWithoutConnection(upstream);
  return upstream;
}

/** The part of a page's request that is sent to the API server. */
export function requestLine(request: IncomingMessage): {
  readonly method: string;
  readonly path: string;
} {
  const { pathname, search } = targetOf(request);
  return { method: request.method ?? 'GET', path: pathname.slice(API_PREFIX.length) + search };
}

/** Only connecting has a time limit, because a watch can be silent for long. */
function failWithoutConnection(upstream: ClientRequest): void {
  upstream.once('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => {
      upstream.destroy(Object.assign(new Error('connect timeout'), { code: 'ETIMEDOUT' }));
    }, CONNECT_TIMEOUT_MS);
    const stop = () => {
      clearTimeout(timer);
    };
    socket.once('connect', stop).once('close', stop);
  });
}
