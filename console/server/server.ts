/** The server side of the stand-in: the functions of the console's bridge that a plugin uses. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { forwardRequest } from './apiProxy';
import { askCatalogd, CATALOGD_PREFIX } from './catalogd';
import { LIFECYCLE_PREFIX, answerLifecycle } from './lifecycle';
import { listenAs } from './listen';
import { sendLocale } from './locales';
import { MONITORING_PATH, answerQuery } from './monitoring/monitoring';
import type { ConsoleOptions, ConsoleUser, RunningConsole } from './options';
import { pluginNameIn, sendPage } from './page';
import { forwardPlugin } from './pluginProxy';
import { hasOwnSite, passesCsrfCheck, SECURITY_HEADERS, TLS_HEADERS } from './security';
import { problemOf, targetOf } from './requestTarget';
import { sendFile } from './staticFiles';
import { refuse, sendStatus } from './status';
import { forwardUpgrade, isWebSocket, refuseUpgrade } from './upgradeProxy';
import { API_PREFIX } from './upstream';

/** Starts the console. Rejects when the port is taken. */
export function startConsole(options: ConsoleOptions): Promise<RunningConsole> {
  const { access, listen = {} } = options;
  return listenAs(listen, {
    onRequest: (request, response) => {
      answer(request, response, options).catch((error: unknown) => {
        failWith(response, error);
      });
    },
    onUpgrade: (server) => {
      server.on('upgrade', (request, socket) => {
        // Before anything is written: an error without a listener ends the process.
        socket.on('error', () => socket.destroy());
        if (problemOf(request) !== undefined || !isWebSocket(request)) {
          refuseUpgrade(socket, '400 Bad Request');
          return;
        }
        const user = access.userOf(request);
        const { pathname } = targetOf(request);
        // A browser always names the origin of a WebSocket; other sites' pages are refused by it.
        if (!access.admits(request) || user === undefined || !isOfApi(pathname)) {
          refuseUpgrade(socket, '403 Forbidden');
          return;
        }
        void forwardUpgrade(request, socket, user.api);
      });
    },
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: ConsoleOptions,
): Promise<void> {
  const { access } = options;
  const headers = { ...SECURITY_HEADERS, ...(access.loginPath !== undefined && TLS_HEADERS) };
  Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
  if (!access.admits(request)) {
    refuse(response, 'this server answers only pages of its own');
    return;
  }
  const problem = problemOf(request);
  if (problem !== undefined) {
    sendStatus(response, { code: 400, reason: 'BadRequest', message: problem });
    return;
  }
  const { pathname } = targetOf(request);
  if (await access.answer(request, response, pathname)) return;
  if (!passesCsrfCheck(request)) {
    refuse(response, 'the X-CSRFToken header does not match the csrf-token cookie');
    return;
  }
  const exchange = { request, response, options };
  const answerAs = answerForUser(pathname, exchange);
  if (answerAs !== null) {
    await forUser(exchange, answerAs);
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendStatus(response, { code: 405, reason: 'MethodNotAllowed', message: 'only GET and HEAD' });
  } else if (!(await sendAsset(request, response, { pathname, options }))) {
    await sendRest(request, response, { pathname, options });
  }
}

type Requested = { readonly pathname: string; readonly options: ConsoleOptions };

/** Files by their URL; false when the path names none of the folders or the file is missing. */
async function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, options }: Requested,
): Promise<boolean> {
  if (pathname.startsWith('/static/')) {
    const path = pathname.slice('/static/'.length);
    return sendFile(request, response, { folder: options.consoleDir, path });
  }
  if (pathname === '/locales/resource.json') {
    await answerAsProxy(response, options);
    return sendLocale(request, response, options);
  }
  const [, name, path] = /^\/api\/plugins\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (path !== undefined && name === (await pluginNameIn(options.pluginDir))) {
    const { pluginDir: folder, pluginServer: server } = options;
    await answerAsProxy(response, options);
    if (server === undefined) return sendFile(request, response, { folder, path });
    await forwardPlugin(request, response, { server, path });
    return true;
  }
  return false;
}

/**
 * The effects of the console's proxy for plugins: its delay, and the header that its middleware sets on every answer
 * except below /static (openshift/console, pkg/middleware: WithSecurityHeaders), in addition to the plugin's own.
 */
async function answerAsProxy(
  response: ServerResponse,
  { pluginLatency }: ConsoleOptions,
): Promise<void> {
  if (pluginLatency === undefined) return;
  response.setHeader('Cache-Control', 'no-cache, no-store, must-revalidate');
  await setTimeout(pluginLatency);
}

async function sendRest(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, options }: Requested,
): Promise<void> {
  if (/^\/(api|static|locales)\//.test(pathname)) {
    sendStatus(response, { code: 404, reason: 'NotFound', message: `nothing at ${pathname}` });
    return;
  }
  const { loginPath, userOf } = options.access;
  if (loginPath !== undefined && userOf(request) === undefined) {
    const query = new URLSearchParams({ next: pathname + targetOf(request).search }).toString();
    response
      .writeHead(303, { Location: `${loginPath}?${query}`, 'Cache-Control': 'no-store' })
      .end();
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
function answerForUser(pathname: string, exchange: Exchange): AnswerAs | null {
  const { request, response, options } = exchange;
  if (isOfApi(pathname)) {
    return (user) => forwardRequest(request, response, user.api);
  }
  const { observer } = options;
  if (pathname === MONITORING_PATH && observer !== undefined) {
    return (user) => answerQuery(request, response, { user, observer });
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead ? answerRead(pathname, exchange) : null;
}

/** Answers of the server about catalogs. */
function answerRead(
  pathname: string,
  { request, response, options: { catalogd, lifecycles } }: Exchange,
): AnswerAs | null {
  if (pathname.startsWith(CATALOGD_PREFIX) && catalogd !== undefined) {
    return () => {
      askCatalogd(request, response, catalogd);
      return Promise.resolve();
    };
  }
  if (pathname.startsWith(LIFECYCLE_PREFIX) && lifecycles !== undefined) {
    return () => {
      answerLifecycle(pathname, response, lifecycles);
      return Promise.resolve();
    };
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
  const user = options.access.userOf(request);
  if (user === undefined) {
    sendStatus(response, { code: 401, reason: 'Unauthorized', message: 'Unauthorized' });
    return;
  }
  await answerAs(user);
}

function isOfApi(pathname: string): boolean {
  return pathname.startsWith(`${API_PREFIX}/`);
}

function failWith(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = error instanceof Error ? error.message : String(error);
  sendStatus(response, { code: 500, reason: 'InternalError', message });
}
