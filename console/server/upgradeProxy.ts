import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiConnection, Credentials } from './connection';
import { actingHandshake } from './impersonation';
import { handshakeHeaders, handshakeLines } from './proxyHeaders';
import { openUpstream, requestLine } from './upstream';

/**
 * Forwards a WebSocket handshake and then ties both connections together. A 401 is answered with renewed
 * credentials once, if there are any; without an API server the answer is 502.
 */
export async function forwardUpgrade(
  request: IncomingMessage,
  client: Duplex,
  api: ApiConnection,
): Promise<void> {
  const handshake: Handshake = { request, client, api };
  try {
    const credentials = await api.credentials();
    shake(handshake, credentials, (answer) => {
      void shakeAgain(handshake, answer, credentials);
    });
  } catch {
    refuseUpgrade(client, '401 Unauthorized');
  }
}

/** Whether an upgrade is to a WebSocket: other protocols are not served. */
export function isWebSocket({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Answers a handshake with a plain status line and closes. */
export function refuseUpgrade(client: Duplex, status: string): void {
  client.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

type Handshake = {
  readonly request: IncomingMessage;
  readonly client: Duplex;
  readonly api: ApiConnection;
};

async function shakeAgain(
  handshake: Handshake,
  answer: IncomingMessage,
  credentials: Credentials,
): Promise<void> {
  const isRefused = answer.statusCode === 401;
  const renewed = isRefused
    ? await handshake.api.renew?.(credentials).catch(() => undefined)
    : undefined;
  if (renewed === undefined) {
    passRefusal(handshake.client, answer);
  } else {
    answer.resume();
    shake(handshake, renewed, (last) => {
      passRefusal(handshake.client, last);
    });
  }
}

function shake(
  { request, client, api }: Handshake,
  credentials: Credentials,
  onRefusal: (answer: IncomingMessage) => void,
): void {
  // The page can be closed while credentials are fetched.
  if (client.destroyed) return;
  const acting = api.passesImpersonation === true ? actingHandshake(request.headers) : NOBODY;
  const headers = { ...handshakeHeaders(request.headers), ...acting.headers };
  const upstream = openUpstream(api, { ...requestLine(request), headers, credentials });
  upstream.on('upgrade', (answer, server, early) => {
    const answered = { ...answer.headers, ...protocolHeader(acting.protocol) };
    client.write(`HTTP/1.1 101 Switching Protocols\r\n${handshakeLines(answered)}\r\n\r\n`);
    client.write(early);
    tie(server, client);
  });
  upstream.on('response', onRefusal);
  upstream.on('error', () => {
    refuseUpgrade(client, '502 Bad Gateway');
  });
  abortWith(client, upstream);
  upstream.end();
}

/** A browser that offers subprotocols gives up when none is answered. */
function protocolHeader(protocol: string | undefined): IncomingHttpHeaders {
  return protocol === undefined ? {} : { 'sec-websocket-protocol': protocol };
}

const NOBODY = { headers: {}, protocol: undefined };

/** Connects both ends; when one closes, both do. */
function tie(one: Duplex, other: Duplex): void {
  const close = (): void => {
    one.destroy();
    other.destroy();
  };
  for (const end of [one, other]) end.on('error', close).on('close', close);
  one.pipe(other).pipe(one);
}

function passRefusal(client: Duplex, answer: IncomingMessage): void {
  answer.resume();
  refuseUpgrade(client, `${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}`);
}

function abortWith(client: Duplex, upstream: ClientRequest): void {
  client.once('close', () => upstream.destroy());
}
