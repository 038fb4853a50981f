/** Which headers pass between browser and API server. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { isActing } from './impersonation';

/** Headers of a single connection, of the framing, and of the browser's session with this server. */
const OF_THE_PAGE = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'authorization',
  'cookie',
  'host',
  'origin',
  'referer',
  'x-csrftoken',
]);
/** The browser cannot set its identity, nor an impersonated one unless an `ApiConnection` allows it. */
const OF_THE_PAGE_PREFIXES = ['impersonate-', 'sec-', 'x-console-impersonate-', 'x-remote-'];
/**
 * About the content. A Pod that is asked through the API must not set others: they bind the browser to its sessions, its
 * login dialog or the rules for its own host.
 */
const OF_THE_CONTENT = new Set([
  'accept-ranges',
  'allow',
  'audit-id',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
  'warning',
]);
/** An API server rejects a WebSocket without an origin (403), and accepts any origin, because it checks the credentials. */
const HANDSHAKE_ORIGIN = 'http://localhost';
const TOKEN_PROTOCOL = 'base64url.bearer.authorization.k8s.io.';

/** A request's headers for the API server, without whatever would sign it in. */
export function requestHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return pick(
    headers,
    (name) =>
      !OF_THE_PAGE.has(name) && !OF_THE_PAGE_PREFIXES.some((prefix) => name.startsWith(prefix)),
  );
}

/** The headers of a WebSocket handshake for the API server; a token offered as a subprotocol stays behind. */
export function handshakeHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const protocols = (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((protocol) => protocol.trim())
    .filter((protocol) => protocol !== '' && !protocol.startsWith(TOKEN_PROTOCOL))
    .filter((protocol) => !isActing(protocol));
  return {
    ...requestHeaders(headers),
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: HANDSHAKE_ORIGIN,
    ...pick(headers, (name) => name === 'sec-websocket-key' || name === 'sec-websocket-version'),
    ...(protocols.length === 0 ? {} : { 'sec-websocket-protocol': protocols.join(', ') }),
  };
}

/** The headers about an answer's content. */
export function contentHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return pick(headers, (name) => OF_THE_CONTENT.has(name));
}

/** An answer's headers for the browser. */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return {
    ...contentHeaders(headers),
    // A document that a Pod serves through the API must not run with the permissions of this origin.
    'content-security-policy': "default-src 'none'; sandbox",
  };
}

/** The lines of a 101 answer that complete the handshake. */
export function handshakeLines(headers: IncomingHttpHeaders): string {
  const accepted = pick(headers, (name) => name.startsWith('sec-websocket-'));
  return Object.entries({ Connection: 'Upgrade', Upgrade: 'websocket', ...accepted })
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\r\n');
}

function pick(
  headers: IncomingHttpHeaders,
  isWanted: (name: string) => boolean,
): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isWanted(name)));
}
