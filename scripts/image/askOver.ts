/** Sends unmodified requests over TLS for tests, because `fetch` normalizes them. */
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { connect, type ConnectionOptions } from 'node:tls';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An address; absent: 127.0.0.1. */
  readonly host?: string;
  readonly body?: string;
  /** PEM; absent: accepts any certificate. */
  readonly ca?: string;
};

/** Sends one request to a local server on a new connection. @returns its response */
export function askOver(
  port: number,
  path: string,
  { method = 'GET', headers = {}, host = '127.0.0.1', body, ca }: Ask = {},
): Promise<Answer> {
  const trust = ca === undefined ? { rejectUnauthorized: false } : { ca };
  const options = { host, port, path, method, headers, servername: 'localhost', agent: false };
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, ...trust }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Negotiates the TLS version with a server. Rejects if the server accepts none. */
export function handshake(port: number, offered: ConnectionOptions): Promise<string | null> {
  const options = { host: '127.0.0.1', port, rejectUnauthorized: false, ...offered };
  return new Promise((resolve, reject) => {
    const socket = connect(options, () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
