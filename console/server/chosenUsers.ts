import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson, textAt } from '../json';
import type { Access } from './access';
import { cookie, cookiesOf } from './cookies';
import type { ConsoleUser } from './options';
import { bodyOf } from './requestBody';
import { hasLoopbackHost, hasOwnOrigin, passesCsrfCheck } from './security';
import { refuse, sendStatus } from './status';

const USER_COOKIE = 'console-user';
const LARGEST_BODY = 1024;

/** The local user is one of these users, the first by default, and selects another one in the masthead. */
export function chosenUsers(users: readonly ConsoleUser[]): Access {
  return {
    admits: (request) => hasLoopbackHost(request) && hasOwnOrigin(request, ['http:']),
    userOf: (request) => {
      const chosen = cookiesOf(request).get(USER_COOKIE);
      return users.find(({ user }) => user === chosen) ?? users[0];
    },
    pageFlags: () => ({
      users: users.map(({ user, label }) => ({ user, label })),
      canImpersonate: users.some(({ api }) => api.passesImpersonation === true),
    }),
    answer: async (request, response, pathname) => {
      if (pathname !== '/api/local/user' || request.method !== 'POST') return false;
      if (passesCsrfCheck(request)) await chooseUser(request, response, users);
      else refuse(response, 'the X-CSRFToken header does not match the csrf-token cookie');
      return true;
    },
  };
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
