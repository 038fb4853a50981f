import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson, textAt } from '../json';
import { cookie, cookiesOf } from './cookies';
import type { ConsoleUser } from './options';
import { CSRF_COOKIE } from './security';
import { sendStatus } from './status';

const USER_COOKIE = 'console-user';
const LARGEST_BODY = 1024;

/** The signed-in user: the one chosen by `POST /api/local/user`, else the first. */
export function userOf(
  request: IncomingMessage,
  users: readonly ConsoleUser[],
): ConsoleUser | undefined {
  const chosen = cookiesOf(request).get(USER_COOKIE);
  return users.find(({ user }) => user === chosen) ?? users[0];
}

/** The CSRF token of the request's cookie, or a new one that is set with the response. */
export function ensureCsrfCookie(request: IncomingMessage, response: ServerResponse): void {
  if (cookiesOf(request).get(CSRF_COOKIE) === undefined) {
    const token = randomBytes(32).toString('base64url');
    // The page's script reads it to send it back as a header: the double-submit pattern of the console.
    response.appendHeader('Set-Cookie', cookie(CSRF_COOKIE, token, { httpOnly: false }));
  }
}

/** Answers `POST /api/local/user` with body `{"user": name}`: 204, or 400 for a name that is not known. */
export async function chooseUser(
  request: IncomingMessage,
  response: ServerResponse,
  users: readonly ConsoleUser[],
): Promise<void> {
  const name = textAt(parseJson(await bodyOf(request)), 'user');
  const known = users.find(({ user }) => user === name);
  if (known === undefined) {
    sendStatus(response, { code: 400, reason: 'BadRequest', message: 'no such user' });
    return;
  }
  response.appendHeader('Set-Cookie', cookie(USER_COOKIE, known.user, { httpOnly: true }));
  response.writeHead(204).end();
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(String(part));
    size += bytes.length;
    if (size > LARGEST_BODY) {
      return '';
    }
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}
