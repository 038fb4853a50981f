/** Runs the local nginx with the image's configuration for tests. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connect } from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';
import { selfSigned } from '../../local/cluster/olm/csv/certificate';

const NGINX = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((path) => existsSync(path));

/** Reason why the image's configuration cannot be tested here; absent: it can. */
export const whyNoNginx =
  NGINX === undefined ? 'requires nginx: apt-get install nginx-light' : undefined;

export type Nginx = {
  readonly port: number;
  /** PEM of the initial certificate. */
  readonly certificate: string;
  /** Output, including its access log. */
  readonly output: () => string;
  /** Replaces the certificate of the Secret's mount. */
  readonly renewCertificate: () => Promise<void>;
  /** The only folder with write permission. */
  readonly temporary: string;
  readonly stop: () => Promise<void>;
};

const FILES = ['nginx.conf', 'start.sh'];

/** An arbitrary user ID like in OpenShift; only root can select one. */
const ANY_USER = 1_000_660_000;
const TIME_LIMIT_MS = 15_000;

/** Serves a packed folder, with an arbitrary user ID if tests run as root. */
export async function startNginx(folder: string): Promise<Nginx> {
  if (NGINX === undefined) throw new Error(whyNoNginx);
  const temporary = await mkdtemp(join(tmpdir(), 'nginx-'));
  await renewCertificate(temporary);
  const port = await freePort();
  for (const file of FILES) {
    const text = await readFile(join('deploy/image', file), 'utf8');
    await writeFile(join(temporary, file), moved(text, { folder, temporary, port }));
  }
  // Uses a file because nginx reopens /dev/stdout, which fails for the sockets of Node's child processes.
  const output = join(temporary, 'output');
  const log = openSync(output, 'a');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', `${ANY_USER}:0`, temporary]);
  const child = spawn('sh', [join(temporary, 'start.sh')], {
    stdio: ['ignore', log, log],
    env: { PATH: `${process.env['PATH'] ?? ''}:${dirname(NGINX)}` },
    ...(isRoot ? { uid: ANY_USER, gid: 0 } : {}),
  });
  closeSync(log);
  const said = (): string => readFileSync(output, 'utf8');
  await listening({ child, port, output: said });
  return {
    port,
    temporary,
    certificate: await readFile(join(temporary, 'tls.crt'), 'utf8'),
    output: said,
    renewCertificate: () => renewCertificate(temporary),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(temporary, { recursive: true });
    },
  };
}

type Places = { readonly folder: string; readonly temporary: string; readonly port: number };

/** Replaces paths in a file of the image; the temporary folder first, because it might contain the others. */
function moved(text: string, { folder, temporary, port }: Places): string {
  return text
    .replaceAll('/tmp/', `${temporary}/`)
    .replaceAll('/opt/operator-hub/plugin', folder)
    .replaceAll('/opt/operator-hub/nginx.conf', join(temporary, 'nginx.conf'))
    .replaceAll('/var/serving-cert', temporary)
    .replaceAll('9443', String(port));
}

async function renewCertificate(folder: string): Promise<void> {
  const { certificate, key } = selfSigned(['localhost'], Date.now());
  await writeFile(join(folder, 'tls.key'), key);
  await writeFile(join(folder, 'tls.crt'), certificate);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

type Starting = {
  readonly child: ChildProcess;
  readonly port: number;
  readonly output: () => string;
};

async function listening({ child, port, output }: Starting): Promise<void> {
  const until = Date.now() + TIME_LIMIT_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error(`nginx did not start: ${output()}`);
    }
    await sleep(20);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false });
    socket.once('secureConnect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
