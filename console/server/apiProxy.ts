/** `/api/kubernetes/*` → API server, with the signed-in user's credentials. */
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { ApiConnection, Credentials } from './connection';
import { connectionProblem } from './connectionProblem';
import { actingHeaders } from './impersonation';
import { answerHeaders, requestHeaders } from './proxyHeaders';
import { framingOf } from './requestTarget';
import { keepSentBody, type SentBody } from './sentBody';
import { sendStatus } from './status';
import { openUpstream, requestLine } from './upstream';

/** A forwarded request; `body` for a retry. */
type Attempt = { readonly credentials: Credentials; readonly body?: Buffer };

/**
 * Forwards a request and streams the answer back. A 401 is answered with renewed credentials once, if there are any.
 * 401 with a Status body when there are no credentials, 502 when the API server cannot be reached.
 */
export async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  api: ApiConnection,
): Promise<void> {
  const exchange: Exchange = { request, response, api };
  try {
    send(exchange, { credentials: await api.credentials() });
  } catch (error) {
    refuseWithoutCredentials(exchange, error);
  }
}

/** The body of a read. */
const NOTHING = Buffer.alloc(0);

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly api: ApiConnection;
};

function send(exchange: Exchange, { credentials, body }: Attempt): void {
  const { request, response, api } = exchange;
  // The page can be closed while credentials are fetched.
  if (response.destroyed) return;
  const acting = api.passesImpersonation === true ? actingHeaders(request.headers) : {};
  const framing = body === undefined ? framingOf(request) : { 'content-length': body.length };
  const headers = { ...requestHeaders(request.headers), ...acting, ...framing };
  const upstream = openUpstream(api, { ...requestLine(request), headers, credentials });
  const isFirst = body === undefined;
  const sent = isFirst && api.renew !== undefined ? keepSentBody(request, response) : undefined;
  upstream.on('response', (answer) => {
    if (answer.statusCode === 401 && sent !== undefined) {
      void sendAgain(exchange, { answer, credentials, sent });
    } else {
      passOn(response, answer);
    }
  });
  upstream.on('error', (error) => {
    // An API server closes idle connections. A reused connection that closes says nothing about the server.
    const isStale = isFirst && upstream.reusedSocket && isRead(request);
    if (isStale && !response.headersSent && !response.destroyed) {
      send(exchange, { credentials, body: NOTHING });
    } else {
      request.resume();
      refuseUnreached(response, error);
    }
  });
  abortWith(exchange, upstream);
  // Not a pipeline: an API server can answer and close before it has read all, and the answer must still be passed on.
  if (isFirst) request.pipe(upstream);
  else upstream.end(body);
}

type Refused = {
  readonly answer: IncomingMessage;
  readonly credentials: Credentials;
  readonly sent: SentBody;
};

async function sendAgain(
  exchange: Exchange,
  { answer, credentials, sent }: Refused,
): Promise<void> {
  try {
    const body = sent.whole();
    const renewed = await exchange.api.renew?.(credentials);
    if (renewed === undefined || body === undefined) {
      passOn(exchange.response, answer);
      return;
    }
    answer.resume();
    send(exchange, { credentials: renewed, body });
  } catch (error) {
    answer.resume();
    refuseWithoutCredentials(exchange, error);
  }
}

function passOn(response: ServerResponse, answer: IncomingMessage): void {
  response.writeHead(answer.statusCode ?? 502, answerHeaders(answer.headers));
  // A watch sends nothing for a while: the page must still see that it is open.
  response.flushHeaders();
  pipeline(answer, response, () => undefined);
}

/** The connection of half a request or half an answer must not serve another one. */
function abortWith({ request, response }: Exchange, upstream: ClientRequest): void {
  request.once('close', () => {
    if (!request.complete) upstream.destroy();
  });
  response.once('close', () => {
    if (!response.writableFinished) upstream.destroy();
  });
}

function refuseWithoutCredentials({ request, response }: Exchange, error: unknown): void {
  request.resume();
  const message = error instanceof Error ? error.message : String(error);
  sendStatus(response, { code: 401, reason: 'Unauthorized', message });
}

function refuseUnreached(response: ServerResponse, error: Error): void {
  // An answer that breaks off ends the response where it is passed on.
  if (response.headersSent) return;
  const message = `the API server cannot be reached: ${connectionProblem(error)}`;
  sendStatus(response, { code: 502, reason: 'BadGateway', message });
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
