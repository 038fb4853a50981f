import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookie, cookiesOf } from './cookies';
import { CSRF_COOKIE } from './security';

/** The CSRF token of the request's cookie, or a new one that is set with the response. */
export function ensureCsrfCookie(
  request: IncomingMessage,
  response: ServerResponse,
  secure: boolean,
): string {
  const known = cookiesOf(request).get(CSRF_COOKIE);
  if (known !== undefined) return known;
  const token = randomBytes(32).toString('base64url');
  // The page's script reads it to send it back as a header: the double-submit pattern of the console.
  response.appendHeader('Set-Cookie', cookie(CSRF_COOKIE, token, { httpOnly: false, secure }));
  return token;
}
