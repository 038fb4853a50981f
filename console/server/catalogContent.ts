/** `/api/catalogd/…` → what OLM v1's catalogd serves of a catalog, as the console's bridge passes it on since 4.19. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The content of a catalog, line by line; `undefined`: there is no such catalog. */
export type CatalogContents = (name: string) => Iterable<string> | undefined;

export const CATALOGD_PREFIX = '/api/catalogd/';

/**
 * Answers whole contents only: catalogd's query endpoint, `/metas`, is off by default. Other methods than GET and HEAD do
 * not come here.
 */
export async function answerContent(
  request: IncomingMessage,
  response: ServerResponse,
  contents: CatalogContents,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, name = ''] = /^\/api\/catalogd\/catalogs\/([^/]+)\/api\/v1\/all$/.exec(pathname) ?? [];
  const lines = contents(decodeURIComponent(name));
  if (lines === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('404 page not found\n');
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/jsonl' });
  if (request.method === 'HEAD') response.end();
  else await pipeline(Readable.from(lines), response);
}
