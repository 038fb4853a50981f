import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { RawResponse } from '../types';
import { badRequest } from '../failures';
import { partsOf, refusal } from './answers';
import type { ApiRequest, ApiServer, Outcome } from './exchange';
import { headersOf, pause, urlParts } from './fastify';
import { handle } from './handle';

/** Response of kube-apiserver's WebSocket library (golang.org/x/net/websocket) without an origin. */
const NULL_ORIGIN = 'HTTP/1.1 403 Forbidden\r\n\r\n';
const BEARER_PROTOCOL = 'base64url.bearer.authorization.k8s.io.';

/** Serves watches over WebSocket: one text frame per event. A rejected request gets its HTTP response. */
export function serveWebSockets(server: ApiServer, http: Server, latency: number): () => void {
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: firstOf });
  async function upgrade(message: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    await pause(latency);
    const outcome = await handle(server, upgradeRequest(message));
    if (outcome.kind === 'answer') {
      refuse(socket, outcome.answer);
      return;
    }
    if (outcome.kind === 'disconnected') {
      socket.destroy();
      return;
    }
    if (message.headers.origin === undefined) {
      socket.end(NULL_ORIGIN);
      return;
    }
    const { protocols } = protocolsOf(message);
    if (protocols.length === 0) {
      delete message.headers['sec-websocket-protocol'];
    } else {
      message.headers['sec-websocket-protocol'] = protocols.join(', ');
    }
    sockets.handleUpgrade(message, socket, head, (webSocket) => {
      stream(webSocket, outcome);
    });
  }
  http.on('upgrade', (message: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    upgrade(message, socket, head).catch(() => socket.destroy());
  });
  return () => {
    for (const client of sockets.clients) {
      client.terminate();
    }
    sockets.close();
  };
}

/** Converts the upgrade to a GET request; a browser sends its token as a subprotocol. */
function upgradeRequest(message: IncomingMessage): ApiRequest {
  const { token } = protocolsOf(message);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    method: message.method ?? 'GET',
    ...urlParts(message.url ?? '/'),
    headers: { ...headersOf(message.headers), ...authorization },
    body: Buffer.alloc(0),
  };
}

/** The offered subprotocols, and the token among them, which is not returned. */
function protocolsOf({ headers }: IncomingMessage): {
  readonly protocols: readonly string[];
  readonly token: string | undefined;
} {
  const offered = (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((protocol) => protocol.trim())
    .filter((protocol) => protocol !== '');
  const bearer = offered.find((protocol) => protocol.startsWith(BEARER_PROTOCOL));
  return {
    protocols: offered.filter((protocol) => protocol !== bearer),
    token:
      bearer && Buffer.from(bearer.slice(BEARER_PROTOCOL.length), 'base64url').toString('utf8'),
  };
}

function firstOf(protocols: Set<string>): string | false {
  return [...protocols][0] ?? false;
}

function stream(webSocket: WebSocket, watch: Extract<Outcome, { readonly kind: 'watch' }>): void {
  const stop = watch.open({
    send: (text) => {
      webSocket.send(text);
    },
    end: () => {
      webSocket.close();
    },
  });
  webSocket.on('close', stop);
  webSocket.on('error', stop);
}

function refuse(socket: Duplex, answer: RawResponse): void {
  const { status, contentType, headers, body } = isSuccess(answer) ? notAWatch() : answer;
  const bytes = Buffer.concat(partsOf(body));
  const head = [
    `HTTP/1.1 ${status} ${REASONS.get(status) ?? 'Error'}`,
    `content-type: ${contentType}`,
    `content-length: ${bytes.length}`,
    `audit-id: ${randomUUID()}`,
    'connection: close',
    ...Object.entries({ 'cache-control': 'no-cache, private', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ];
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]));
}

function isSuccess({ status }: RawResponse): boolean {
  return status < 400;
}

function notAWatch(): RawResponse {
  const outcome = refusal(badRequest('only watches are served over WebSocket'));
  return outcome.kind === 'answer'
    ? outcome.answer
    : { status: 400, contentType: 'text/plain', headers: {}, body: '' };
}

const REASONS = new Map([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [410, 'Gone'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [503, 'Service Unavailable'],
]);
