import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const HASHED = /[.-][0-9a-f]{16,}\./;

export type FileRequest = {
  readonly folder: string;
  /** Path below the folder as in the URL, percent-encoded. */
  readonly path: string;
};

/**
 * Serves one file of a folder, compressed if it lies there compressed too. False, with nothing sent, when there is none or
 * the path leads out of the folder.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path }: FileRequest,
): Promise<boolean> {
  const file = fileWithin(folder, path);
  const plain = file === undefined ? undefined : await sizedFile(file);
  if (file === undefined || plain === undefined) {
    return false;
  }
  const { path: sent, info, encoding } = (await compressed(request, file)) ?? plain;
  const etag = `"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`;
  response.setHeader('Content-Type', MIME_TYPES[extname(file)] ?? 'application/octet-stream');
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  // A file with a hash of its content in the name never changes. All others are revalidated.
  response.appendHeader(
    'Cache-Control',
    HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  response.writeHead(200, { 'Content-Length': info.size });
  if (request.method === 'HEAD') {
    response.end();
    return true;
  }
  await pipeline(createReadStream(sent), response).catch(() => response.destroy());
  return true;
}

type SizedFile = { readonly path: string; readonly info: Stats; readonly encoding?: string };

async function sizedFile(path: string): Promise<SizedFile | undefined> {
  const info = await stat(path).catch(() => undefined);
  return info?.isFile() === true ? { path, info } : undefined;
}

/** The compressed file of `npm run pack`, if the browser accepts it. */
async function compressed(
  { headers }: IncomingMessage,
  file: string,
): Promise<SizedFile | undefined> {
  const accepted = (headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const found = accepted.includes(encoding) ? await sizedFile(file + suffix) : undefined;
    if (found !== undefined) return { ...found, encoding };
  }
  return undefined;
}

/** The absolute path of a file in a folder; undefined when the path would leave it. */
function fileWithin(folder: string, path: string): string | undefined {
  const root = resolve(folder);
  const file = resolve(root, `.${sep}${decodeURIComponent(path)}`);
  return file.startsWith(root + sep) && !file.includes('\0') ? file : undefined;
}
