/** Users log in with their own token. The console has no permissions of its own. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Access } from '../access';
import { cookie, cookiesOf } from '../cookies';
import { ensureCsrfCookie } from '../csrfCookie';
import { bodyOf } from '../requestBody';
import { targetOf } from '../requestTarget';
import { CSRF_COOKIE, hasOwnOrigin, hasOwnSite, passesCsrfCheck, sameText } from '../security';
import { refuse } from '../status';
import { sendLoginPage } from './loginPage';
import { type Language, languageOf } from './loginTexts';
import type { Session } from './sealedSession';
import { type LoginOptions, tokenTries } from './tokenTries';

const LOGIN = '/login';
/** The prefix makes browsers keep it to this host, this path and TLS. */
const SESSION_COOKIE = '__Host-operator-hub-session';
const LARGEST_FORM = 16 * 1024;
const OVER_TLS = true;

/** A console to which people log in with a bearer token. It has to be reached over TLS, here or at a proxy before it. */
export function loginWithToken(options: LoginOptions): Access {
  const { connect, seal } = options;
  const tryToken = tokenTries(options);

  const sessionOf = (request: IncomingMessage): Session | undefined =>
    seal.open(cookiesOf(request).get(SESSION_COOKIE) ?? '');

  const logIn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await bodyOf(request, LARGEST_FORM));
    const expected = cookiesOf(request).get(CSRF_COOKIE);
    const next = pagePath(form.get('next'));
    const csrfToken = ensureCsrfCookie(request, response, OVER_TLS);
    const page = { csrfToken, next, language: languageFor(request) };
    if (expected === undefined || !sameText(expected, form.get('csrf') ?? '')) {
      sendLoginPage(response, { ...page, status: 403, problem: { kind: 'out-of-date' } });
      return;
    }
    const outcome = await tryToken(tokenIn(form), request.socket.remoteAddress ?? '');
    if (outcome.kind === 'refusal') {
      sendLoginPage(response, { ...page, ...outcome });
      return;
    }
    setSession(response, outcome.sealed);
    response.writeHead(303, { Location: next, 'Cache-Control': 'no-store' }).end();
  };

  return {
    // Behind a proxy, the browser uses TLS although this server uses plain HTTP.
    admits: (request) => hasOwnOrigin(request, ['https:']),
    userOf: (request) => {
      const session = sessionOf(request);
      return session && { user: session.user, label: '', api: connect(session.token) };
    },
    pageFlags: () => ({ loginURL: LOGIN }),
    loginPath: LOGIN,
    answer: async (request, response, pathname) => {
      const requested = `${request.method ?? ''} ${pathname}`;
      if (requested === 'GET /healthz') {
        response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok\n');
      } else if (requested === `GET ${LOGIN}`) {
        const { searchParams } = targetOf(request);
        const csrfToken = ensureCsrfCookie(request, response, OVER_TLS);
        sendLoginPage(response, {
          status: 200,
          csrfToken,
          next: pagePath(searchParams.get('next')),
          language: languageFor(request),
        });
      } else if (requested === `POST ${LOGIN}`) {
        if (hasOwnSite(request)) await logIn(request, response);
        else refuse(response, 'only the login page of this server logs people in');
      } else if (requested === 'POST /logout') {
        logOut(request, response);
      } else {
        return false;
      }
      return true;
    },
  };
}

function languageFor({ headers }: IncomingMessage): Language {
  return languageOf(headers['accept-language'] ?? '');
}

function logOut(request: IncomingMessage, response: ServerResponse): void {
  if (!passesCsrfCheck(request)) {
    refuse(response, 'the X-CSRFToken header does not match the csrf-token cookie');
    return;
  }
  setSession(response, '');
  response.writeHead(204).end();
}

function setSession(response: ServerResponse, sealed: string): void {
  const kept = cookie(SESSION_COOKIE, sealed, { httpOnly: true, secure: true });
  response.appendHeader('Set-Cookie', sealed === '' ? `${kept}; Max-Age=0` : kept);
}

/** As it was pasted: with the word before it, perhaps, or a line break after it. */
function tokenIn(form: URLSearchParams): string {
  return (form.get('token') ?? '').trim().replace(/^Bearer\s+/i, '');
}

/** The path of a page; the root for whatever leads elsewhere, or to a request in the name of the user. */
function pagePath(path: string | null): string {
  if (path === null || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) return '/';
  const { pathname, search, hash } = new URL(`http://localhost${path}`);
  return NO_PAGE.test(pathname) ? '/' : pathname + search + hash;
}

const NO_PAGE = /^\/(?:\/|(?:api|healthz|locales|login|logout|static)(?:\/|$))/;
