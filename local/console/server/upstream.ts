import { request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { ApiConnection, Credentials } from './connection';

export const API_PREFIX = '/api/kubernetes';
const CONNECT_TIMEOUT_MS = 15_000;

type Sent = {
  readonly request: IncomingMessage;
  readonly headers: OutgoingHttpHeaders;
  readonly credentials: Credentials;
};

/** The request to the API server that answers one of the page. Fails when no connection comes about in time. */
export function openUpstream(
  { url }: ApiConnection,
  { request, headers, credentials }: Sent,
): ClientRequest {
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = open({
    protocol: url.protocol,
    hostname: hostOf(url),
    port: url.port,
    path: url.pathname.replace(/\/+$/, '') + (request.url ?? '').slice(API_PREFIX.length),
    method: request.method,
    headers: { ...headers, ...credentials.headers },
    agent: credentials.agent,
  });
  failWithoutConnection(upstream);
  return upstream;
}

/** IPv6 addresses stand in brackets in URLs only. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Only connecting has a limit: a watch may be silent for long. */
export function failWithoutConnection(upstream: ClientRequest): void {
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
