import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import {
  choice,
  flag,
  group,
  podCount,
  quantity,
  resources,
  shownAs,
  text,
  USUAL_STATUS,
} from '../../build/fields';
import { anIcon } from '../../build/icon';
import { anOperator, features, runsOn, validSubscription } from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';

const cache = anApi({
  group: 'quickstone.example.com',
  kind: 'Cache',
  description: 'An in-memory store for values that can be computed again.',
  resources: ['StatefulSet', 'Pod', 'Service', 'Secret'],
  spec: {
    shards: podCount('Shards', 'Keys are spread over them.', {
      required: true,
      schema: { minimum: 1, maximum: 64, default: 1 },
    }),
    replicasPerShard: podCount('Replicas per shard', 'Copies that take over.', {
      schema: { minimum: 0, maximum: 3, default: 1 },
    }),
    memory: quantity('Memory', 'Of each pod.', { schema: { default: '1Gi' } }),
    eviction: choice('When memory is full', 'Which keys go first.', [
      'least-recently-used',
      'least-frequently-used',
      'refuse-writes',
    ]),
    persistence: group('Persistence', 'Survives the restart of all pods.', {
      enabled: flag('Write to disk', 'Slower writes, warm restarts.'),
      storage: quantity('Volume size', 'At least twice the memory.', { advanced: true }),
    }),
    exporter: flag('Metrics exporter', 'A sidecar with metrics.', { schema: { default: true } }),
    passwordSecret: text('Password secret', 'Made when empty.', { advanced: true }),
    resources: resources('For each pod.'),
  },
  status: {
    endpoint: shownAs('urn:alm:descriptor:text', 'Endpoint', 'Where clients connect.'),
    pods: shownAs('urn:alm:descriptor:com.tectonic.ui:podStatuses', 'Pods', 'By state.'),
    ...USUAL_STATUS,
  },
  examples: {
    sessions: { shards: 1, replicasPerShard: 1, memory: '1Gi', eviction: 'least-recently-used' },
    'catalog-pages': {
      shards: 4,
      replicasPerShard: 1,
      memory: '8Gi',
      eviction: 'least-frequently-used',
    },
  },
});

const community = anOperator({
  packageName: 'quickstone-cache',
  displayName: 'Quickstone Cache',
  provider: { name: 'Quickstone', url: 'https://quickstone.example.com' },
  summary: 'In-memory caches with shards, replicas and a choice of eviction.',
  description: descriptionOf('quickstone-cache'),
  categories: ['Database', 'Application Runtime'],
  capabilities: 'Full Lifecycle',
  keywords: ['cache', 'in-memory', 'key-value', 'session'],
  icon: anIcon({
    shape: 'hexagon',
    colors: ['#d9480f', '#8a2c05'],
    lines: 'M13 2L5 13h6l-1 9 9-12h-6z',
  }),
  apis: [cache],
  labels: runsOn('amd64', 'arm64'),
});

const certified = {
  ...community,
  displayName: 'Quickstone Cache Enterprise',
  annotations: {
    ...features('disconnected', 'proxy-aware', 'tls-profiles'),
    ...validSubscription('Quickstone Enterprise'),
    certified: 'true',
  },
};

/** Two catalogs offer the same package name: this one with support… */
export const quickstoneCache = aPackage(certified, {
  channels: [aChannel('stable', '3.0.0', '3.1.0', '3.2.0', '3.2.4')],
  releases: [
    { version: '3.0.0', createdAt: '2025-10-21' },
    { version: '3.1.0', createdAt: '2026-02-03' },
    { version: '3.2.0', createdAt: '2026-05-26' },
    { version: '3.2.4', createdAt: '2026-09-29' },
  ],
});

/** …and the other one with a later version, without support. */
export const quickstoneCommunity = aPackage(community, {
  channels: [aChannel('alpha', '3.2.0-alpha.1', '3.3.0-alpha.1', '3.3.0-alpha.2')],
  releases: [
    { version: '3.2.0-alpha.1', createdAt: '2026-04-07' },
    { version: '3.3.0-alpha.1', createdAt: '2026-08-18' },
    { version: '3.3.0-alpha.2', createdAt: '2026-10-27' },
  ],
});
