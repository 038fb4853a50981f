import type { IncomingMessage } from 'node:http';

/** The cookies of a request by name. A value that is not percent-encoded correctly is left out. */
export function cookiesOf(request: IncomingMessage): ReadonlyMap<string, string> {
  const pairs = (request.headers.cookie ?? '').split(';').flatMap((pair) => {
    const [name, ...rest] = pair.trim().split('=');
    const value = decoded(rest.join('='));
    return name === undefined || name === '' || value === undefined ? [] : [[name, value] as const];
  });
  return new Map(pairs);
}

export type CookieOptions = {
  readonly httpOnly: boolean;
  /** Only over TLS. */
  readonly secure?: boolean;
};

/**
 * A `Set-Cookie` value for the whole site. Requests of other sites do not carry it, except for links, so that a link in a
 * mail opens the page. The API refuses requests that a link of another site causes.
 */
export function cookie(
  name: string,
  value: string,
  { httpOnly, secure = false }: CookieOptions,
): string {
  const flags = [
    'Path=/',
    'SameSite=Lax',
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ];
  return [`${name}=${encodeURIComponent(value)}`, ...flags].join('; ');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
