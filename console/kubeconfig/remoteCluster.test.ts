import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selfSigned } from '../../local/cluster/olm/csv/certificate';
import { parseJson, textAt } from '../json';
import { startTestApiServer, type TestApiServer } from './testApiServer';
import { createTestFolder, type TestFolder } from './testFolder';
import { firstMessage, startRemoteTest } from './testRemote';

const SERVER = selfSigned(['localhost'], Date.now());
const CLIENT = selfSigned(['ann'], Date.now());
const DATA = {
  authority: base64(SERVER.certificate),
  certificate: base64(CLIENT.certificate),
  key: base64(CLIENT.key),
};

type Running = { readonly stop: () => Promise<void> };

let folder: TestFolder;
let running: Running[];

beforeEach(async () => {
  folder = await createTestFolder();
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  await folder.remove();
});

type Accepts = Parameters<typeof startTestApiServer>[0]['accepts'];

const everybody: Accepts = () => true;

async function startServer(accepts: Accepts, port = 0): Promise<TestApiServer> {
  const { certificate: cert, key } = SERVER;
  const clients = CLIENT.certificate;
  const server = await startTestApiServer({ cert, key, clients, accepts, port });
  running.push(server);
  return server;
}

async function startHub({ port }: TestApiServer, user: object, cluster: object = {}) {
  const file = await folder.kubeconfig({
    user,
    cluster: {
      server: `https://localhost:${port}`,
      'certificate-authority-data': DATA.authority,
      ...cluster,
    },
  });
  const hub = await startRemoteTest(file);
  running.push(hub);
  return hub;
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

describe('the console with a cluster of a kubeconfig', () => {
  it('uses a client certificate for requests and WebSockets', async () => {
    const server = await startServer(({ certificate }) => certificate === 'ann');
    const hub = await startHub(server, {
      'client-certificate-data': DATA.certificate,
      'client-key-data': DATA.key,
    });
    expect((await hub.ask('/api/kubernetes/api')).status).toBe(200);
    expect(await firstMessage(hub, '/api/v1/pods?watch=true')).toBe('/api/v1/pods?watch=true');
    expect(server.seen.map(({ certificate }) => certificate)).toEqual(['ann', 'ann', 'ann']);
  });

  it.each([
    ['a token', { token: 'top-secret' }, 'Bearer top-secret'],
    [
      'a password',
      { username: 'ann', password: 'top-secret' },
      `Basic ${base64('ann:top-secret')}`,
    ],
  ])('sends %s to the server but not to the browser', async (_, user, expected) => {
    const server = await startServer(({ authorization, url }) => {
      return authorization === expected && !url.startsWith('/refused');
    });
    const hub = await startHub(server, user);
    const answers = await Promise.all(
      ['/', '/api/kubernetes/api', '/api/kubernetes/refused', '/api/local/user', '/missing'].map(
        (path) => hub.ask(path, { headers: { authorization: 'Bearer of the browser' } }),
      ),
    );
    expect(await firstMessage(hub, '/api/v1/pods')).toBe('/api/v1/pods');
    await server.stop();
    answers.push(await hub.ask('/api/kubernetes/gone'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 404, 200, 502]);
    expect(JSON.stringify(answers)).not.toMatch(/top-secret|server-session|www-authenticate/);
    expect(JSON.stringify(answers)).not.toContain(expected);
    expect(answers[0]?.text).toContain('"user":"ann"');
    expect(new Set(server.seen.map(({ authorization }) => authorization))).toEqual(
      new Set([expected]),
    );
  });

  it('acts as the impersonated user', async () => {
    const server = await startServer(everybody);
    const hub = await startHub(server, { token: 'a', as: 'bob', 'as-groups': ['x', 'y'] });
    await hub.ask('/api/kubernetes/api', { headers: { 'impersonate-group': 'system:masters' } });
    expect(server.seen.at(-1)?.headers).toMatchObject({
      'impersonate-user': 'bob',
      'impersonate-group': 'x, y',
    });
    expect((await hub.ask('/')).text).toContain('"user":"bob"');
  });

  it('keeps the path of the server', async () => {
    const server = await startServer(everybody);
    const url = `https://localhost:${server.port}/k8s/clusters/c-1/`;
    const hub = await startHub(server, { token: 'a' }, { server: url });
    await hub.ask('/api/kubernetes/api/v1/pods?limit=1');
    expect(server.seen.map((one) => one.url)).toEqual([
      '/k8s/clusters/c-1/version',
      '/k8s/clusters/c-1/api/v1/pods?limit=1',
    ]);
  });

  it('reads a new token from the kubeconfig after a 401', async () => {
    let valid = 'Bearer old';
    const server = await startServer(({ authorization }) => authorization === valid);
    const hub = await startHub(server, { token: 'old' });
    valid = 'Bearer new';
    await folder.kubeconfig({ user: { token: 'new' } });
    expect((await hub.ask('/api/kubernetes/api')).status).toBe(200);
  });

  it('responds with 502 and a Status while the server is down, and recovers', async () => {
    const server = await startServer(everybody);
    const hub = await startHub(server, { token: 'a' });
    await server.stop();
    const { status, text } = await hub.ask('/api/kubernetes/api');
    expect([status, textAt(parseJson(text), 'reason')]).toEqual([502, 'BadGateway']);
    expect(textAt(parseJson(text), 'message')).toContain('connection refused');
    expect(await firstMessage(hub, '/api/v1/pods')).toBe('502');
    await startServer(everybody, server.port);
    expect((await hub.ask('/api/kubernetes/api')).status).toBe(200);
  });
});

describe('the first connection', () => {
  const NOTHING = { port: 1, seen: [], stop: () => Promise.resolve() };

  it('fails if the server does not listen', async () => {
    await expect(startHub(NOTHING, {})).rejects.toThrow(
      'https://localhost:1/ cannot be reached: nothing listens there',
    );
  });

  it.each([
    ['an unknown authority', { 'certificate-authority-data': DATA.certificate }, 'not trusted'],
    ['no authority', { 'certificate-authority-data': null }, 'not trusted'],
    ['another name', { 'tls-server-name': 'api.example' }, 'its certificate is for another name'],
  ])('fails for a certificate of %s', async (_, cluster, problem) => {
    const server = await startServer(everybody);
    await expect(startHub(server, { token: 'a' }, cluster)).rejects.toThrow(problem);
    expect(server.seen).toEqual([]);
  });

  it.each([
    [
      'insecure-skip-tls-verify',
      { 'certificate-authority-data': null, 'insecure-skip-tls-verify': true },
    ],
    ['an expected name', { 'tls-server-name': 'localhost' }],
  ])('succeeds if the file contains %s', async (_, options) => {
    const server = await startServer(everybody);
    const url = `https://127.0.0.1:${server.port}`;
    const hub = await startHub(server, { token: 'a' }, { server: url, ...options });
    expect((await hub.ask('/api/kubernetes/api')).status).toBe(200);
  });

  it('reports rejected credentials', async () => {
    const server = await startServer(() => false);
    await expect(startHub(server, { token: 'a' })).rejects.toThrow('does not accept');
  });

  it('fails with a key that does not match the certificate', async () => {
    const other = base64(selfSigned(['ann'], Date.now()).key);
    const user = { 'client-certificate-data': DATA.certificate, 'client-key-data': other };
    const server = await startServer(everybody);
    await expect(startHub(server, user)).rejects.toThrow('client certificate of user "ann"');
  });
});
