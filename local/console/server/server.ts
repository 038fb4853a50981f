/** The server side of the stand-in: what the console's bridge does for a plugin, on the loopback interface only. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { forwardRequest } from './apiProxy';
import { CATALOGD_PREFIX, answerContent } from './catalogContent';
import { sendLocale } from './locales';
import { MONITORING_PATH, answerQuery } from './monitoring/monitoring';
import type { ConsoleOptions, ConsoleUser, RunningConsole } from './options';
import { pluginNameIn, sendPage } from './page';
import {
  hasLoopbackHost,
  hasOwnOrigin,
  hasOwnSite,
  passesCsrfCheck,
  SECURITY_HEADERS,
} from './security';
import { chooseUser, userOf } from './session';
import { sendFile } from './staticFiles';
import { sendStatus } from './status';
import { forwardUpgrade, refuseUpgrade } from './upgradeProxy';
import { API_PREFIX } from './upstream';

const LOOPBACK = '127.0.0.1';

/**
 * How long a connection is kept that nobody uses. The console's bridge never closes one: who sends a request just then
 * would see it reset.
 */
const IDLE_MS = 600_000;

/** Starts the console. Rejects when the port is taken. */
export async function startConsole(options: ConsoleOptions): Promise<RunningConsole> {
  const sockets = new Set<Socket>();
  const server = createServer({ keepAliveTimeout: IDLE_MS }, (request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      failWith(response, error);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket) => {
    const user = userOf(request, options.users);
    const path = request.url ?? '';
    // A browser always names the origin of a WebSocket; other sites' pages are refused by it.
    if (!trusted(request) || user === undefined || !path.startsWith(`${API_PREFIX}/`)) {
      refuseUpgrade(socket, '403 Forbidden');
      return;
    }
    void forwardUpgrade(request, socket, user.api);
  });
  const { port } = await listening(server, options.port ?? 0);
  return {
    url: `http://${LOOPBACK}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: ConsoleOptions,
): Promise<void> {
  Object.entries(SECURITY_HEADERS).forEach(([name, value]) => response.setHeader(name, value));
  if (!trusted(request)) {
    refuse(response, 'this server answers only pages of its own');
    return;
  }
  if (!passesCsrfCheck(request)) {
    refuse(response, 'the X-CSRFToken header does not match the csrf-token cookie');
    return;
  }
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const exchange = { request, response, options };
  const answerAs = answerForUser(pathname, exchange);
  if (answerAs !== null) {
    await forUser(exchange, answerAs);
  } else if (pathname === '/api/local/user' && request.method === 'POST') {
    await chooseUser(request, response, options.users);
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendStatus(response, { code: 405, reason: 'MethodNotAllowed', message: 'only GET and HEAD' });
  } else if (!(await sendAsset(request, response, { pathname, options }))) {
    await sendRest(request, response, { pathname, options });
  }
}

type Asked = { readonly pathname: string; readonly options: ConsoleOptions };

/** Files by their URL; false when the path names none of the folders or the file is missing. */
async function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, options }: Asked,
): Promise<boolean> {
  if (pathname === '/locales/resource.json') {
    return sendLocale(request, response, options);
  }
  if (pathname.startsWith('/static/')) {
    const path = pathname.slice('/static/'.length);
    return sendFile(request, response, { folder: options.consoleDir, path });
  }
  const [, name, path] = /^\/api\/plugins\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (path !== undefined && name === (await pluginNameIn(options.pluginDir))) {
    return sendFile(request, response, { folder: options.pluginDir, path });
  }
  return false;
}

async function sendRest(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, options }: Asked,
): Promise<void> {
  if (/^\/(api|static|locales)\//.test(pathname)) {
    sendStatus(response, { code: 404, reason: 'NotFound', message: `nothing at ${pathname}` });
    return;
  }
  await sendPage(request, response, options);
}

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly options: ConsoleOptions;
};

type AnswerAs = (user: ConsoleUser) => Promise<void>;

/** How a path is answered that is passed on in the name of a user; `null`: it is not. */
function answerForUser(
  pathname: string,
  { request, response, options }: Exchange,
): AnswerAs | null {
  if (pathname.startsWith(`${API_PREFIX}/`)) {
    return (user) => forwardRequest(request, response, user.api);
  }
  if (pathname === MONITORING_PATH && options.hasMonitoring === true) {
    return (user) => answerQuery(request, response, { user, observer: options.users[0] ?? user });
  }
  const { catalogContents } = options;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (pathname.startsWith(CATALOGD_PREFIX) && catalogContents !== undefined && isRead) {
    return () => answerContent(request, response, catalogContents);
  }
  return null;
}

async function forUser(
  { request, response, options }: Exchange,
  answerAs: AnswerAs,
): Promise<void> {
  if (!hasOwnSite(request)) {
    refuse(response, 'the API answers only pages of this server');
    return;
  }
  const user = userOf(request, options.users);
  if (user === undefined) {
    sendStatus(response, { code: 401, reason: 'Unauthorized', message: 'Unauthorized' });
    return;
  }
  await answerAs(user);
}

function trusted(request: IncomingMessage): boolean {
  return hasLoopbackHost(request) && hasOwnOrigin(request);
}

function refuse(response: ServerResponse, message: string): void {
  sendStatus(response, { code: 403, reason: 'Forbidden', message });
}

function failWith(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = error instanceof Error ? error.message : String(error);
  sendStatus(response, { code: 500, reason: 'InternalError', message });
}

function listening(server: Server, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('the console server has no port'));
        return;
      }
      resolve(address);
    });
  });
}
