/** `/api/kubernetes/*` → API server, with the signed-in user's bearer token, for requests and WebSockets. */
import { request as httpRequest } from 'node:http';
import type {
  ClientRequest,
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream';
import { sendStatus } from './status';

export const API_PREFIX = '/api/kubernetes';

/** Not to be forwarded: what concerns one connection only, and what belongs to the browser's session here. */
const DROPPED = new Set([
  'authorization',
  'connection',
  'cookie',
  'host',
  'keep-alive',
  'origin',
  'proxy-authorization',
  'referer',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-csrftoken',
]);
const UPGRADE_HEADERS = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol'];

export type Target = { readonly apiServer: string; readonly token: string };

/** Forwards a request and streams the answer back. 502 with a Status body when the API server cannot be reached. */
export function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
): void {
  const upstream = openUpstream(request, target, forwardable(request.headers));
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, forwardable(answer.headers));
    // A watch sends nothing for a while: the page must still see that it is open.
    response.flushHeaders();
    pipeline(answer, response, () => undefined);
  });
  upstream.on('error', (error) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const message = `the API server cannot be reached: ${error.message}`;
    sendStatus(response, { code: 502, reason: 'BadGateway', message });
  });
  response.on('close', () => upstream.destroy());
  pipeline(request, upstream, () => undefined);
}

/** Forwards a WebSocket handshake and then ties both connections together. */
export function forwardUpgrade(request: IncomingMessage, client: Duplex, target: Target): void {
  const upstream = openUpstream(request, target, {
    ...forwardable(request.headers),
    connection: 'Upgrade',
    upgrade: 'websocket',
    ...pick(request.headers, UPGRADE_HEADERS),
  });
  upstream.on('upgrade', (answer, server, early) => {
    client.write(`HTTP/1.1 101 Switching Protocols\r\n${rawHeaders(answer)}\r\n\r\n`);
    client.write(early);
    pipeline(server, client, server, () => undefined);
  });
  upstream.on('response', (answer) => {
    client.end(
      `HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}\r\nConnection: close\r\n\r\n`,
    );
    answer.resume();
  });
  upstream.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n'));
  client.on('error', () => upstream.destroy());
  client.on('close', () => upstream.destroy());
  upstream.end();
}

function openUpstream(
  request: IncomingMessage,
  { apiServer, token }: Target,
  headers: OutgoingHttpHeaders,
): ClientRequest {
  const base = new URL(apiServer);
  const open = base.protocol === 'https:' ? httpsRequest : httpRequest;
  return open({
    protocol: base.protocol,
    hostname: base.hostname,
    port: base.port,
    path: (request.url ?? '').slice(API_PREFIX.length),
    method: request.method,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
}

function forwardable(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return pick(
    headers,
    Object.keys(headers).filter((name) => !DROPPED.has(name) && !name.startsWith('sec-websocket-')),
  );
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  const entries = names.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

function rawHeaders({ rawHeaders: raw }: IncomingMessage): string {
  return raw
    .flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1] ?? ''}`] : []))
    .join('\r\n');
}
