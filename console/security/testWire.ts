/** Bytes as they are on the wire, for tests: no HTTP library tidies them up. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export type WireRequest = {
  readonly line: string;
  readonly head: string;
  readonly body: string;
  /** Of the connection, counted from 0. */
  readonly connection: number;
};

/** An API server that reads requests as RFC 9112 says and answers each with 200, or 401 for a token `old`. */
export async function startWireApi() {
  const seen: WireRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const connection = sockets.size;
    sockets.add(socket);
    let rest = '';
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1');
      for (let next = firstOf(rest); next !== undefined; next = firstOf(rest)) {
        rest = rest.slice(next.length);
        seen.push({ ...next.request, connection });
        const isOld = /\r\nauthorization: Bearer old\r\n/i.test(next.request.head);
        const status = isOld ? '401 Unauthorized' : '200 OK';
        const body = next.request.line.startsWith('HEAD ') ? '' : 'ok';
        socket.write(`HTTP/1.1 ${status}\r\n${HOSTILE}Content-Length: 2\r\n\r\n${body}`);
      }
    });
  });
  const port = await listening(server);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    seen,
    stop: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

/** What a Pod can answer to harm the page's origin. */
const HOSTILE = [
  'Access-Control-Allow-Origin: *',
  'Alt-Svc: h3="evil.example:443"',
  'Clear-Site-Data: "*"',
  'Content-Security-Policy-Report-Only: report-uri https://evil.example',
  'Content-Type: text/html',
  'Link: <https://evil.example/x.js>; rel=preload',
  'Location: https://evil.example/',
  'NEL: {"report_to":"x"}',
  'Refresh: 0; url=https://evil.example/',
  'Report-To: {"group":"x"}',
  'Service-Worker-Allowed: /',
  'Set-Cookie: csrf-token=known',
  'SourceMap: https://evil.example/x.map',
  'Strict-Transport-Security: max-age=0',
  'WWW-Authenticate: Basic',
  '',
].join('\r\n');

type Read = { readonly request: Omit<WireRequest, 'connection'>; readonly length: number };

function firstOf(text: string): Read | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = text.slice(0, end + 2);
  const after = text.slice(end + 4);
  const [line = ''] = head.split('\r\n');
  const content = /\r\ntransfer-encoding: *chunked\r\n/i.test(head)
    ? chunksIn(after)
    : plainIn(after, Number(/\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1] ?? 0));
  return (
    content && { request: { line, head, body: content.body }, length: end + 4 + content.length }
  );
}

type Content = { readonly body: string; readonly length: number };

function plainIn(text: string, length: number): Content | undefined {
  return text.length < length ? undefined : { body: text.slice(0, length), length };
}

function chunksIn(text: string): Content | undefined {
  const [whole, digits] = /^([0-9a-f]+)\r\n/i.exec(text) ?? [];
  if (whole === undefined || digits === undefined) return undefined;
  const size = parseInt(digits, 16);
  const length = whole.length + size + 2;
  if (text.length < length) return undefined;
  if (size === 0) return { body: '', length };
  const rest = chunksIn(text.slice(length));
  const body = text.slice(whole.length, whole.length + size);
  return rest && { body: body + rest.body, length: length + rest.length };
}

/** Sends bytes and resolves with everything that is answered until the connection closes or nothing came for a while. */
export function exchangeBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.setTimeout(300, () => socket.destroy());
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(answer);
    });
  });
}

export type Framing = 'none' | 'content-length' | 'chunked';

export type Sent = { readonly framing: Framing; readonly body: string };

/** A request as bytes. */
export function requestBytes(
  line: string,
  headers: readonly string[],
  { framing, body }: Sent = { framing: 'none', body: '' },
): string {
  const isUpgrade = headers.some((one) => one.startsWith('Upgrade:'));
  const end = isUpgrade ? [] : ['Connection: close'];
  const head = [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, ...end];
  switch (framing) {
    case 'none':
      return [...head, '', ''].join('\r\n');
    case 'content-length':
      return [...head, `Content-Length: ${body.length}`, '', body].join('\r\n');
    case 'chunked': {
      const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      return [...head, 'Transfer-Encoding: chunked', '', chunk].join('\r\n');
    }
  }
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
