import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { selfSigned } from '../../local/cluster/olm/csv/certificate';
import { chosenUsers } from './chosenUsers';
import type { Listen, RunningConsole } from './options';
import { startConsole } from './server';

let tls: string;
let running: RunningConsole | undefined;

beforeEach(async () => {
  tls = await mkdtemp(join(tmpdir(), 'listen-'));
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(tls, { recursive: true });
});

async function start(listen: Listen): Promise<string> {
  running = await startConsole({
    listen,
    access: chosenUsers([]),
    consoleDir: 'console',
    pluginDir: tls,
  });
  return running.url;
}

async function putCertificate(files: readonly string[]): Promise<void> {
  const made = selfSigned(['localhost'], Date.now());
  const texts: Readonly<Record<string, string>> = {
    'tls.crt': made.certificate,
    'tls.key': made.key,
  };
  for (const file of files) await writeFile(join(tls, file), texts[file] ?? '');
}

function serialNumberAt(url: string, host = '127.0.0.1'): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().serialNumber);
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

it('uses a renewed certificate, but not an incomplete pair', async () => {
  await putCertificate(['tls.crt', 'tls.key']);
  const url = await start({ tls, renewal: 20 });
  const first = await serialNumberAt(url);
  await putCertificate(['tls.crt']);
  expect(await serialNumberAt(url)).toBe(first);
  await putCertificate(['tls.crt', 'tls.key']);
  await expect.poll(() => serialNumberAt(url), { timeout: 10_000 }).not.toBe(first);
});

it('does not start with a certificate and key that do not match', async () => {
  await putCertificate(['tls.crt', 'tls.key']);
  await putCertificate(['tls.key']);
  await expect(start({ tls })).rejects.toThrow(/key/i);
});

it('listens on all addresses only if configured', async () => {
  await putCertificate(['tls.crt', 'tls.key']);
  const hosts = ['127.0.0.1', ...(existsSync('/proc/net/if_inet6') ? ['::1'] : [])];
  const url = await start({ tls, isPublic: true });
  for (const host of hosts) expect(await serialNumberAt(url, host)).not.toBe('');
  await running?.stop();
  const own = await start({ tls });
  await expect(serialNumberAt(own, '127.0.0.2')).rejects.toThrow('ECONNREFUSED');
});
