import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import { choice, flag, list, number, podCount, text, texts } from '../../build/fields';
import { anIcon } from '../../build/icon';
import { anOperator, features, oldFeatures, requiresKind, runsOn } from '../../build/operator';
import { aChannel, aPackage, deprecated } from '../../build/package';
import { sealedCertificate } from './waxSeal';

const GROUP = 'gatehouse.example.com';

const gate = anApi({
  group: GROUP,
  kind: 'Gate',
  version: 'v2',
  alsoServed: ['v1'],
  description: 'A public entrance: host names, TLS and limits.',
  resources: ['Deployment', 'Service', 'Route'],
  spec: {
    hosts: texts('Hosts', 'Names that the gate answers for.', { required: true }),
    replicas: podCount('Replicas', 'Proxies that share the load.', {
      schema: { minimum: 1, default: 2 },
    }),
    certificate: text('Certificate', 'Name of a SealedCertificate.'),
    http3: flag('HTTP/3', 'Also answers on UDP.', { advanced: true }),
  },
  examples: { shop: { hosts: ['shop.apps.example.com'], replicas: 2, certificate: 'shop-tls' } },
});

const path = anApi({
  group: GROUP,
  kind: 'Passage',
  description: 'Which service answers which path of a gate.',
  resources: ['Service'],
  spec: {
    gate: text('Gate', 'Name of the Gate.', { required: true }),
    rules: list('Rules', 'The first that fits wins.', {
      path: text('Path', 'Prefix of the URL.'),
      service: text('Service', 'Who answers.', { required: true }),
      port: number('Port', 'Port of the service.', { schema: { minimum: 1, maximum: 65535 } }),
    }),
    retry: choice('Retry', 'What is tried again.', ['never', 'reads', 'all']),
  },
  examples: { 'shop-paths': { gate: 'shop', rules: [{ path: '/', service: 'web', port: 8080 }] } },
});

const operator = anOperator({
  packageName: 'gatehouse',
  displayName: 'Gatehouse API Gateway',
  provider: { name: 'Red Hat' },
  summary: 'Public entrances for services: hosts, TLS, limits and retries.',
  description: descriptionOf('gatehouse'),
  categories: ['Networking', 'Integration & Delivery'],
  capabilities: 'Full Lifecycle',
  keywords: ['gateway', 'api', 'ingress', 'rate limit'],
  icon: anIcon({
    shape: 'hexagon',
    colors: ['#147878', '#0b4a4a'],
    lines: 'M3 21V8l3-3 3 3v3h6V8l3-3 3 3v13zM9 21v-4a3 3 0 0 1 6 0v4',
  }),
  apis: [gate, path],
  requiredApis: [sealedCertificate],
  properties: [requiresKind('parcel.example.com', 'v1', 'Broker')],
  annotations: { ...oldFeatures('Disconnected', 'ProxyAware'), ...features('cnf') },
  labels: runsOn('amd64', 'arm64'),
});

/** 2.0.1 was withdrawn: 2.0.2 skips it and updates every 1.x directly. */
export const gatehouse = aPackage(operator, {
  channels: [
    aChannel(
      'v2',
      '2.0.0',
      { version: '2.0.2', skips: ['2.0.1'], skipRange: '>=1.0.0 <2.0.2' },
      '2.1.0',
    ),
    aChannel('v1', '1.8.0', '1.9.0'),
    aChannel(
      'all',
      '1.8.0',
      '1.9.0',
      '2.0.0',
      { version: '2.0.1' },
      { version: '2.0.2', replaces: '2.0.0', skips: ['2.0.1'] },
      '2.1.0',
    ),
  ],
  releases: ['1.8.0', '1.9.0', '2.0.0', '2.0.1', '2.0.2', '2.1.0'].map((version, index) => ({
    version,
    createdAt: `2026-0${index + 2}-11`,
  })),
  deprecations: [
    deprecated(
      { channel: 'v1' },
      'Gatehouse 1.x gets no fixes after 31 December 2026. Switch to channel v2.',
    ),
    deprecated(
      { bundle: 'gatehouse.v2.0.1' },
      'Loses open connections when it reloads. Use 2.0.2 or later.',
    ),
  ],
});
