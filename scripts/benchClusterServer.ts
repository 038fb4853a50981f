/** Server of `npm run bench:cluster`: a large cluster in a separate process, controlled by messages. */
import { anOperator } from '../local/catalogs/build/operator';
import { aCatalog } from '../local/catalogs/build/catalog';
import { aChannel, aPackage } from '../local/catalogs/build/package';
import type { BuiltPackage } from '../local/catalogs/build/package';
import { startLocalCluster } from '../local/cluster/localCluster';
import type { ClusterClient } from '../local/cluster/kube/types';
import { PACKAGES, SUBSCRIPTIONS, TEAMS } from './benchClusterSize';
import type { ServerReport } from './benchClusterSize';

const CATALOG = 'bench';
/** Their CSVs are copied into every namespace. */
const GLOBAL_OPERATORS = 3;
const SETTLED_WITHIN_MILLISECONDS = 100_000;
/** Interval at which the content is checked while it settles. */
const LOOK_MILLISECONDS = 1000;

const started = performance.now();
const cluster = await startLocalCluster({
  catalogs: [
    aCatalog({
      name: CATALOG,
      displayName: 'Bench',
      publisher: 'Bench',
      priority: 0,
      packages: Array.from({ length: PACKAGES }, (_, index) => benchPackage(index)),
    }),
  ],
  state: 'empty',
  pace: 0.01,
  latency: 0,
  port: 0,
});
report({ kind: 'listening', url: cluster.url, milliseconds: performance.now() - started });

const filling = performance.now();
fill(cluster.client);
const installed = await settled(cluster.client);
report({
  kind: 'settled',
  milliseconds: performance.now() - filling,
  installed,
  csvs: cluster.client.list('clusterserviceversions.operators.coreos.com').length,
});

process.on('message', (question) => {
  if (question === 'stop') {
    void cluster.stop().then(() => process.exit(0));
    return;
  }
  const { rss, heapUsed } = process.memoryUsage();
  report({ kind: 'memory', rss, heapUsed });
});

function report(message: ServerReport): void {
  process.send?.(message);
}

function benchPackage(index: number): BuiltPackage {
  const name = packageName(index);
  const operator = anOperator({
    packageName: name,
    displayName: `Bench ${index}`,
    provider: { name: `Provider ${index % 40}` },
    summary: `Operator number ${index}`,
    description: `# Bench ${index}\n\n${'It keeps what it runs running. '.repeat(60)}`,
    categories: ['Database'],
  });
  return aPackage(operator, {
    channels: [aChannel('stable', '1.0.0', '1.1.0')],
    releases: [
      { version: '1.0.0', createdAt: '2026-01-01' },
      { version: '1.1.0', createdAt: '2026-06-01' },
    ],
  });
}

function packageName(index: number): string {
  return `bench-${String(index).padStart(4, '0')}`;
}

/** Creates namespaces, and Subscriptions that OLM installs: a few for all namespaces, the others in one namespace each. */
function fill(client: ClusterClient): void {
  for (let index = 0; index < TEAMS; index += 1) {
    const name = team(index);
    client.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  }
  for (let index = 0; index < SUBSCRIPTIONS; index += 1) {
    if (index >= GLOBAL_OPERATORS) {
      client.create('operatorgroups.operators.coreos.com', {
        apiVersion: 'operators.coreos.com/v1',
        kind: 'OperatorGroup',
        metadata: { name: 'own', namespace: team(index) },
        spec: { targetNamespaces: [team(index)] },
      });
    }
    subscribe(client, index < GLOBAL_OPERATORS ? 'openshift-operators' : team(index), index);
  }
}

function subscribe(client: ClusterClient, namespace: string, index: number): void {
  client.create('subscriptions.operators.coreos.com', {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    metadata: { name: packageName(index), namespace },
    spec: {
      name: packageName(index),
      channel: 'stable',
      source: CATALOG,
      sourceNamespace: 'openshift-marketplace',
    },
  });
}

function team(index: number): string {
  return `team-${String(index).padStart(3, '0')}`;
}

/**
 * Waits until every Subscription has its Operator and nothing changes.
 * @returns the number of installed Operators, also at the timeout
 */
async function settled(client: ClusterClient): Promise<number> {
  const end = performance.now() + SETTLED_WITHIN_MILLISECONDS;
  const count = (): number =>
    client
      .list('subscriptions.operators.coreos.com')
      .filter(({ status }) => status?.['state'] === 'AtLatestKnown').length;
  let changes = 0;
  let before = -1;
  const stop = client.subscribe('*', () => {
    changes += 1;
  });
  // Also wait for copied CSVs and statuses to settle.
  while ((count() < SUBSCRIPTIONS || changes !== before) && performance.now() < end) {
    before = changes;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
  }
  stop();
  return count();
}
