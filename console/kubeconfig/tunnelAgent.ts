import { request as httpRequest } from 'node:http';
import { Agent, type AgentOptions, request as httpsRequest, type RequestOptions } from 'node:https';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connectionProblem } from '../server/connectionProblem';

/** Connects through a proxy: requests a tunnel (RFC 9110, CONNECT) and uses TLS to the API server inside. */
export class TunnelAgent extends Agent {
  readonly #tunnel: Tunnel;

  constructor(tunnel: Tunnel, options: AgentOptions) {
    super(options);
    this.#tunnel = tunnel;
  }

  override createConnection(
    options: RequestOptions,
    callback?: (error: Error | null, stream: Duplex) => void,
  ): undefined {
    openTunnel(this.#tunnel).then(
      (socket) => {
        const inside = { ...options, socket };
        callback?.(null, super.createConnection(inside) ?? socket);
      },
      (error: unknown) => {
        // Its type wants a stream even so.
        callback?.(error instanceof Error ? error : new Error(String(error)), new Socket());
      },
    );
  }
}

type Tunnel = {
  /** http or https; a user and password in it are shown to the proxy. */
  readonly proxy: URL;
  /** `host:port` of the API server. */
  readonly to: string;
};

const TIME_LIMIT_MS = 15_000;

function openTunnel({ proxy, to }: Tunnel): Promise<Duplex> {
  const open = proxy.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A proxy's URL can contain a password, so only its host is named.
    const fail = (problem: string) => {
      reject(new Error(`the proxy ${proxy.host} cannot be used: ${problem}`));
    };
    const request = open({
      // IPv6 addresses stand in brackets in URLs only.
      hostname: proxy.hostname.replace(/^\[|\]$/g, ''),
      port: proxy.port,
      method: 'CONNECT',
      path: to,
      headers: { host: to, ...authorizationOf(proxy) },
      agent: false,
      timeout: TIME_LIMIT_MS,
    });
    request.on('connect', ({ statusCode = 0 }, socket, early) => {
      if (statusCode >= 200 && statusCode < 300) {
        socket.setTimeout(0);
        if (early.length > 0) socket.unshift(early);
        resolve(socket);
      } else {
        socket.destroy();
        fail(`it answers ${statusCode}`);
      }
    });
    request.on('timeout', () => {
      request.destroy(Object.assign(new Error('connect timeout'), { code: 'ETIMEDOUT' }));
    });
    request.on('error', (error) => {
      fail(connectionProblem(error));
    });
    request.end();
  });
}

function authorizationOf({ username, password }: URL): Readonly<Record<string, string>> {
  if (username === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
