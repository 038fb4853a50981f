/** catalogd's HTTP server: serves content of catalogs like Go's `http.ServeContent`. */
import type { ServiceServer } from '../../kube/http/exchange';
import { at, parseJson, textAt } from '../../kube/json';
import type { RawResponse } from '../../kube/types';
import type { CatalogStore, Stored } from './store';

type Request = Parameters<ServiceServer>[0];

/** Shorter responses are never compressed. */
const GZIP_FROM = 1024;

/** @param servesMetas whether the feature gate NewOLMCatalogdAPIV1Metas is enabled */
export function contentServer(store: CatalogStore, servesMetas: () => boolean): ServiceServer {
  return (request) => {
    const [, name = '', endpoint = ''] =
      /^\/catalogs\/([^/]+)\/api\/v1\/(all|metas)$/.exec(request.path) ?? [];
    const isServed = endpoint === 'all' || (endpoint === 'metas' && servesMetas());
    const refused = isServed ? refusal(request, endpoint) : plain(404, '404 page not found');
    if (refused !== undefined) return refused;
    const stored = store.get(name);
    if (stored === undefined) return plain(404, '404 Not Found');
    return flawed(request, stored) ?? whole(request, stored, endpoint);
  };
}

function flawed({ method }: Request, stored: Stored): RawResponse | undefined {
  if (stored.flaw === 'denied') return plain(403, '403 Forbidden');
  return stored.flaw === 'cut' && method === 'GET' ? half(stored) : undefined;
}

function whole(request: Request, stored: Stored, endpoint: string): RawResponse {
  return isUnchanged(request, stored) ? unchanged(stored) : served(request, stored, endpoint);
}

function refusal({ method, query }: Request, endpoint: string): RawResponse | undefined {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Method Not Allowed');
  return endpoint === 'metas' && [...query.keys()].some((key) => !PARAMETERS.has(key))
    ? plain(400, '400 Bad Request')
    : undefined;
}

const PARAMETERS: ReadonlySet<string> = new Set(['schema', 'package', 'name']);

function plain(status: number, text: string): RawResponse {
  return {
    status,
    contentType: 'text/plain; charset=utf-8',
    headers: { vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' },
    body: `${text}\n`,
  };
}

function headersOf({ modified }: Stored): RawResponse['headers'] {
  return { 'last-modified': new Date(modified).toUTCString(), vary: 'Accept-Encoding' };
}

/** Dates of HTTP have no fractions of a second. */
function isUnchanged({ headers }: Request, { modified }: Stored): boolean {
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Math.floor(modified / 1000) * 1000 <= since;
}

function unchanged(stored: Stored): RawResponse {
  return { status: 304, contentType: 'application/jsonl', headers: headersOf(stored), body: '' };
}

/** States the whole length, as a server whose connection ends. */
function half(stored: Stored): RawResponse {
  const bytes = stored.bytes();
  const headers = { ...headersOf(stored), 'content-length': String(bytes.length) };
  const body = bytes.subarray(0, bytes.length / 2);
  return { status: 200, contentType: 'application/jsonl', headers, body };
}

function served(request: Request, stored: Stored, endpoint: string): RawResponse {
  const headers = headersOf(stored);
  const whole = { status: 200, contentType: 'application/jsonl', headers };
  if (endpoint === 'metas') return { ...whole, body: selected(stored, request.query) };
  const bytes = stored.bytes();
  const range = request.headers['range'];
  if (range !== undefined) return part(bytes, range, headers) ?? { ...whole, body: bytes };
  const isZipped =
    request.method === 'GET' &&
    bytes.length >= GZIP_FROM &&
    (request.headers['accept-encoding'] ?? '').includes('gzip');
  return isZipped
    ? { ...whole, headers: { ...headers, 'content-encoding': 'gzip' }, body: stored.zipped() }
    : { ...whole, headers: { ...headers, 'accept-ranges': 'bytes' }, body: bytes };
}

/** One range of bytes; invalid ones are ignored. */
function part(
  bytes: Buffer,
  range: string,
  headers: RawResponse['headers'],
): RawResponse | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === undefined) return undefined;
  const from = Number(first);
  if (from >= bytes.length) {
    const refused = plain(416, 'invalid range: failed to overlap');
    const whole = { 'content-range': `bytes */${bytes.length}` };
    return { ...refused, headers: { ...refused.headers, ...whole } };
  }
  const to = Math.min(last === '' ? bytes.length - 1 : Number(last), bytes.length - 1);
  return {
    status: 206,
    contentType: 'application/jsonl',
    headers: {
      ...headers,
      'accept-ranges': 'bytes',
      'content-range': `bytes ${from}-${to}/${bytes.length}`,
    },
    body: bytes.subarray(from, to + 1),
  };
}

/** The lines of a schema, a package and a name; a package belongs to itself. */
function selected(stored: Stored, query: URLSearchParams): string {
  const wanted = [...PARAMETERS].flatMap((key) => {
    const value = query.get(key) ?? '';
    return value === '' ? [] : [[key, value] as const];
  });
  return stored
    .bytes()
    .toString()
    .split('\n')
    .filter((line) => {
      const meta = parseJson(line);
      return (
        line !== '' &&
        wanted.every(([key, value]) => {
          const isPackage = key === 'package' && textAt(meta, 'schema') === 'olm.package';
          return at(meta, isPackage ? 'name' : key) === value;
        })
      );
    })
    .map((line) => `${line}\n`)
    .join('');
}
