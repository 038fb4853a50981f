/**
 * Whom the page acts as, by headers and in WebSockets, where it can send none, by subprotocols; as headers for the API
 * server. Rules: openshift/console, pkg/proxy/proxy.go, and its pull request 15612 (several groups, 4.21).
 */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** A browser joins headers of the same name, which the API server would take for one group: so they come as a list. */
const GROUPS_HEADER = 'x-console-impersonate-groups';
const USER_PROTOCOL = 'Impersonate-User.';
const GROUP_PROTOCOL = 'Impersonate-Group.';

/** The impersonation headers of a request of the page; empty: none. */
export function actingHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const groups = headers[GROUPS_HEADER] ?? headers['impersonate-group'] ?? [];
  return asHeaders(
    textOf(headers['impersonate-user']),
    [groups].flat().flatMap((list) => partsOf(list)),
  );
}

/** The same for the subprotocols of a WebSocket, and the one that a browser wants to be answered. */
export function actingHandshake(headers: IncomingHttpHeaders): {
  readonly headers: OutgoingHttpHeaders;
  readonly protocol: string | undefined;
} {
  const offered = partsOf(headers['sec-websocket-protocol'] ?? '').filter(isActing);
  const groups = offered.flatMap((protocol) => decoded(protocol, GROUP_PROTOCOL));
  const [user = groups[0]] = offered.flatMap((protocol) => decoded(protocol, USER_PROTOCOL));
  return { headers: asHeaders(user, groups), protocol: offered.at(-1) };
}

/** Whether a subprotocol is between the page and the console: the API server does not know it. */
export function isActing(protocol: string): boolean {
  return protocol.startsWith(USER_PROTOCOL) || protocol.startsWith(GROUP_PROTOCOL);
}

/** The group of all authenticated users is added. Without it, access reviews are forbidden. */
function asHeaders(user: string | undefined, groups: readonly string[]): OutgoingHttpHeaders {
  return {
    ...(user === undefined ? {} : { 'impersonate-user': user }),
    ...(groups.length === 0 ? {} : { 'impersonate-group': [...groups, 'system:authenticated'] }),
  };
}

/** Base64 without `=` and `/`, which are not allowed in a subprotocol. */
function decoded(protocol: string, prefix: string): readonly string[] {
  if (!protocol.startsWith(prefix)) return [];
  const encoded = protocol.slice(prefix.length).replaceAll('_', '=').replaceAll('-', '/');
  return [Buffer.from(encoded, 'base64').toString('utf8')];
}

function partsOf(list: string): readonly string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function textOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}
