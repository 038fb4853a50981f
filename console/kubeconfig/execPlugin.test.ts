import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selfSigned } from '../../local/cluster/olm/csv/certificate';
import { parseJson } from '../json';
import { startTestApiServer, type TestApiServer } from './testApiServer';
import { createTestFolder, type TestFolder } from './testFolder';
import { firstMessage, startRemoteTest } from './testRemote';

const SERVER = selfSigned(['localhost'], Date.now());
const CLIENT = selfSigned(['ann'], Date.now());
const V1 = 'client.authentication.k8s.io/v1';
const V1_BETA = 'client.authentication.k8s.io/v1beta1';

/** Prints `token-<n>` at its n-th run, and records its input. */
const COUNTING = `
import { appendFileSync, readFileSync } from 'node:fs';
const [, , log] = process.argv;
appendFileSync(log, process.env.KUBERNETES_EXEC_INFO + '\\n');
const token = process.env.PREFIX + readFileSync(log, 'utf8').trim().split('\\n').length;
const { apiVersion } = JSON.parse(process.env.KUBERNETES_EXEC_INFO);
console.log(JSON.stringify({ apiVersion, kind: 'ExecCredential', status: { token } }));
`;

let folder: TestFolder;
let stops: (() => Promise<void>)[];

beforeEach(async () => {
  folder = await createTestFolder();
  stops = [];
});

afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await folder.remove();
});

type Accepts = Parameters<typeof startTestApiServer>[0]['accepts'];

async function startServer(accepts: Accepts): Promise<TestApiServer> {
  const { certificate: cert, key } = SERVER;
  const clients = CLIENT.certificate;
  const server = await startTestApiServer({ cert, key, clients, accepts });
  stops.push(server.stop);
  return server;
}

async function startHub({ port }: TestApiServer, exec: object) {
  const file = await folder.kubeconfig({
    cluster: {
      server: `https://localhost:${port}`,
      'certificate-authority-data': Buffer.from(SERVER.certificate).toString('base64'),
      extensions: [{ name: 'client.authentication.k8s.io/exec', extension: { audience: 'x' } }],
    },
    user: { exec: { apiVersion: V1, interactiveMode: 'Never', ...exec } },
  });
  const hub = await startRemoteTest(file);
  stops.push(hub.stop);
  return hub;
}

/** Runs a script of this test as the plugin. */
async function plugin(script: string, ...args: readonly string[]): Promise<object> {
  const file = await folder.write('plugin.mjs', script);
  const env = [{ name: 'PREFIX', value: 'token-' }];
  return { command: process.execPath, args: [file, ...args], env };
}

const printing = (status: object, apiVersion = V1) =>
  plugin(
    `console.log(${JSON.stringify(JSON.stringify({ apiVersion, kind: 'ExecCredential', status }))})`,
  );

describe('an exec plugin', () => {
  it('runs again after a 401, and the request is sent again with its body', async () => {
    let valid = 'Bearer token-1';
    const server = await startServer(({ authorization }) => authorization === valid);
    const hub = await startHub(server, await plugin(COUNTING, folder.path('log')));
    valid = 'Bearer token-2';
    const { status, text } = await hub.post('/api/kubernetes/api/v1/pods', '{"a":1}');
    expect([status, text]).toEqual([200, '{"a":1}']);
    expect(server.seen.map(({ authorization, body }) => [authorization, body])).toEqual([
      ['Bearer token-1', ''],
      ['Bearer token-1', '{"a":1}'],
      ['Bearer token-2', '{"a":1}'],
    ]);
  });

  it('runs again for a WebSocket, too', async () => {
    let valid = 'Bearer token-1';
    const server = await startServer(({ authorization }) => authorization === valid);
    const hub = await startHub(server, await plugin(COUNTING, folder.path('log')));
    valid = 'Bearer token-2';
    expect(await firstMessage(hub, '/api/v1/pods?watch=true')).toBe('/api/v1/pods?watch=true');
  });

  it.each([
    [V1, 'IfAvailable'],
    [V1_BETA, undefined],
  ])('of %s gets cluster information on request', async (apiVersion, interactiveMode) => {
    const server = await startServer(() => true);
    const exec = await plugin(COUNTING, folder.path('log'));
    const more = { apiVersion, interactiveMode, provideClusterInfo: true };
    await startHub(server, { ...exec, ...more });
    expect(parseJson(await readFile(folder.path('log'), 'utf8'))).toMatchObject({
      apiVersion,
      kind: 'ExecCredential',
      spec: {
        cluster: {
          server: `https://localhost:${server.port}`,
          'certificate-authority-data': Buffer.from(SERVER.certificate).toString('base64'),
          config: { audience: 'x' },
        },
      },
    });
  });

  it('can return a client certificate', async () => {
    const server = await startServer(({ certificate }) => certificate === 'ann');
    const { certificate: clientCertificateData, key: clientKeyData } = CLIENT;
    const hub = await startHub(server, await printing({ clientCertificateData, clientKeyData }));
    expect((await hub.ask('/api/kubernetes/api')).status).toBe(200);
  });

  it('runs again when its credentials have expired', async () => {
    const server = await startServer(() => true);
    const script = COUNTING.replace(
      'status: { token }',
      'status: { token, expirationTimestamp: "2020-01-01T00:00:00Z" }',
    );
    const hub = await startHub(server, await plugin(script, folder.path('log')));
    await hub.ask('/api/kubernetes/api');
    expect(server.seen.at(-1)?.authorization).toBe('Bearer token-2');
  });

  it.each([
    [{ token: 't' }, V1_BETA, 'has the apiVersion client.authentication.k8s.io/v1beta1'],
    [{}, V1, 'has neither a token nor a whole client certificate'],
    [{ clientKeyData: 'k' }, V1, 'has neither a token nor a whole client certificate'],
    [{ token: 't', expirationTimestamp: 'soon' }, V1, 'expirationTimestamp that is no date'],
  ])('is rejected if it returns the status %j of %s', async (status, apiVersion, problem) => {
    const server = await startServer(() => true);
    await expect(startHub(server, await printing(status, apiVersion))).rejects.toThrow(problem);
  });

  it.each([
    ['process.exit(3)', 'failed with exit code 3'],
    ['console.log("hello")', 'is not an ExecCredential'],
    ['process.kill(process.pid, "SIGTERM")', 'was ended by SIGTERM'],
  ])('is rejected if it does %j', async (script, problem) => {
    const server = await startServer(() => true);
    await expect(startHub(server, await plugin(script))).rejects.toThrow(problem);
  });

  it('is named with its install hint if it is missing', async () => {
    const server = await startServer(() => true);
    const exec = { command: 'no-such-login', installHint: 'Get it from the login shop.' };
    await expect(startHub(server, exec)).rejects.toThrow(
      'no credentials for user "ann": the command "no-such-login" is not there. Get it from the login shop.',
    );
  });
});
