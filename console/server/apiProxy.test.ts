import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { numberAt, parseJson, textAt } from '../json';
import { bearerConnection } from './connection';
import { startTestConsole } from './testConsole';
import type { TestConsole } from './testConsole';

let hub: TestConsole;

beforeAll(async () => {
  hub = await startTestConsole();
});

afterAll(() => hub.stop());

describe('the API proxy', () => {
  it('adds the token of the user, and removes cookies, origin and CSRF token', async () => {
    await hub.ask('/api/kubernetes/api/v1/pods?limit=1', {
      headers: { cookie: 'a=b', 'x-csrftoken': 'c' },
    });
    const last = hub.lastSeen();
    expect(last?.url).toBe('/api/v1/pods?limit=1');
    expect(last?.headers.authorization).toBe('Bearer admin-token');
    expect(
      last?.headers.cookie ?? last?.headers['x-csrftoken'] ?? last?.headers.origin,
    ).toBeUndefined();
  });

  it('forwards status and body of the API server', async () => {
    const { status, text } = await hub.ask('/api/kubernetes/missing');
    expect([status, textAt(parseJson(text), 'reason')]).toEqual([404, 'NotFound']);
  });

  it('responds with 502 and a Status if the API server is down', async () => {
    const api = bearerConnection('http://127.0.0.1:1', 'admin-token');
    const lonely = await startTestConsole([{ user: 'kubeadmin', label: '', api }]);
    const { status, text } = await lonely.ask('/api/kubernetes/version');
    await lonely.stop();
    expect([status, numberAt(parseJson(text), 'code')]).toEqual([502, 502]);
    expect(textAt(parseJson(text), 'kind')).toBe('Status');
  });

  it('forwards a rejection that arrives before the whole request is read', async () => {
    const hasty = createServer({ allowHalfOpen: true }, (socket) => {
      socket.once('data', () => {
        socket.end('HTTP/1.1 413 Request Entity Too Large\r\nConnection: close\r\n\r\nenough');
        setTimeout(() => socket.destroy(), 50);
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => hasty.listen(0, '127.0.0.1', resolve));
    const address = hasty.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const api = bearerConnection(`http://127.0.0.1:${port ?? 0}`, 'admin-token');
    const console = await startTestConsole([{ user: 'kubeadmin', label: '', api }]);
    const { status, text } = await console.post('/api/kubernetes/api', 'x'.repeat(20_000_000));
    await console.stop();
    hasty.close();
    expect([status, text]).toEqual([413, 'enough']);
  });

  it('connects a WebSocket to the API server with the token of the user', async () => {
    const origin = hub.url;
    const socket = new WebSocket(
      `${origin.replace('http', 'ws')}/api/kubernetes/api/v1/pods?watch=true`,
      {
        origin,
        headers: { cookie: 'console-user=vera' },
      },
    );
    const message = await new Promise<string>((resolve, reject) => {
      socket.on('message', (data) => {
        resolve(Buffer.isBuffer(data) ? data.toString() : '');
      });
      socket.on('error', reject);
    });
    socket.close();
    expect(parseJson(message)).toEqual({
      url: '/api/v1/pods?watch=true',
      authorization: 'Bearer viewer-token',
      // Of no page: the API server wants one, whichever it is.
      origin: 'http://localhost',
    });
  });

  it('replaces credentials of the browser', async () => {
    const headers = {
      authorization: 'Bearer other-token',
      'impersonate-user': 'system:admin',
      'x-remote-user': 'system:admin',
    };
    await hub.ask('/api/kubernetes/version', { headers });
    const last = hub.lastSeen();
    expect(last?.headers.authorization).toBe('Bearer admin-token');
    expect(last?.headers['impersonate-user'] ?? last?.headers['x-remote-user']).toBeUndefined();
  });

  it('prevents content of pods from running as pages of the console', async () => {
    const { headers } = await hub.ask('/api/kubernetes/version');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('rejects a WebSocket of another origin', async () => {
    const socket = new WebSocket(`${hub.url.replace('http', 'ws')}/api/kubernetes/api/v1/pods`, {
      origin: 'http://evil.example',
    });
    const status = await new Promise<number | undefined>((resolve) => {
      socket.on('unexpected-response', (_, response) => {
        resolve(response.statusCode);
      });
      socket.on('error', () => undefined);
    });
    expect(status).toBe(403);
  });
});
