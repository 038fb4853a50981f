/** Two replicas of a console with a login, for an API server with a few known tokens; for tests. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { bearerConnection } from '../connection';
import type { RunningConsole } from '../options';
import { startConsole } from '../server';
import { loginWithToken } from './login';
import { sessionSeal } from './sealedSession';

/** Random, as a signature is: no compression makes it fit into a cookie. */
export const LARGE = randomBytes(4000).toString('base64url');
/** Accepted although it states that it has expired. */
export const ENDED = `e30.${Buffer.from('{"exp":1}').toString('base64url')}.x`;

/** The API server's status code for a review of each token. */
const ANSWERS: Readonly<Record<string, number>> = {
  'paula-token': 201,
  'token-of-an-old-cluster': 404,
  'shy-token': 403,
  'unlucky-token': 500,
  [LARGE]: 201,
  [ENDED]: 201,
};

const SECRET = randomBytes(32);

export type Headers = Readonly<Record<string, string>>;

type Another = { readonly apiUrl?: string; readonly delay?: number };

export type TestLogin = {
  readonly hub: RunningConsole;
  readonly replica: RunningConsole;
  readonly another: (options: Another) => Promise<RunningConsole>;
  readonly ask: (path: string, headers?: Headers, at?: RunningConsole) => Promise<Response>;
  /** Submits the login page. */
  readonly logIn: (token: string, form?: Headers, headers?: Headers) => Promise<Response>;
  /** The cookie of a session, as the browser sends it back. */
  readonly session: (token: string) => Promise<Headers>;
  /** The value of the cookie for a token, valid or not. */
  readonly sealed: (token: string) => string;
  /** The requests to the API server: method, path, credentials and impersonated user. */
  readonly seen: () => readonly string[];
  readonly forget: () => void;
  /** Delays all answers of the API server until the returned function is called. */
  readonly hold: () => () => void;
  readonly stop: () => Promise<void>;
};

export async function startTestLogin(): Promise<TestLogin> {
  const seen: string[] = [];
  let held: Promise<void> | undefined;
  const api = await startApi(async (request) => {
    seen.push(request);
    await held;
  });
  const another = ({ apiUrl = urlOf(api), delay = 0 }: Another): Promise<RunningConsole> => {
    const connect = (token: string) => bearerConnection(apiUrl, token);
    return startConsole({
      access: loginWithToken({ connect, seal: sessionSeal(SECRET), delay }),
      consoleDir: 'console',
      pluginDir: 'console/locales',
    });
  };
  const [hub, replica] = await Promise.all([another({}), another({})]);
  const logIn: TestLogin['logIn'] = (token, form = {}, headers = {}) => {
    const origin = `https://${new URL(hub.url).host}`;
    const body = new URLSearchParams({ token, csrf: 'right', next: '/', ...form });
    const own = { cookie: 'csrf-token=right', origin, ...headers };
    return fetch(`${hub.url}/login`, { method: 'POST', headers: own, body, redirect: 'manual' });
  };
  return {
    hub,
    replica,
    another,
    ask: (path, headers = {}, at = hub) => fetch(at.url + path, { headers, redirect: 'manual' }),
    logIn,
    session: async (token) => {
      const [cookie = ''] = (await logIn(token)).headers.getSetCookie();
      return { cookie: cookie.replace(/;.*/, '') };
    },
    sealed: (token) => {
      return sessionSeal(SECRET).seal({ token, user: 'x', expiresAt: Date.now() + 60_000 });
    },
    seen: () => seen,
    forget: () => seen.splice(0),
    hold: () => {
      let goOn: () => void = () => undefined;
      held = new Promise((resolve) => {
        goOn = resolve;
      });
      return () => {
        goOn();
      };
    },
    stop: async () => {
      await Promise.all([hub.stop(), replica.stop()]);
      api.close();
    },
  };
}

async function startApi(onRequest: (request: string) => Promise<void>): Promise<Server> {
  const api = createServer((request, response) => {
    void onRequest(described(request)).then(() => {
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  return api;
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const status = ANSWERS[tokenOf(request)] ?? 401;
  const isReview = request.url?.endsWith('selfsubjectreviews') === true;
  const review = { status: { userInfo: { username: 'paula' } } };
  response.writeHead(isReview || status === 401 ? status : 200);
  response.end(isReview && status === 201 ? JSON.stringify(review) : '{}');
}

function described({ method = '', url = '', headers }: IncomingMessage): string {
  const impersonated = headers['impersonate-user'] ?? 'nobody';
  return [method, url, headers.authorization ?? '', String(impersonated)].join(' ');
}

function tokenOf({ headers }: IncomingMessage): string {
  return (headers.authorization ?? '').replace('Bearer ', '');
}

function urlOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}
