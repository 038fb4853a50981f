import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson, textAt } from '../json';
import type { Access } from './access';
import { cookie, cookiesOf } from './cookies';
import type { ConsoleUser } from './options';
import { bodyOf } from './requestBody';
import { targetOf } from './requestTarget';
import { hasLoopbackHost, hasOwnOrigin, passesCsrfCheck, sameText } from './security';
import { refuse, sendStatus } from './status';

const USER_COOKIE = 'console-user';
const LARGEST_BODY = 1024;
export const KEY_QUERY = 'key';

/**
 * The local user is one of these users, the first by default, and selects another one in the masthead.
 * @param key the query of the first URL, which becomes a cookie; without it, any process of this machine is served
 */
export function chosenUsers(users: readonly ConsoleUser[], key?: string): Access {
  return {
    admits: (request) => hasLoopbackHost(request) && hasOwnOrigin(request, ['http:']),
    userOf: (request) => {
      if (!hasKey(request, key)) return undefined;
      const chosen = cookiesOf(request).get(USER_COOKIE);
      return users.find(({ user }) => user === chosen) ?? users[0];
    },
    pageFlags: () => ({
      users: users.map(({ user, label }) => ({ user, label })),
      canImpersonate: users.some(({ api }) => api.passesImpersonation === true),
    }),
    answer: async (request, response, pathname) => {
      if (answerKey(request, response, key)) return true;
      if (pathname !== '/api/local/user' || request.method !== 'POST') return false;
      if (passesCsrfCheck(request)) await chooseUser(request, response, users);
      else refuse(response, 'the X-CSRFToken header does not match the csrf-token cookie');
      return true;
    },
  };
}

/** Cookies are for all ports of a host. */
function keyCookie({ headers }: IncomingMessage): string {
  return `console-key-${(headers.host ?? '').replace(/^.*:/, '')}`;
}

function hasKey(request: IncomingMessage, key: string | undefined): boolean {
  return key === undefined || sameText(key, cookiesOf(request).get(keyCookie(request)) ?? '');
}

/** Answers a request without the key, and the one that brings it. */
function answerKey(
  request: IncomingMessage,
  response: ServerResponse,
  key: string | undefined,
): boolean {
  if (key === undefined || hasKey(request, key)) return false;
  const target = targetOf(request);
  if (request.method !== 'GET' || !sameText(key, target.searchParams.get(KEY_QUERY) ?? '')) {
    refuse(response, 'open the URL that the console printed when it started');
    return true;
  }
  target.searchParams.delete(KEY_QUERY);
  response.appendHeader('Set-Cookie', cookie(keyCookie(request), key, { httpOnly: true }));
  response.writeHead(303, { Location: target.pathname + target.search }).end();
  return true;
}

/** Answers `POST /api/local/user` with body `{"user": name}`: 204, or 400 for a name that is not known. */
async function chooseUser(
  request: IncomingMessage,
  response: ServerResponse,
  users: readonly ConsoleUser[],
): Promise<void> {
  const name = textAt(parseJson((await bodyOf(request, LARGEST_BODY)) ?? ''), 'user');
  const known = users.find(({ user }) => user === name);
  if (known === undefined) {
    sendStatus(response, { code: 400, reason: 'BadRequest', message: 'no such user' });
    return;
  }
  response.appendHeader('Set-Cookie', cookie(USER_COOKIE, known.user, { httpOnly: true }));
  response.writeHead(204).end();
}
