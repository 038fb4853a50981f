/**
 * `npm run serve`: serves the built plugin on port 9001 for another console (`--plugins
 * operator-hub=http://localhost:9001`).
 */
import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const ROOT = resolve('dist');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.map': 'application/json; charset=utf-8',
};

const port = Number(process.env['PORT'] ?? 9001);
if (!existsSync(join(ROOT, 'plugin-manifest.json'))) {
  console.error('dist/ does not exist. Run `npm run build:plugin` first.');
  process.exit(1);
}

const server = createServer((request, response) => {
  // A console container reaches this server from another origin.
  response.setHeader('Access-Control-Allow-Origin', '*');
  send(fileAt(request.url ?? '/')).catch(() => {
    if (response.headersSent) response.destroy();
    else response.writeHead(404).end();
  });

  async function send(file: string | null): Promise<void> {
    if (file === null || !(await stat(file)).isFile()) throw new Error('File not found');
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    await pipeline(createReadStream(file), response);
  }
});

server.on('error', (error) => {
  console.error(`Cannot listen on port ${port}: ${error.message}`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const used = typeof address === 'object' ? address?.port : port;
  console.log(`Serving dist/ on http://127.0.0.1:${used ?? port}`);
});

/** The file of a request path, or `null` if the path leaves the folder. */
function fileAt(url: string): string | null {
  // Paths are not decoded, because names of built files contain no escapes.
  const file = normalize(join(ROOT, url.replace(/[?#].*/s, '')));
  return file.startsWith(ROOT + sep) ? file : null;
}
