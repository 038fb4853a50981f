/** Runs kubectl against the local API server, if it is installed. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from './fixtures/testServer';
import type { TestServer } from './fixtures/testServer';
import { aWidget } from './fixtures/widgets';
import { openTlsFront } from './http/tlsFront';
import type { TlsFront } from './http/tlsFront';

const run = promisify(execFile);
const KUBECTL = process.env['KUBECTL'] ?? 'kubectl';
const isMissing = spawnSync(KUBECTL, ['version', '--client']).status !== 0;

describe.skipIf(isMissing)('kubectl (needs kubectl)', () => {
  let cluster: TestServer;
  let front: TlsFront;
  const home = mkdtempSync(join(tmpdir(), 'kubectl-'));
  const manifest = join(home, 'widget.json');

  beforeAll(async () => {
    cluster = await startTestServer();
    front = await openTlsFront(cluster.url);
    writeFileSync(join(home, 'ca.pem'), front.certificate);
    writeFileSync(manifest, JSON.stringify(aWidget('w')));
  });
  afterAll(async () => {
    await front.stop();
    await cluster.stop();
    rmSync(home, { recursive: true });
  });

  async function kubectl(...words: readonly string[]): Promise<string> {
    const server = ['--server', front.url, '--certificate-authority', join(home, 'ca.pem')];
    const options = ['--token', 'root', '--cache-dir', join(home, 'cache'), '--namespace', 'team'];
    const env = { ...process.env, HOME: home, KUBECONFIG: join(home, 'none') };
    const { stdout } = await run(KUBECTL, [...server, ...options, ...words], { env });
    return stdout.trim();
  }

  // The order matters, because each uses the results of previous ones.
  it.each([
    ['get namespace team -o name', 'namespace/team'],
    ['api-resources --api-group example.com -o name', 'widgets.example.com'],
    ['explain widget.spec.size', /FIELD: size <integer>/],
    ['apply -f MANIFEST', 'widget.example.com/w created'],
    ['apply -f MANIFEST', 'widget.example.com/w unchanged'],
    ['diff -f MANIFEST', ''],
    ['apply --server-side -f MANIFEST', 'widget.example.com/w serverside-applied'],
    ['get widgets -o jsonpath={.items[*].spec.mode}', 'fast'],
    ['get widgets', /^NAME +AGE\nw +\d+s$/],
    ['label widget w color=red', 'widget.example.com/w labeled'],
    ['get widgets -l color=red -o name', 'widget.example.com/w'],
    ['patch widget w --type merge -p {"spec":{"size":4}}', 'widget.example.com/w patched'],
    [
      'wait widget/w --for jsonpath={.spec.size}=4 --timeout 5s',
      'widget.example.com/w condition met',
    ],
    ['delete widget w', 'widget.example.com "w" deleted'],
    ['run p --image example.com/p', 'pod/p created'],
    ['get pods', /^NAME +READY +STATUS +RESTARTS +AGE\np +0\/1 +Pending +0 +\d+s$/],
  ])('%s', async (words, answer) => {
    const said = await kubectl(...words.replace('MANIFEST', manifest).split(' '));
    expect(said).toEqual(typeof answer === 'string' ? answer : expect.stringMatching(answer));
  });

  it.each([
    ['get widget none', /NotFound.*widgets.example.com "none" not found/],
    ['get ghosts', /the server doesn't have a resource type "ghosts"/],
    ['patch widget none --type merge -p {}', /NotFound/],
    ['get pods --as vera', /Forbidden.*User "vera" cannot list resource "pods"/],
  ])('%s is rejected', async (words, message) => {
    await expect(kubectl(...words.split(' '))).rejects.toThrow(message);
  });
});
