import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import { choice, duration, flag, list, nameOf, text, texts } from '../../build/fields';
import { anIcon } from '../../build/icon';
import {
  anOperator,
  endsWithOpenShift,
  oldFeatures,
  runsOn,
  validSubscription,
} from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';

const forwarder = anApi({
  group: 'ledger.example.com',
  kind: 'LogForwarder',
  description: 'Which log lines go where.',
  resources: ['DaemonSet', 'Pod', 'Secret'],
  spec: {
    sources: texts('Sources', 'application, infrastructure or audit.', { required: true }),
    outputs: list('Outputs', 'Systems that receive lines.', {
      name: text('Name', 'Unique in the list.', { required: true }),
      url: text('URL', 'Where to send.', { required: true }),
      secret: text('Secret', 'Credentials of the output.'),
    }),
    format: choice('Format', 'How lines are written.', ['json', 'syslog', 'plain']),
    buffer: duration('Buffer', 'How long lines wait while an output is away.', {
      schema: { default: '1h' },
    }),
    dropDebug: flag('Drop debug lines', 'Saves about half of the volume.'),
    caBundle: nameOf('ConfigMap', 'CA bundle', 'Certificates of outputs.'),
  },
  examples: {
    central: {
      sources: ['application', 'audit'],
      outputs: [{ name: 'siem', url: 'https://siem.example.com' }],
    },
  },
});

const operator = anOperator({
  packageName: 'ledger-logging',
  displayName: 'Ledger Logging',
  provider: { name: 'Red Hat, Inc.' },
  summary: 'Sends application, infrastructure and audit logs to the systems that need them.',
  description: descriptionOf('ledger-logging'),
  categories: ['Logging & Tracing', 'OpenShift Optional'],
  capabilities: 'Seamless Upgrades',
  keywords: ['logging', 'audit', 'syslog', 'forwarding'],
  icon: anIcon({
    shape: 'square',
    colors: ['#4b5320', '#2a2f10'],
    lines: 'M6 3h11a2 2 0 0 1 2 2v16H8a2 2 0 0 1-2-2zM6 19a2 2 0 0 1 2-2h11M10 7h5M10 11h5',
  }),
  installModes: ['OwnNamespace', 'SingleNamespace', 'MultiNamespace'],
  apis: [forwarder],
  properties: [endsWithOpenShift('4.22')],
  annotations: {
    ...oldFeatures('disconnected', 'proxy-aware', 'FIPS', 'SNO'),
    // The new key takes precedence over the contradicting old list.
    'features.operators.openshift.io/proxy-aware': 'false',
    ...validSubscription('OpenShift Kubernetes Engine', 'OpenShift Virtualization Engine'),
    'operatorframework.io/suggested-namespace': 'openshift-ledger',
  },
  labels: runsOn('amd64', 'arm64', 'ppc64le', 's390x'),
});

export const ledgerLogging = aPackage(operator, {
  channels: [aChannel('stable-6.2', '6.2.0', '6.2.1'), aChannel('stable-6.1', '6.1.4', '6.1.5')],
  releases: ['6.1.4', '6.1.5', '6.2.0', '6.2.1'].map((version, index) => ({
    version,
    createdAt: `2026-0${index + 3}-05`,
  })),
});
