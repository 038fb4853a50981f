/**
 * `npm run bench:cluster`: lists, request rates, watch fan-out and memory of a large local cluster. Prints numbers
 * without limits.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Agent, get, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PACKAGES, SUBSCRIPTIONS, TEAMS } from './benchClusterSize';
import type { ServerReport } from './benchClusterSize';

const OLM = '/apis/operators.coreos.com/v1alpha1';
const PACKAGE_MANIFESTS = '/apis/packages.operators.coreos.com/v1';
const TABLE = 'application/json;as=Table;v=v1;g=meta.k8s.io';
const LISTS: readonly (readonly [name: string, path: string, accept?: string])[] = [
  ['ClusterServiceVersions, with copies', `${OLM}/clusterserviceversions`],
  [
    'ClusterServiceVersions, no copies',
    `${OLM}/clusterserviceversions?labelSelector=%21olm.copiedFrom`,
  ],
  ['ClusterServiceVersions, a page of 250', `${OLM}/clusterserviceversions?limit=250`],
  ['ClusterServiceVersions, table', `${OLM}/clusterserviceversions`, TABLE],
  ['ClusterServiceVersions of a namespace', `${OLM}/namespaces/team-100/clusterserviceversions`],
  ['Subscriptions', `${OLM}/subscriptions`],
  ['InstallPlans', `${OLM}/installplans`],
  ['Namespaces', '/api/v1/namespaces'],
  ['Pods', '/api/v1/pods'],
  ['ConfigMaps', '/api/v1/configmaps'],
  ['Events', '/api/v1/events'],
  ['CustomResourceDefinitions', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions'],
  ['PackageManifests', `${PACKAGE_MANIFESTS}/namespaces/team-100/packagemanifests`],
];
const LIST_RUNS = 40;
const RATE_MILLISECONDS = 3000;
const CONCURRENCY = 16;
const WATCHERS = 50;
const WATCHED_WRITES = 100;

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
const headers = { authorization: 'Bearer kubeadmin-token' };

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}`);
console.log(`${PACKAGES} packages, ${TEAMS} namespaces, ${SUBSCRIPTIONS} Subscriptions\n`);

const server = fork(fileURLToPath(new URL('./benchClusterServer.ts', import.meta.url)));
process.once('exit', () => server.kill());
const { url, milliseconds } = await reported(server, 'listening');
console.log(`start: ${inSeconds(milliseconds)}`);
const filled = await reported(server, 'settled');
console.log(
  `installed ${filled.installed} of ${SUBSCRIPTIONS} Operators in ${inSeconds(filled.milliseconds)}, with ${filled.csvs} ClusterServiceVersions`,
);
await benchLists();
await benchRates();
await benchFanOut();
await printMemory();
server.send('stop');
agent.destroy();

async function benchLists(): Promise<void> {
  console.log(`\nlists (${LIST_RUNS} runs, whole body read):   first     p50     p95      size`);
  for (const [name, path, accept] of LISTS) {
    const times: number[] = [];
    let bytes = 0;
    for (let run = 0; run <= LIST_RUNS; run += 1) {
      const before = performance.now();
      bytes = await call('GET', path, accept === undefined ? {} : { accept });
      times.push(performance.now() - before);
    }
    const [first = 0, ...warm] = times;
    const figures = [first, percentile(warm, 0.5), percentile(warm, 0.95)];
    const columns = figures.map((time) => `${time.toFixed(1)} ms`.padStart(10)).join('');
    console.log(`${name.padEnd(38)}${columns} ${(bytes / 1024).toFixed(0).padStart(6)} KB`);
  }
}

async function benchRates(): Promise<void> {
  console.log(`\nrequests per second, ${CONCURRENCY} at a time`);
  await printRate('get a Subscription', () =>
    call('GET', `${OLM}/namespaces/team-100/subscriptions/bench-0100`),
  );
  await printRate('SelfSubjectAccessReview', () =>
    call('POST', '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews', {
      body: {
        apiVersion: 'authorization.k8s.io/v1',
        kind: 'SelfSubjectAccessReview',
        spec: { resourceAttributes: { verb: 'list', resource: 'pods' } },
      },
    }),
  );
  await printRate('create a ConfigMap', () => createConfigMap('team-400', { generateName: 'a-' }));
}

async function printRate(name: string, ask: () => Promise<number>): Promise<void> {
  const end = performance.now() + RATE_MILLISECONDS;
  const times: number[] = [];
  async function again(): Promise<void> {
    while (performance.now() < end) {
      const before = performance.now();
      await ask();
      times.push(performance.now() - before);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, again));
  const rate = (times.length * 1000) / RATE_MILLISECONDS;
  console.log(`${name.padEnd(28)} ${rate.toFixed(0).padStart(6)}/s  ${spread(times)}`);
}

/** Time from a write until every watching client has read its event. */
async function benchFanOut(): Promise<void> {
  const written = new Map<string, number>();
  const delays: number[] = [];
  const path = `${url}/api/v1/namespaces/team-401/configmaps?watch=true`;
  const watches = await Promise.all(
    Array.from({ length: WATCHERS }, () =>
      watch(path, (name) => {
        const at = written.get(name);
        if (at !== undefined) delays.push(performance.now() - at);
      }),
    ),
  );
  for (let index = 0; index < WATCHED_WRITES; index += 1) {
    const name = `w-${index}-end`;
    written.set(name, performance.now());
    await createConfigMap('team-401', { name });
  }
  const end = performance.now() + 5000;
  while (delays.length < WATCHERS * WATCHED_WRITES && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  watches.forEach((stop) => {
    stop();
  });
  console.log(
    `\nwatch fan-out to ${WATCHERS} clients: ${delays.length} of ${WATCHERS * WATCHED_WRITES} events, ${spread(delays)}`,
  );
}

function watch(path: string, seen: (name: string) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const requested = get(path, { headers }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        for (const [, name = ''] of text.matchAll(/"name":"(w-\d+-end)"/g)) seen(name);
      });
      // Aborted intentionally at the end.
      response.on('error', () => undefined);
      resolve(() => requested.destroy());
    }).on('error', reject);
  });
}

async function printMemory(): Promise<void> {
  const answer = reported(server, 'memory');
  server.send('memory');
  const { rss, heapUsed } = await answer;
  const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
  console.log(`memory of the server: ${megabytes(rss)} resident, ${megabytes(heapUsed)} heap`);
}

function createConfigMap(namespace: string, metadata: object): Promise<number> {
  const body = { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { a: 'b' } };
  return call('POST', `/api/v1/namespaces/${namespace}/configmaps`, { body });
}

/** @returns the size of the body; rejects if the request fails */
function call(
  method: string,
  path: string,
  { accept = 'application/json', body }: { readonly accept?: string; readonly body?: object } = {},
): Promise<number> {
  const options = {
    method,
    agent,
    headers: { ...headers, accept, 'content-type': 'application/json' },
  };
  return new Promise((resolve, reject) => {
    const requested = request(`${url}${path}`, options, (response) => {
      sizeOf(response).then((size) => {
        if ((response.statusCode ?? 500) < 300) resolve(size);
        else reject(new Error(`${method} ${path}: status ${response.statusCode ?? 'unknown'}`));
      }, reject);
    });
    requested.on('error', reject);
    requested.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function sizeOf(response: IncomingMessage): Promise<number> {
  let size = 0;
  for await (const chunk of response) {
    size += Buffer.isBuffer(chunk) ? chunk.length : 0;
  }
  return size;
}

/** Waits for the next report of one kind from the server's process. */
function reported<Kind extends ServerReport['kind']>(
  from: ChildProcess,
  kind: Kind,
): Promise<Extract<ServerReport, { readonly kind: Kind }>> {
  return new Promise((resolve, reject) => {
    from.once('exit', (code) => {
      reject(new Error(`The server process exited with ${code ?? 'a signal'}`));
    });
    from.on('message', (message: ServerReport) => {
      if (isOf(message, kind)) resolve(message);
    });
  });
}

function isOf<Kind extends ServerReport['kind']>(
  message: ServerReport,
  kind: Kind,
): message is Extract<ServerReport, { readonly kind: Kind }> {
  return message.kind === kind;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function spread(times: readonly number[]): string {
  return `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
