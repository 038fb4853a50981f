/** No connection that breaks ends the process. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { bearerConnection } from '../server/connection';
import { startTestConsole, type TestConsole } from '../server/testConsole';
import { exchangeBytes, requestBytes } from './testWire';

let hub: TestConsole | undefined;

afterEach(async () => {
  await hub?.stop();
  hub = undefined;
});

const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: a'];

/** Sends a handshake and resets the connection before, with and after the answer. */
function reset(url: string, path: string, after: number): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(requestBytes(`GET ${path}`, [...UPGRADE, 'Origin: http://evil']));
      setTimeout(() => socket.resetAndDestroy(), after);
    });
    socket
      .on('error', () => undefined)
      .on('close', () => {
        done();
      });
  });
}

it.each(['/api/kubernetes/api/v1/pods', '/nothing', '//'])(
  'survives 20 handshakes to %s that are refused and reset',
  async (path) => {
    const uncaught = vi.fn();
    process.on('uncaughtExceptionMonitor', uncaught);
    hub = await startTestConsole();
    const { url } = hub;
    await Promise.all(Array.from({ length: 20 }, (_, index) => reset(url, path, index / 4)));
    expect((await hub.ask('/')).status).toBe(200);
    process.off('uncaughtExceptionMonitor', uncaught);
    expect(uncaught).not.toHaveBeenCalled();
  },
);

it('survives handshakes that the API server refuses or resets', async () => {
  const api = createServer().on('upgrade', (request, socket) => {
    socket.on('error', () => undefined);
    if (request.url?.includes('reset')) socket.destroy();
    else socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const connection = bearerConnection(`http://127.0.0.1:${port ?? 0}`, 'a');
  hub = await startTestConsole([{ user: 'a', label: '', api: connection }]);
  const answers = [];
  for (const name of ['refuse', 'reset']) {
    const path = `GET /api/kubernetes/${name}`;
    answers.push((await exchangeBytes(hub.url, requestBytes(path, UPGRADE))).slice(9, 12));
  }
  expect(answers).toEqual(['403', '502']);
  expect((await hub.ask('/')).status).toBe(200);
  api.close();
});

it('survives a path of two slashes in `npm run serve`', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/plugin-manifest.json'), '{}');
  const script = resolve('scripts/serve.ts');
  expect(existsSync(script)).toBe(true);
  const words = ['--import', import.meta.resolve('tsx'), script];
  const server = spawn(process.execPath, words, { cwd: folder, env: { PORT: '0' } });
  const url = await new Promise<string>((found, failed) => {
    server.once('exit', failed);
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, one] = /on (http:\S+)/.exec(text) ?? [];
      if (one !== undefined) found(one);
    });
  });
  for (const path of ['//', '/\\', '*', '//%00', '/%zz', '/../../etc/passwd']) {
    const answer = await exchangeBytes(url, requestBytes(`GET ${path}`, []));
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
  }
  expect((await fetch(`${url}/plugin-manifest.json`)).status).toBe(200);
  server.kill();
});
