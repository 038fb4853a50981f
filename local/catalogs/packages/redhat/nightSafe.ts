import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import {
  choice,
  duration,
  flag,
  group,
  nameOf,
  number,
  shownAs,
  text,
  texts,
  USUAL_STATUS,
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

const GROUP = 'nightsafe.example.com';

const vault = anApi({
  group: GROUP,
  kind: 'Vault',
  description: 'Where copies are kept and how the operator gets there. One per cluster is enough.',
  resources: ['Deployment', 'Pod', 'Secret'],
  spec: {
    provider: choice('Provider', 'Kind of object storage.', [
      'aws',
      'azure',
      'gcp',
      's3-compatible',
    ]),
    bucket: text('Bucket', 'Bucket or container name.', { required: true }),
    credentialsSecret: nameOf('Secret', 'Credentials', 'Not needed with short-lived tokens.'),
    nodeAgent: group('Node agent', 'Copies the files of volumes without snapshot support.', {
      enabled: flag('Run the agent', 'One pod on each node.'),
      parallelVolumes: number('Volumes at once', 'Per node.', {
        advanced: true,
        schema: { minimum: 1, default: 2 },
      }),
    }),
  },
  examples: {
    'nightly-vault': { provider: 'aws', bucket: 'cluster-backups', nodeAgent: { enabled: true } },
  },
});

const copySchedule = anApi({
  group: GROUP,
  kind: 'CopySchedule',
  description: 'Namespaces that are copied again and again.',
  resources: ['Job'],
  spec: {
    schedule: text('Schedule', 'A cron expression, in UTC.', { required: true }),
    namespaces: texts('Namespaces', 'All namespaces when empty.'),
    keepFor: duration('Keep for', 'Older copies are removed.', { schema: { default: '720h' } }),
    paused: flag('Paused', 'Makes no copies for now.'),
  },
  examples: {
    nightly: { schedule: '30 1 * * *', namespaces: ['shop', 'orders'], keepFor: '336h' },
  },
});

const restore = anApi({
  group: GROUP,
  kind: 'Restore',
  description: 'Brings the namespaces of one copy back.',
  resources: ['Job'],
  spec: {
    copy: text('Copy', 'Name of the copy.', { required: true }),
    onExisting: choice('If an object exists', 'Keep it or overwrite it.', ['keep', 'overwrite']),
  },
  status: {
    report: shownAs(
      'urn:alm:descriptor:org.w3:link',
      'Report',
      'What was restored and what was not.',
    ),
    ...USUAL_STATUS,
  },
  examples: { 'shop-yesterday': { copy: 'nightly-20261120', onExisting: 'keep' } },
});

const operator = anOperator({
  packageName: 'night-safe',
  displayName: 'Night Safe Backup',
  provider: { name: 'Red Hat' },
  summary: 'Copies namespaces and their volumes to object storage, and brings them back.',
  description: descriptionOf('night-safe'),
  categories: ['Storage', 'OpenShift Optional'],
  capabilities: 'Full Lifecycle',
  keywords: ['backup', 'restore', 'disaster recovery', 'snapshots'],
  icon: anIcon({
    shape: 'circle',
    colors: ['#3c2a78', '#1b1340'],
    lines: 'M5 5h14v14H5zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6M12 12h3M7 19v2M17 19v2',
  }),
  installModes: ['OwnNamespace', 'SingleNamespace'],
  apis: [vault, copySchedule, restore],
  clusterPermissions: [
    aRule('core', 'namespaces persistentvolumes persistentvolumeclaims', ALL_VERBS),
    aRule('snapshot.storage.k8s.io', 'volumesnapshots volumesnapshotcontents', ALL_VERBS),
  ],
  annotations: {
    'operatorframework.io/suggested-namespace': 'openshift-night-safe',
    'operatorframework.io/cluster-monitoring': 'true',
    'console.openshift.io/operator-monitoring-default': 'true',
    'console.openshift.io/plugins': '["night-safe-console"]',
    'operatorframework.io/initialization-resource': JSON.stringify({
      apiVersion: `${GROUP}/v1`,
      kind: 'Vault',
      metadata: { name: 'nightly-vault', namespace: 'openshift-night-safe' },
      spec: { provider: 'aws', bucket: 'cluster-backups' },
    }),
    'operator.openshift.io/uninstall-message':
      'Your copies stay in the bucket. Schedules stop at once: note them down if another tool takes over.',
    ...features('disconnected', 'token-auth-aws', 'token-auth-azure', 'token-auth-gcp'),
    ...validSubscription('OpenShift Platform Plus'),
  },
  labels: runsOn('amd64', 'arm64', 'ppc64le', 's390x'),
});

export const nightSafe = aPackage(operator, {
  channels: [
    aChannel('stable', '1.3.0', '1.4.0', '1.5.0'),
    aChannel('stable-1.4', '1.3.0', '1.4.0'),
  ],
  releases: [
    { version: '1.3.0', createdAt: '2025-10-14', changes: { apis: [vault, copySchedule] } },
    { version: '1.4.0', createdAt: '2026-03-24' },
    { version: '1.5.0', createdAt: '2026-09-01' },
  ],
});
