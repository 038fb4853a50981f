/** A small API server over TLS that records the identity of each request; for tests. */
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { TLSSocket } from 'node:tls';
import { WebSocketServer } from 'ws';
import { textAt } from '../json';

export type Seen = {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  /** Common name of a client certificate that the server trusts. */
  readonly certificate: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

export type TestApiServer = {
  readonly port: number;
  readonly seen: readonly Seen[];
  readonly stop: () => Promise<void>;
};

type TestApiServerOptions = {
  readonly cert: string;
  readonly key: string;
  /** Whose client certificates it trusts. */
  readonly clients?: string;
  readonly port?: number;
  /** 401 for all others. */
  readonly accepts: (seen: Omit<Seen, 'body'>) => boolean;
};

/** Answers a request with its own body, and a WebSocket with its path. */
export async function startTestApiServer(options: TestApiServerOptions): Promise<TestApiServer> {
  const { cert, key, clients, accepts, port = 0 } = options;
  const seen: Seen[] = [];
  const tls = { cert, key, requestCert: true, rejectUnauthorized: false };
  const server = createServer({ ...tls, ...(clients === undefined ? {} : { ca: clients }) });
  server.on('request', (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const one = { ...sender(request), body };
      seen.push(one);
      response.setHeader('set-cookie', 'server-session=1');
      if (accepts(one)) {
        response.end(body);
      } else {
        response.writeHead(401, { 'www-authenticate': 'Basic' }).end('{"kind":"Status"}');
      }
    });
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const one = { ...sender(request), body: '' };
    seen.push(one);
    if (!accepts(one)) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => {
      open.send(one.url);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    seen,
    stop: () =>
      new Promise((resolve) => {
        sockets.clients.forEach((socket) => {
          socket.terminate();
        });
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function sender(request: IncomingMessage): Omit<Seen, 'body'> {
  const { socket, method = '', url = '', headers } = request;
  const isTrusted = socket instanceof TLSSocket && socket.authorized;
  return {
    method,
    url,
    headers,
    authorization: headers.authorization,
    certificate: isTrusted ? textAt(socket.getPeerCertificate(), 'subject', 'CN') : undefined,
  };
}
