/** An IPv4 address, including one in the form of an IPv6 address that ends with it. */
export function isIpv4(text: string): boolean {
  return text.includes('.') && (isDotted(text) || isColonHex(text));
}

export function isIpv6(text: string): boolean {
  return text.includes(':') && isColonHex(text);
}

/** An address and the length of its prefix. */
export function isCidr(text: string): boolean {
  const match = /^([^/]+)\/(0|[1-9]\d{0,2})$/.exec(text);
  if (match === null) return false;
  const [, address = '', length = ''] = match;
  if (isDotted(address)) return Number(length) <= 32;
  return isColonHex(address) && Number(length) <= 128;
}

/** Four numbers. Go rejects leading zeros since 1.17. */
function isDotted(text: string): boolean {
  const parts = text.split('.');
  return (
    parts.length === 4 &&
    parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
  );
}

/** Eight groups; `::` replaces one or more of them, and an IPv4 address can replace the last two. */
function isColonHex(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half, at) => groupsIn(half, at === halves.length - 1));
  const count = groups.reduce((sum, next) => sum + next, 0);
  return halves.length === 2 ? count < 8 : count === 8;
}

/** The number of 16-bit groups; `Infinity` if one is invalid. */
function groupsIn(text: string, isLast: boolean): number {
  if (text === '') return 0;
  const parts = text.split(':');
  const sizes = parts.map((part, at) => {
    if (/^[0-9A-Fa-f]{1,4}$/.test(part)) return 1;
    return isLast && at === parts.length - 1 && isDotted(part) ? 2 : Infinity;
  });
  return sizes.reduce((sum, next) => sum + next, 0);
}

/** 6, 8 or 20 bytes in pairs with `:` or `-`, or in groups of four with `.`. */
export function isMac(text: string): boolean {
  const pairs = /^[0-9A-Fa-f]{2}([:-])[0-9A-Fa-f]{2}(?:\1[0-9A-Fa-f]{2})*$/.test(text);
  const quads = /^[0-9A-Fa-f]{4}(?:\.[0-9A-Fa-f]{4})+$/.test(text);
  return (pairs || quads) && [12, 16, 40].includes(text.replaceAll(/[^0-9A-Fa-f]/g, '').length);
}

/** A name of up to 255 characters; a name without dots has a hyphen as its second character at most. */
export function isHostname(text: string): boolean {
  if (text.length > 255) return false;
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length === 1) return ONLY_LABEL.test(last);
  return labels.slice(0, -1).every((label) => LABEL.test(label)) && LAST_LABEL.test(last);
}

const ONLY_LABEL = /^[a-zA-Z0-9\p{S}\p{L}](?:-?[a-zA-Z0-9\p{S}\p{L}]{0,62})?$/u;
const LABEL = /^[a-zA-Z0-9\p{S}\p{L}](?:[a-zA-Z0-9\-\p{S}\p{L}]{0,61}[a-zA-Z0-9\p{S}\p{L}])?$/u;
const LAST_LABEL = /^[a-zA-Z0-9\p{S}\p{L}](?:-?[a-zA-Z0-9\p{S}\p{L}]){1,62}$/u;

/** The texts that Go's `url.ParseRequestURI` accepts: an absolute URI or an absolute path. */
export function isRequestUri(text: string): boolean {
  if (text === '*') return true;
  const [path = ''] = text.split('?');
  const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/.exec(path)?.[0];
  if (scheme === undefined && !path.startsWith('/')) return false;
  if (/\p{Cc}/u.test(text) || /%(?![0-9A-Fa-f]{2})/.test(path)) return false;
  return isAuthority(path.slice(scheme?.length));
}

/** A host after two slashes, with an optional user and port. */
function isAuthority(rest: string): boolean {
  return !/^\/\/[^/]*[ "<>\\^`{|}]/.test(rest);
}

/** An address as in a mail header, with or without a display name; a local part alone is invalid. */
export function isEmail(text: string): boolean {
  return /^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)\s*$/.test(text);
}
