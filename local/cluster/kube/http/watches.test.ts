import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer } from '../fixtures/testServer';
import type { TestServer } from '../fixtures/testServer';
import { aWidget, widget, WIDGETS } from '../fixtures/widgets';
import { at, numberAt, parseJson, textAt } from '../json';

let server: TestServer;
const widgets = '/apis/example.com/v1/namespaces/team/widgets';
const token = `base64url.bearer.authorization.k8s.io.${Buffer.from('root').toString('base64url')}`;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Heard = { readonly type: string | undefined; readonly name: string | undefined };

/** The first events of a chunked watch. */
async function chunked(query: string, count: number): Promise<readonly unknown[]> {
  const response = await fetch(`${server.url}${widgets}?watch=true&${query}`, {
    headers: { authorization: 'Bearer root' },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.split('\n').length <= count) {
    const chunk = await reader?.read();
    if (chunk?.value === undefined) {
      break;
    }
    text += chunk.value;
  }
  await reader?.cancel();
  return text.split('\n').slice(0, count).map(parseJson);
}

function heard(event: unknown): Heard {
  return { type: textAt(event, 'type'), name: textAt(event, 'object', 'metadata', 'name') };
}

describe('watches', () => {
  it('replay from a revision which objects matched, began to match, or stopped matching', async () => {
    const from = server.client.create(WIDGETS, aWidget('old')).metadata.resourceVersion ?? '';
    server.client.create(WIDGETS, aWidget('a', { labels: { app: 'x' } }));
    server.client.mergePatch(widget('old'), { metadata: { labels: { app: 'x' } } });
    server.client.mergePatch(widget('a'), { spec: { size: 2 } });
    server.client.mergePatch(widget('a'), { metadata: { labels: { app: 'y' } } });
    server.client.delete(widget('old'));
    const events = await chunked(`resourceVersion=${from}&labelSelector=app%3Dx`, 5);
    expect(events.map(heard)).toEqual([
      { type: 'ADDED', name: 'a' },
      { type: 'ADDED', name: 'old' },
      { type: 'MODIFIED', name: 'a' },
      { type: 'DELETED', name: 'a' },
      { type: 'DELETED', name: 'old' },
    ]);
  });

  it('end the initial events with a bookmark', async () => {
    const query =
      'sendInitialEvents=true&allowWatchBookmarks=true&resourceVersionMatch=NotOlderThan';
    const last = (await chunked(query, 2)).at(-1);
    expect(textAt(last, 'type')).toBe('BOOKMARK');
    expect(at(last, 'object', 'metadata', 'annotations')).toEqual({
      'k8s.io/initial-events-end': 'true',
    });
  });

  it('answer 410 for an expired revision', async () => {
    const [event] = await chunked('resourceVersion=1', 1);
    expect([textAt(event, 'type'), numberAt(event, 'object', 'code')]).toEqual(['ERROR', 410]);
  });
});

describe('WebSockets', () => {
  const origin = 'http://localhost';

  it('carry one event per text frame; the token comes as a sub-protocol', async () => {
    const from = server.client.create(WIDGETS, aWidget('ws')).metadata.resourceVersion ?? '';
    const address = `${server.url.replace('http', 'ws')}${widgets}?watch=true&resourceVersion=${from}`;
    const socket = new WebSocket(address, [token, 'base64.binary.k8s.io'], { origin });
    await new Promise((resolve) => socket.once('open', resolve));
    expect(socket.protocol).toBe('base64.binary.k8s.io');
    const first = new Promise<string>((resolve) => {
      socket.once('message', (data: Buffer) => {
        resolve(data.toString('utf8'));
      });
    });
    server.client.delete(widget('ws'));
    expect(heard(parseJson(await first))).toEqual({ type: 'DELETED', name: 'ws' });
    socket.close();
  });

  const signedIn = { authorization: 'Bearer root' };
  const root = { ...signedIn, origin };

  it.each([
    { when: 'without a token', path: `${widgets}?watch=true`, headers: {}, status: 403 },
    {
      when: 'with a wrong token',
      path: `${widgets}?watch=true`,
      headers: { authorization: 'Bearer no' },
      status: 401,
    },
    {
      when: 'without an origin',
      path: `${widgets}?watch=true`,
      headers: signedIn,
      status: 403,
    },
    { when: 'for no resource', path: '/apis/x.io/v1/ys?watch=true', headers: root, status: 404 },
    { when: 'for something else than a watch', path: widgets, headers: root, status: 400 },
  ])('are rejected $when', async ({ path, headers, status }) => {
    const socket = new WebSocket(server.url.replace('http', 'ws') + path, { headers });
    const answered = await new Promise<number | undefined>((resolve) => {
      socket.on('error', () => undefined);
      socket.once('unexpected-response', (request, response) => {
        resolve(response.statusCode);
        request.destroy();
      });
    });
    expect(answered).toBe(status);
  });
});
