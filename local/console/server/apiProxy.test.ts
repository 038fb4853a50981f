import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { numberAt, parseJson, textAt } from '../json';
import { startTestConsole } from './testConsole';
import type { TestConsole } from './testConsole';

let hub: TestConsole;

beforeAll(async () => {
  hub = await startTestConsole();
});

afterAll(() => hub.stop());

describe('the API proxy', () => {
  it('adds the token of the user and keeps cookies, origin and CSRF token back', async () => {
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

  it('passes on status and body of the API server', async () => {
    const { status, text } = await hub.ask('/api/kubernetes/missing');
    expect([status, textAt(parseJson(text), 'reason')]).toEqual([404, 'NotFound']);
  });

  it('answers 502 with a Status when the API server is gone', async () => {
    const lonely = await startTestConsole('http://127.0.0.1:1');
    const { status, text } = await lonely.ask('/api/kubernetes/version');
    await lonely.stop();
    expect([status, numberAt(parseJson(text), 'code')]).toEqual([502, 502]);
    expect(textAt(parseJson(text), 'kind')).toBe('Status');
  });

  it('ties a WebSocket to the API server with the token of the user', async () => {
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
    });
  });

  it('refuses a WebSocket of another origin', async () => {
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
