/**
 * The headers and checks of the OpenShift console that keep other origins out.
 * Rules: openshift/console, pkg/server/middleware.go, pkg/auth/csrfverifier and pkg/serverutils (4.22).
 */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookiesOf } from './cookies';

export const CSRF_COOKIE = 'csrf-token';
const CSRF_HEADER = 'x-csrftoken';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);
const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** For a console that is reached over TLS only. */
export const TLS_HEADERS = { 'Strict-Transport-Security': 'max-age=31536000' };

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-XSS-Protection': '1; mode=block',
  'X-Frame-Options': 'DENY',
  'X-DNS-Prefetch-Control': 'off',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * The policy of console 4.22, which only reports there; here it is enforced, and without `unsafe-eval` and scripts of
 * another host, so that nothing in the plugin comes to depend on them. `ws:` and `wss:` are spelled out for browsers whose 'self' does not cover it.
 */
export function contentSecurityPolicy(nonce: string, host: string): string {
  return [
    "base-uri 'self'",
    "default-src 'self'",
    `connect-src 'self' ws://${host} wss://${host}`,
    "font-src 'self' data:",
    "img-src 'self' data:",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "object-src 'self'",
  ].join('; ');
}

/** Whether the request names this server by a loopback name: refuses DNS rebinding. */
export function hasLoopbackHost(request: IncomingMessage): boolean {
  const host = request.headers.host ?? '';
  return LOOPBACK_NAMES.has(host.replace(/:\d+$/, ''));
}

/**
 * Whether the request comes from a page of this server, or from no page.
 * @param protocols the possible protocols of such a page: `http:`, `https:`
 */
export function hasOwnOrigin(request: IncomingMessage, protocols: readonly string[]): boolean {
  const { origin, host } = request.headers;
  return (
    origin === undefined || protocols.some((protocol) => origin === `${protocol}//${host ?? ''}`)
  );
}

/**
 * Whether the request was not caused by a page of another site. Requests of images and links have no Origin, and the API
 * has GETs with effects: the proxies to Pods and Services.
 */
export function hasOwnSite(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Whether a request with possible effects has the token of its cookie in the header. */
export function passesCsrfCheck(request: IncomingMessage): boolean {
  if (SAFE_METHODS.has(request.method ?? 'GET')) {
    return true;
  }
  const expected = cookiesOf(request).get(CSRF_COOKIE);
  const given = request.headers[CSRF_HEADER];
  return expected !== undefined && typeof given === 'string' && sameText(expected, given);
}

/** Compares secrets in a time that does not tell how much of them is the same. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
