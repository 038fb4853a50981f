import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import {
  choice,
  duration,
  flag,
  group,
  number,
  podCount,
  quantity,
  resources,
  text,
  texts,
} from '../../build/fields';
import { anIcon } from '../../build/icon';
import { anOperator, features, runsOn, validSubscription } from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';

const GROUP = 'parcel.example.com';

const broker = anApi({
  group: GROUP,
  kind: 'Broker',
  description: 'A group of servers that store and deliver messages.',
  resources: ['StatefulSet', 'Pod', 'Service', 'Route', 'PersistentVolumeClaim'],
  spec: {
    replicas: podCount('Servers', 'Messages are kept on a majority of them.', {
      required: true,
      schema: { minimum: 1, maximum: 15, default: 3 },
    }),
    storage: quantity('Volume size', 'Disk of each server.', { schema: { default: '10Gi' } }),
    listeners: group('Listeners', 'How clients reach the broker.', {
      internal: flag('Inside the cluster', 'A Service on port 5671.', {
        schema: { default: true },
      }),
      external: flag('From outside', 'A Route with TLS passthrough.'),
    }),
    authentication: choice('Authentication', 'How clients prove who they are.', [
      'tls',
      'scram',
      'oauth',
      'none',
    ]),
    resources: resources('What each server asks for.'),
  },
  examples: { 'shop-events': { replicas: 3, storage: '10Gi', authentication: 'scram' } },
});

const queue = anApi({
  group: GROUP,
  kind: 'Queue',
  description: 'A queue on a broker: each message goes to one consumer.',
  resources: [],
  spec: {
    broker: text('Broker', 'Name of the Broker in this namespace.', { required: true }),
    maxDeliveries: number(
      'Deliveries before giving up',
      'Then the message goes to the dead-letter queue.',
      {
        schema: { minimum: 1, default: 5 },
      },
    ),
    deadLetterQueue: text('Dead-letter queue', 'Another Queue of the same broker.', {
      advanced: true,
    }),
  },
  examples: { 'new-orders': { broker: 'shop-events', maxDeliveries: 5 } },
});

const topic = anApi({
  group: GROUP,
  kind: 'Topic',
  description: 'A topic on a broker: each subscriber reads every message.',
  resources: [],
  spec: {
    broker: text('Broker', 'Name of the Broker in this namespace.', { required: true }),
    partitions: number('Partitions', 'Order is kept within one.', {
      schema: { minimum: 1, maximum: 512, default: 6 },
    }),
    retention: duration('Keep for', 'Older messages are removed.', { schema: { default: '7d' } }),
    compactKeys: texts('Compacted keys', 'Only the newest message of these keys is kept.', {
      advanced: true,
    }),
  },
  examples: { 'price-changes': { broker: 'shop-events', partitions: 12, retention: '3d' } },
});

const operator = anOperator({
  packageName: 'parcel-queue',
  displayName: 'Parcel Queue',
  provider: { name: 'Red Hat' },
  summary: 'Durable queues and topics for services that should not wait for each other.',
  description: descriptionOf('parcel-queue'),
  categories: ['Integration & Delivery', 'Streaming & Messaging'],
  capabilities: 'Deep Insights',
  keywords: ['messaging', 'queue', 'events', 'streaming', 'broker'],
  icon: anIcon({
    shape: 'square',
    colors: ['#c9190b', '#7d1007'],
    lines: 'M3 7l9-4 9 4v10l-9 4-9-4V7l9 4 9-4M12 11v10M7.500 5l9 4',
  }),
  apis: [broker, queue, topic],
  annotations: {
    ...features('disconnected', 'proxy-aware'),
    ...validSubscription('OpenShift Kubernetes Engine', 'OpenShift Container Platform'),
  },
  labels: runsOn('amd64', 'arm64'),
});

export const parcelQueue = aPackage(operator, {
  channels: [
    aChannel('stable-1', '1.4.0', '1.5.0', { version: '1.5.2', skips: ['1.5.1'] }),
    aChannel('stable-2', '1.5.2', '2.0.0', '2.1.0'),
  ],
  releases: [
    { version: '1.4.0', createdAt: '2025-12-02', changes: { apis: [broker, queue] } },
    { version: '1.5.0', createdAt: '2026-01-20' },
    { version: '1.5.2', createdAt: '2026-03-03' },
    { version: '2.0.0', createdAt: '2026-06-09' },
    { version: '2.1.0', createdAt: '2026-10-06' },
  ],
});
