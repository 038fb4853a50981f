/** Packages with dependencies: a provided kind, a package in a version range, and unavailable ones. */
import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import { choice, flag, podCount, quantity, text, texts } from '../../build/fields';
import { anIcon } from '../../build/icon';
import { anOperator, features, requiresKind, requiresPackage, runsOn } from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';
import { heronCluster } from '../redhat/heronDatabase';

const saffron = anOperator({
  packageName: 'saffron-search',
  displayName: 'Saffron Search',
  provider: { name: 'Saffron Labs' },
  summary: 'Full-text search over the tables of a database, updated as rows change.',
  description: descriptionOf('saffron-search'),
  categories: ['Database', 'AI/Machine Learning'],
  keywords: ['search', 'full text', 'index'],
  icon: anIcon({
    shape: 'circle',
    colors: ['#e09f3e', '#9e5a00'],
    lines: 'M10.500 4a6.500 6.500 0 1 1 0 13a6.500 6.500 0 1 1 0-13M15.500 15.500L21 21M8 10.500h5',
  }),
  apis: [
    anApi({
      group: 'saffron.example.com',
      kind: 'SearchIndex',
      plural: 'searchindexes',
      description: 'An index over tables of a HeronCluster.',
      spec: {
        cluster: text('Database', 'Name of the HeronCluster.', { required: true }),
        tables: texts('Tables', 'Tables to index.', { required: true }),
        language: choice('Language', 'How words are cut.', [
          'simple',
          'en',
          'de',
          'fr',
          'es',
          'ja',
        ]),
        replicas: podCount('Replicas', 'Pods that answer queries.', {
          schema: { minimum: 1, default: 2 },
        }),
      },
      examples: {
        products: { cluster: 'orders', tables: ['products'], language: 'en', replicas: 2 },
      },
    }),
  ],
  requiredApis: [heronCluster],
  labels: runsOn('amd64', 'arm64'),
});

export const saffronSearch = aPackage(saffron, {
  channels: [aChannel('stable', '1.0.0', '1.1.0')],
  releases: [
    { version: '1.0.0', createdAt: '2026-03-17' },
    { version: '1.1.0', createdAt: '2026-08-04' },
  ],
});

const kestrel = anOperator({
  packageName: 'kestrel-analytics',
  displayName: 'Kestrel Analytics',
  provider: { name: 'Kestrel Data' },
  summary: 'Interactive reports over event streams. Needs an engine that is sold separately.',
  description: descriptionOf('kestrel-analytics'),
  categories: ['Big Data'],
  capabilities: 'Basic Install',
  icon: anIcon({
    shape: 'square',
    colors: ['#0f766e', '#083d39'],
    lines: 'M4 20V10M10 20V4M16 20v-7M22 20H2M15 8l5-5M16 3h4v4',
  }),
  apis: [
    anApi({
      group: 'kestrel.example.com',
      kind: 'Report',
      description: 'A query and how its result is drawn.',
      spec: {
        query: text('Query', 'In the language of the engine.', { required: true }),
        live: flag('Live', 'Redraws as events arrive.'),
      },
      examples: { 'orders-per-minute': { query: 'count(orders) every 1m', live: true } },
    }),
  ],
  // No catalog offers either of them, so the resolution must fail with a message.
  properties: [
    requiresPackage('kestrel-engine', '>=5.0.0 <6.0.0'),
    requiresKind('engine.kestrel.example.com', 'v1', 'Engine'),
  ],
});

export const kestrelAnalytics = aPackage(kestrel, {
  channels: [aChannel('stable', '4.0.0')],
  releases: [{ version: '4.0.0', createdAt: '2026-04-28' }],
});

const halcyon = anOperator({
  packageName: 'halcyon-scheduler',
  displayName: 'Halcyon Scheduler',
  provider: { name: 'Halcyon Computing' },
  summary: 'Places batch work where energy is cheap. Made for a Kubernetes that is yet to come.',
  description: descriptionOf('halcyon-scheduler'),
  categories: ['AI/Machine Learning', 'OpenShift Optional'],
  capabilities: 'Basic Install',
  maturity: 'alpha',
  icon: anIcon({
    shape: 'leaf',
    colors: ['#2f9e44', '#1b5e2a'],
    lines: 'M12 3v9l6 4M12 3a9 9 0 1 1-9 9M3 5l2 3 3-2',
  }),
  installModes: ['AllNamespaces'],
  minKubeVersion: '1.99.0',
  annotations: features('csi', 'cni'),
  apis: [
    anApi({
      group: 'halcyon.example.com',
      kind: 'BatchWindow',
      scope: 'Cluster',
      description: 'When batch work may run and how much of it.',
      spec: {
        start: text('Start', 'Time of day, UTC.', { required: true }),
        cpu: quantity('CPU', 'Most CPU in the window.'),
      },
      examples: { night: { start: '22:00', cpu: '64' } },
    }),
  ],
});

export const halcyonScheduler = aPackage(halcyon, {
  channels: [aChannel('preview', '0.1.0', '0.2.0')],
  releases: [
    { version: '0.1.0', createdAt: '2026-08-11', changes: { minKubeVersion: '1.98.0' } },
    { version: '0.2.0', createdAt: '2026-11-03' },
  ],
});
