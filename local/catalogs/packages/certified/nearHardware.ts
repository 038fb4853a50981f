/** Packages close to nodes: other architectures, storage and network, and their permissions. */
import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import { choice, flag, number, quantity, text, texts } from '../../build/fields';
import { anIcon } from '../../build/icon';
import {
  ALL_VERBS,
  anOperator,
  aRule,
  features,
  oldFeatures,
  runsOn,
  validSubscription,
} from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';

const basalt = anOperator({
  packageName: 'basalt-storage',
  displayName: 'Basalt Storage',
  provider: { name: 'Basalt Works' },
  summary: 'Block volumes on the disks of your nodes, with snapshots and encryption.',
  description: descriptionOf('basalt-storage'),
  categories: ['Storage'],
  capabilities: 'Full Lifecycle',
  keywords: ['storage', 'csi', 'block', 'snapshots'],
  icon: anIcon({
    shape: 'hexagon',
    colors: ['#495057', '#212529'],
    lines: 'M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4',
  }),
  installModes: ['SingleNamespace'],
  apis: [
    anApi({
      group: 'basalt.example.com',
      kind: 'StoragePool',
      description: 'Disks that volumes are cut from.',
      resources: ['DaemonSet', 'StorageClass'],
      spec: {
        devices: texts('Devices', 'Such as /dev/nvme1n1.', { required: true }),
        copies: number('Copies', 'On different nodes.', {
          schema: { minimum: 1, maximum: 3, default: 2 },
        }),
        encrypted: flag('Encrypted', 'Keys are kept in the cluster.', {
          schema: { default: true },
        }),
      },
      examples: { fast: { devices: ['/dev/nvme1n1'], copies: 2, encrypted: true } },
    }),
    anApi({
      group: 'basalt.example.com',
      kind: 'SnapshotPlan',
      description: 'When volumes are copied.',
      resources: [],
      spec: {
        pool: text('Pool', 'Name of the StoragePool.', { required: true }),
        every: choice('Every', 'How often.', ['hour', 'day', 'week']),
      },
      examples: { daily: { pool: 'fast', every: 'day' } },
    }),
  ],
  clusterPermissions: [
    aRule('storage.k8s.io', 'storageclasses csidrivers csinodes volumeattachments', ALL_VERBS),
    aRule('core', 'persistentvolumes nodes', ALL_VERBS),
  ],
  annotations: {
    ...oldFeatures('csi', 'disconnected'),
    ...validSubscription('Basalt Storage', 'OpenShift Container Platform'),
    'operatorframework.io/suggested-namespace': 'basalt-storage',
  },
  labels: runsOn('amd64', 'ppc64le', 's390x'),
});

export const basaltStorage = aPackage(basalt, {
  channels: [aChannel('stable-7', '7.0.0', '7.1.0', '7.2.0')],
  releases: [
    { version: '7.0.0', createdAt: '2025-12-16' },
    { version: '7.1.0', createdAt: '2026-04-14' },
    { version: '7.2.0', createdAt: '2026-09-08' },
  ],
});

const ember = anOperator({
  packageName: 'ember-accelerators',
  displayName: 'Ember Accelerators',
  provider: { name: 'Ember Labs' },
  summary: 'Drivers, device plugin and metrics for Ember accelerator cards.',
  description: descriptionOf('ember-accelerators'),
  categories: ['AI/Machine Learning'],
  capabilities: 'Deep Insights',
  keywords: ['gpu', 'accelerator', 'driver', 'ai'],
  icon: anIcon({
    shape: 'square',
    colors: ['#7048e8', '#3b2191'],
    lines: 'M7 7h10v10H7zM10 10h4v4h-4zM9 3v4M15 3v4M9 17v4M15 17v4M3 9h4M3 15h4M17 9h4M17 15h4',
  }),
  installModes: ['AllNamespaces'],
  apis: [
    anApi({
      group: 'ember.example.com',
      kind: 'AcceleratorPolicy',
      plural: 'acceleratorpolicies',
      scope: 'Cluster',
      description: 'Driver version and sharing of all cards.',
      resources: ['DaemonSet', 'Pod'],
      spec: {
        driverVersion: text('Driver version', 'Loaded on each node with a card.', {
          required: true,
        }),
        sharing: choice('Sharing', 'How pods share a card.', [
          'exclusive',
          'time-slices',
          'partitions',
        ]),
        hugePages: quantity('Huge pages', 'Reserved per node.', { advanced: true }),
      },
      examples: { 'cluster-policy': { driverVersion: '555.1', sharing: 'exclusive' } },
    }),
  ],
  // It loads kernel modules, which a review before the installation must report.
  clusterPermissions: [aRule('*', '*', '*')],
  annotations: {
    ...features('disconnected', 'cni'),
    'operatorframework.io/suggested-namespace': 'ember-accelerators',
    'operatorframework.io/cluster-monitoring': 'true',
  },
  labels: runsOn('arm64'),
});

/** Runs only on arm64, so a cluster of amd64 nodes must not offer it. */
export const emberAccelerators = aPackage(ember, {
  channels: [aChannel('v25', '25.3.0', '25.6.0')],
  releases: [
    { version: '25.3.0', createdAt: '2026-03-10' },
    { version: '25.6.0', createdAt: '2026-06-23' },
  ],
});

// The name has the maximum length, because the CSV name becomes a label value of at most 63 characters.
const longName = anOperator({
  packageName: 'unified-enterprise-configuration-and-toggle-manager',
  displayName:
    'Unified Enterprise-Grade Distributed Configuration and Feature Toggle Lifecycle Manager for Hybrid Multi-Cluster Estates',
  provider: {
    name: 'The Very Long and Thoroughly Descriptive Software Company of North Umberland, Ltd.',
  },
  summary:
    'Manages the whole life of configuration values and feature toggles, from the first draft over review, staged roll-out and measurement to their removal, in as many clusters as you have, with an audit trail that names every person who ever changed anything.',
  description: descriptionOf('long-name'),
  categories: [
    'Developer Tools',
    'Integration & Delivery',
    'OpenShift Optional',
    'Application Runtime',
  ],
  icon: anIcon({
    shape: 'circle',
    colors: ['#0ca678', '#066649'],
    lines: 'M3 8h10M17 8h4M15 6v4M3 16h4M11 16h10M9 14v4',
  }),
  apis: [
    anApi({
      group: 'configuration-and-feature-toggles.lifecycle.example.com',
      kind: 'DistributedConfigurationFeatureToggleSet',
      description: 'Toggles that are rolled out together.',
      spec: { toggles: texts('Toggles', 'Names of toggles.', { required: true }) },
      examples: { checkout: { toggles: ['new-checkout', 'express-delivery'] } },
    }),
  ],
});

export const veryLongName = aPackage(longName, {
  channels: [aChannel('stable-for-production-use-with-long-term-support', '10.20.30')],
  releases: [{ version: '10.20.30', createdAt: '2026-07-14' }],
});
