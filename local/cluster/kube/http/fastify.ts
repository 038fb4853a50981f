import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, tooLarge } from '../failures';
import type { RawResponse } from '../types';
import { partsOf, refusal } from './answers';
import type { ApiRequest, ApiServer, Outcome } from './exchange';
import { BODY_LIMIT, handle } from './handle';

/** Larger bodies are rejected unread. */
const READ_LIMIT = 10 * 1024 * 1024;
/** Responses of this size and larger are compressed for clients that support it, like in kube-apiserver. */
const GZIP_FROM = 128 * 1024;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

const compress = promisify(gzip);

/** The HTTP front end of the API server. `latency` delays every request, in milliseconds. */
export function createHttpServer(server: ApiServer, latency: number): FastifyInstance {
  const app = fastify({
    bodyLimit: READ_LIMIT,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => {
      void respond(request, reply, refusal(badRequest(error.message)));
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler<Error & { readonly statusCode?: number }>(async (error, request, reply) => {
    const thrown = error.statusCode === 413 ? tooLarge(BODY_LIMIT) : error;
    await respond(request, reply, refusal(thrown));
  });
  app.route({
    method: [...METHODS],
    url: '*',
    handler: async (request, reply) => {
      await pause(latency);
      await respond(request, reply, await handle(server, apiRequestOf(request)));
      return reply;
    },
  });
  return app;
}

function apiRequestOf(request: FastifyRequest): ApiRequest {
  return {
    method: request.method,
    ...urlParts(request.url),
    headers: headersOf(request.headers),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  };
}

/** Path and query of a request line without a host. */
export function urlParts(url: string): Pick<ApiRequest, 'path' | 'query'> {
  const [path = '/', ...query] = url.split('?');
  return { path, query: new URLSearchParams(query.join('?')) };
}

/** Node's headers with repeated ones joined. */
export function headersOf(headers: {
  readonly [name: string]: string | readonly string[] | undefined;
}): ApiRequest['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value?.join(','),
    ]),
  );
}

export async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}

async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
): Promise<void> {
  if (outcome.kind === 'disconnected') {
    reply.hijack();
    reply.raw.destroy();
  } else if (outcome.kind === 'watch') {
    stream(reply, outcome);
  } else {
    send(reply, await compressed(request, outcome.answer));
  }
}

async function compressed(request: FastifyRequest, answer: RawResponse): Promise<RawResponse> {
  const body = partsOf(answer.body);
  const isWanted = (headersOf(request.headers)['accept-encoding'] ?? '').includes('gzip');
  if (!isWanted || sizeOf(body) < GZIP_FROM || 'content-encoding' in answer.headers) {
    return { ...answer, body };
  }
  return {
    ...answer,
    headers: { ...answer.headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
    body: await compress(Buffer.concat(body), { level: 1 }),
  };
}

/** Writes all parts to the socket at once, because joining lists would create large buffers and garbage. */
function send(reply: FastifyReply, { status, contentType, headers, body }: RawResponse): void {
  const parts = partsOf(body);
  const { raw } = reply;
  raw.writeHead(status, {
    ...standardHeaders(),
    ...headers,
    'content-type': contentType,
    'content-length': sizeOf(parts),
  });
  // Hijacked only here, because Fastify answers earlier errors.
  reply.hijack();
  raw.cork();
  for (const part of parts) {
    raw.write(part);
  }
  raw.end();
}

function standardHeaders(): Readonly<Record<string, string>> {
  return { 'audit-id': randomUUID(), 'cache-control': 'no-cache, private' };
}

/** In bytes. */
function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((size, { length }) => size + length, 0);
}

/** One JSON event per line for as long as the client listens. */
function stream(reply: FastifyReply, watch: Extract<Outcome, { readonly kind: 'watch' }>): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { ...standardHeaders(), 'content-type': 'application/json' });
  raw.flushHeaders();
  const stop = watch.open({
    send: (text) => {
      // Events can still occur between the end of a watch and the close of its connection.
      if (!raw.writableEnded && !raw.destroyed) {
        raw.write(`${text}\n`);
      }
    },
    end: () => {
      raw.end();
    },
  });
  raw.on('close', stop);
  raw.on('error', stop);
}
