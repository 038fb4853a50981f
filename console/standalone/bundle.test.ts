import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selfSigned } from '../../local/cluster/olm/csv/certificate';

/** As in the image: the one file, and no node_modules beside it. */
let folder: string;
let started: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standalone-'));
  const { certificate, key } = selfSigned(['localhost'], Date.now());
  await writeFile(join(folder, 'tls.crt'), certificate);
  await writeFile(join(folder, 'tls.key'), key);
  const words = ['--import', 'tsx', 'scripts/build.ts', 'standalone'];
  expect(spawnSync(process.execPath, words, { encoding: 'utf8' })).toMatchObject({ status: 0 });
  await copyFile('console/standalone/dist/standalone.cjs', join(folder, 'standalone.cjs'));
}, 60_000);

afterAll(async () => {
  started?.kill();
  await rm(folder, { recursive: true });
});

it('names missing options', () => {
  const { status, stderr } = spawnSync(process.execPath, ['standalone.cjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: {},
  });
  expect(status).toBe(2);
  expect(stderr).toContain('--api-server and --api-ca, or --kubeconfig are required');
});

it('serves over TLS before it connects to the cluster', async () => {
  const words = ['standalone.cjs', '--port=0', '--tls=.', '--api-ca=tls.crt'];
  const server = spawn(process.execPath, [...words, '--api-server=https://localhost:1'], {
    cwd: folder,
    env: {},
  });
  started = server;
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', reject);
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, found] = /Operator Hub: (\S+)/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  expect(url).toMatch(/^https:\/\/localhost:\d+$/);
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  expect(await statusOf(`${url}/login`)).toBe(200);
}, 20_000);

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
