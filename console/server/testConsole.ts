/** A console over a temporary folder and a small API server that records its requests; for tests. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { chosenUsers } from './chosenUsers';
import { bearerConnection } from './connection';
import type { ConsoleOptions, ConsoleUser } from './options';
import { startConsole } from './server';

/** By bearer token. */
const USERS = {
  'admin-token': { user: 'kubeadmin', label: 'Cluster admin' },
  'viewer-token': { user: 'vera', label: 'Viewer' },
};

const FILES: Readonly<Record<string, string>> = {
  'secret.txt': 'not for the web',
  'console/index.html': '<script nonce="{{nonce}}">window.SERVER_FLAGS = {{serverFlags}}</script>',
  'console/console.js': 'page()',
  'console/packed.js': 'page()',
  'console/packed.js.br': 'with Brotli',
  'console/packed.js.gz': 'with gzip',
  'console/locales/fr/public.json': '{"Name":"Nom"}',
  'plugin/plugin-manifest.json': '{"name":"operator-hub"}',
  'plugin/plugin-entry.0123456789abcdef0123.min.js': 'entry()',
  'plugin/locales/ja/plugin__operator-hub.json': '{"Catalog":"カタログ"}',
};

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

export type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type TestConsole = {
  readonly url: string;
  readonly ask: (path: string, ask?: Ask) => Promise<Answer>;
  /** A POST with the session's cookie and header, as the page sends it. */
  readonly post: (path: string, body: string) => Promise<Answer>;
  /** The last request that reached the API server. */
  readonly lastSeen: () => IncomingMessage | undefined;
  readonly stop: () => Promise<void>;
};

/** Starts the console; without `users` before an API server that echoes, lacks `/missing` and greets WebSockets. */
export async function startTestConsole(
  users?: readonly ConsoleUser[],
  more: Pick<ConsoleOptions, 'observer' | 'catalogd' | 'lifecycles' | 'pluginLatency'> = {},
): Promise<TestConsole> {
  const folder = await mkdtemp(join(tmpdir(), 'console-server-'));
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const api = await startTestApi();
  const running = await startConsole({
    ...more,
    access: chosenUsers(
      users ??
        Object.entries(USERS).map(([token, user]) => ({
          ...user,
          api: bearerConnection(api.url, token),
        })),
    ),
    consoleDir: join(folder, 'console'),
    pluginDir: join(folder, 'plugin'),
  });
  const ask = (path: string, requested: Ask = {}) => send(running.url, path, requested);
  return {
    url: running.url,
    ask,
    post: (path, body) => {
      const headers = { cookie: 'csrf-token=right', 'x-csrftoken': 'right', origin: running.url };
      return ask(path, { method: 'POST', headers, body });
    },
    lastSeen: api.lastSeen,
    stop: async () => {
      await running.stop();
      api.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** A bare request: `fetch` would tidy paths up and not let Host be set. */
function send(base: string, path: string, { method = 'GET', headers = {}, body = '' }: Ask) {
  const { hostname, port } = new URL(base);
  return new Promise<Answer>((resolve, reject) => {
    // Without keep-alive, because an idle connection could break without a listener when the console stops.
    const requested = { hostname, port, path, method, headers, agent: false };
    const request = httpRequest(requested, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** An API server that echoes, lacks `/missing` and greets WebSockets. */
export async function startTestApi() {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    if (request.url === '/echo') {
      request.pipe(response);
    } else if (request.url === '/missing') {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"reason":"NotFound"}');
    } else {
      response.end('{}');
    }
  });
  new WebSocketServer({ server }).on('connection', (socket, request) => {
    seen.push(request);
    const { authorization, origin } = request.headers;
    const { url } = request;
    socket.send(JSON.stringify({ url, authorization, origin }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: urlOf(server),
    lastSeen: () => seen.at(-1),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function urlOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}
