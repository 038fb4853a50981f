import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import {
  choice,
  duration,
  flag,
  group,
  nameOf,
  number,
  podCount,
  quantity,
  resources,
  shownAs,
  text,
  texts,
  USUAL_STATUS,
  withRules,
} from '../../build/fields';
import { anIcon } from '../../build/icon';
import {
  ALL_VERBS,
  anOperator,
  aRule,
  features,
  runsOn,
  validSubscription,
} from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';

const GROUP = 'heron.example.com';

export const heronCluster = anApi({
  group: GROUP,
  kind: 'HeronCluster',
  description: 'A database cluster: one primary and any number of replicas.',
  shortNames: ['hc'],
  resources: ['StatefulSet', 'Pod', 'Service', 'Secret', 'PersistentVolumeClaim'],
  spec: {
    version: choice('Engine version', 'Major version of the database engine.', ['16', '17', '18']),
    instances: podCount(
      'Instances',
      'The primary and its replicas. Use an odd number for automatic failover.',
      {
        required: true,
        schema: { minimum: 1, maximum: 9, default: 3 },
      },
    ),
    storage: withRules(
      group('Storage', 'Where the data lives.', {
        size: quantity('Size', 'Size of each volume. It can grow later, never shrink.', {
          required: true,
        }),
        storageClassName: nameOf('StorageClass', 'Storage class', 'The default class when empty.'),
      }),
      {
        rule: 'quantity(self.size).compareTo(quantity(oldSelf.size)) >= 0',
        message: 'size can grow, but not shrink',
        fieldPath: '.size',
      },
      {
        rule: 'has(self.storageClassName) == has(oldSelf.storageClassName) && (!has(self.storageClassName) || self.storageClassName == oldSelf.storageClassName)',
        message: 'storageClassName is immutable',
        fieldPath: '.storageClassName',
      },
    ),
    backup: withRules(
      group('Backup', 'Continuous archiving to object storage.', {
        enabled: flag('Archive continuously', 'Sends the write-ahead log to the bucket.'),
        schedule: text('Base backup schedule', 'A cron expression, in UTC.', {
          schema: { default: '0 2 * * *' },
        }),
        credentialsSecret: nameOf(
          'Secret',
          'Bucket credentials',
          'Keys ACCESS_KEY and SECRET_KEY.',
        ),
      }),
      {
        rule: '!has(self.credentialsSecret) || (has(self.enabled) && self.enabled)',
        message: 'credentialsSecret requires enabled to be true',
        fieldPath: '.credentialsSecret',
      },
    ),
    tlsSecret: nameOf('Secret', 'TLS secret', 'A certificate of your own; one is made when empty.'),
    resources: resources('What each instance asks for.'),
    parameters: texts('Engine parameters', 'Lines such as max_connections=200.'),
  },
  status: {
    instances: shownAs(
      'urn:alm:descriptor:com.tectonic.ui:podStatuses',
      'Instances',
      'Pods by state.',
    ),
    primary: shownAs(
      'urn:alm:descriptor:io.kubernetes:Pod',
      'Primary',
      'The pod that takes writes.',
    ),
    ...USUAL_STATUS,
  },
  examples: {
    orders: { version: '17', instances: 3, storage: { size: '20Gi' }, backup: { enabled: false } },
    'single-for-tests': { version: '18', instances: 1, storage: { size: '1Gi' } },
  },
});

const heronBackup = anApi({
  group: GROUP,
  kind: 'HeronBackup',
  description: 'One base backup of a cluster, taken when the resource is created.',
  resources: ['Job', 'Pod'],
  spec: {
    cluster: text('Cluster', 'Name of the HeronCluster to copy.', { required: true }),
    retention: duration('Keep for', 'The copy is removed after this time.', {
      schema: { default: '30d' },
    }),
  },
  examples: { 'before-migration': { cluster: 'orders', retention: '90d' } },
});

const heronUser = anApi({
  group: GROUP,
  kind: 'HeronUser',
  description: 'A role in a cluster; its password is written to a Secret.',
  resources: ['Secret'],
  spec: {
    cluster: text('Cluster', 'Name of the HeronCluster.', { required: true }),
    databases: texts('Databases', 'Databases the role owns. They are created when missing.'),
    connectionLimit: number('Connection limit', 'Most connections at once.', {
      advanced: true,
      schema: { minimum: 1 },
    }),
  },
  examples: { 'orders-app': { cluster: 'orders', databases: ['orders'] } },
});

/** Bookkeeping of failovers, which no user creates. */
const heronLease = anApi({
  group: GROUP,
  kind: 'HeronLease',
  description: 'Who is primary. Written by the operator only.',
  spec: { holder: text('Holder', 'The pod that is primary.') },
});

const operator = anOperator({
  packageName: 'heron-database',
  displayName: 'Heron Database',
  provider: { name: 'Red Hat', url: 'https://www.example.com' },
  summary: 'Relational database clusters with failover, backup and point-in-time recovery.',
  description: descriptionOf('heron-database'),
  categories: ['Database'],
  capabilities: 'Auto Pilot',
  keywords: ['database', 'sql', 'relational', 'failover', 'backup'],
  icon: anIcon({
    shape: 'square',
    colors: ['#0b5fa5', '#0a3d6b'],
    lines: 'M4 6c0-4 16-4 16 0s-16 4-16 0v12c0 4 16 4 16 0V6M4 12c0 4 16 4 16 0',
  }),
  apis: [heronCluster, heronBackup, heronUser, heronLease],
  clusterPermissions: [aRule('storage.k8s.io', 'storageclasses', 'get list watch')],
  annotations: {
    'operators.operatorframework.io/internal-objects': '["heronleases.heron.example.com"]',
    ...features('disconnected', 'fips-compliant', 'proxy-aware', 'tls-profiles'),
    ...validSubscription('OpenShift Container Platform', 'OpenShift Platform Plus'),
  },
  labels: runsOn('amd64', 'arm64', 'ppc64le', 's390x'),
});

/** 3.0 removes engine 15 and is offered in `candidate` first. */
export const heronDatabase = aPackage(operator, {
  channels: [
    aChannel(
      'stable',
      '2.0.0',
      '2.1.0',
      { version: '2.2.0', skipRange: '>=2.0.0 <2.2.0' },
      '2.2.1',
    ),
    aChannel('candidate', '2.2.1', '3.0.0'),
  ],
  releases: [
    { version: '2.0.0', createdAt: '2025-11-04', changes: { apis: [heronCluster, heronUser] } },
    {
      version: '2.1.0',
      createdAt: '2026-02-10',
      changes: { apis: [heronCluster, heronBackup, heronUser] },
    },
    { version: '2.2.0', createdAt: '2026-05-19' },
    { version: '2.2.1', createdAt: '2026-06-30' },
    {
      version: '3.0.0',
      createdAt: '2026-09-15',
      changes: {
        permissions: [...operator.permissions, aRule('batch', 'jobs cronjobs', ALL_VERBS)],
      },
    },
  ],
});
