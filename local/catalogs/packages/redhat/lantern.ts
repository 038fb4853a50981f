import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import {
  choice,
  duration,
  flag,
  group,
  podCount,
  quantity,
  resources,
  shownAs,
  text,
  texts,
  USUAL_STATUS,
} from '../../build/fields';
import { anIcon } from '../../build/icon';
import {
  anOperator,
  aRule,
  features,
  requiresPackage,
  runsOn,
  validSubscription,
} from '../../build/operator';
import type { ApiService } from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';

const GROUP = 'lantern.example.com';

const stack = anApi({
  group: GROUP,
  kind: 'LanternStack',
  description: 'Metrics, logs and traces of the namespaces you choose, in one place.',
  resources: ['StatefulSet', 'Deployment', 'Pod', 'Route', 'PersistentVolumeClaim'],
  spec: {
    size: choice('Size', 'How much the stack can take.', ['demo', 'small', 'medium', 'large']),
    namespaces: texts('Namespaces', 'Whose signals are collected. All when empty.'),
    metrics: group('Metrics', 'Numbers over time.', {
      retention: duration('Keep for', 'Older samples are removed.', { schema: { default: '15d' } }),
      storage: quantity('Volume size', 'Disk for samples.', { schema: { default: '50Gi' } }),
    }),
    logs: group('Logs', 'Lines of text.', {
      enabled: flag('Collect logs', 'Also from the nodes.'),
      retention: duration('Keep for', 'Older lines are removed.', { schema: { default: '7d' } }),
    }),
    traces: group('Traces', 'The way of a request through services.', {
      enabled: flag('Collect traces', 'Opens an OTLP endpoint.'),
      collectors: podCount('Collectors', 'Pods that receive spans.', {
        schema: { minimum: 1, default: 2 },
      }),
    }),
    resources: resources('For the query service.'),
  },
  status: {
    dashboard: shownAs('urn:alm:descriptor:org.w3:link', 'Dashboard', 'Opens the stack.'),
    pods: shownAs('urn:alm:descriptor:com.tectonic.ui:podStatuses', 'Pods', 'By state.'),
    ...USUAL_STATUS,
  },
  examples: {
    lantern: {
      size: 'small',
      metrics: { retention: '15d', storage: '50Gi' },
      logs: { enabled: true },
    },
  },
});

const alertRule = anApi({
  group: GROUP,
  kind: 'AlertRule',
  description: 'A query and the text that is sent when it is true for a while.',
  resources: [],
  spec: {
    query: text('Query', 'An expression that is true when something is wrong.', { required: true }),
    for: duration('For at least', 'Shorter peaks are ignored.', { schema: { default: '10m' } }),
    severity: choice('Severity', 'Who should care.', ['info', 'warning', 'critical']),
    summary: text('Summary', 'What a person reads at night.', { required: true }),
  },
  examples: {
    'disk-almost-full': {
      query: 'volume_free_ratio < 0.1',
      for: '15m',
      severity: 'critical',
      summary: 'A volume of {{ namespace }} is almost full.',
    },
  },
});

/** Current values, answered from memory by the operator's own API server. */
const snapshots: ApiService = {
  group: 'live.lantern.example.com',
  version: 'v1alpha1',
  kind: 'SignalSnapshot',
  name: 'signalsnapshots',
  displayName: 'Signal snapshot',
  description: 'The latest values of a namespace. Read-only; nothing is stored.',
  deploymentName: 'lantern-observability-operator',
  containerPort: 6443,
};

const operator = anOperator({
  packageName: 'lantern-observability',
  displayName: 'Lantern Observability',
  provider: { name: 'Red Hat' },
  summary: 'Metrics, logs and traces together, with alerts that people understand.',
  description: descriptionOf('lantern-observability'),
  categories: ['Monitoring', 'Logging & Tracing'],
  capabilities: 'Deep Insights',
  keywords: ['observability', 'metrics', 'logs', 'traces', 'alerts'],
  icon: anIcon({
    shape: 'leaf',
    colors: ['#b58105', '#795600'],
    lines: 'M9 3h6M8 6h8l2 4-2 9H8l-2-9zM6 10h12M12 12v4M10 21h4',
  }),
  installModes: ['AllNamespaces'],
  apis: [stack, alertRule],
  apiServices: [snapshots],
  clusterPermissions: [
    aRule('core', 'pods nodes nodes/metrics namespaces services endpoints', 'get list watch'),
    aRule('monitoring.coreos.com', 'servicemonitors podmonitors prometheusrules', 'get list watch'),
    aRule('authentication.k8s.io', 'tokenreviews', 'create'),
  ],
  properties: [requiresPackage('parcel-queue', '>=1.5.0')],
  annotations: {
    'operatorframework.io/suggested-namespace-template': JSON.stringify({
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: {
        name: 'openshift-lantern',
        labels: { 'pod-security.kubernetes.io/enforce': 'privileged' },
        annotations: { 'openshift.io/node-selector': '' },
      },
    }),
    'operatorframework.io/cluster-monitoring': 'true',
    'console.openshift.io/plugins': '["lantern-console", "lantern-alerts"]',
    'operatorframework.io/initialization-resource': JSON.stringify({
      apiVersion: `${GROUP}/v1`,
      kind: 'LanternStack',
      metadata: { name: 'lantern' },
      spec: { size: 'small' },
    }),
    ...features('disconnected', 'proxy-aware', 'tls-profiles'),
    ...validSubscription(
      'OpenShift Container Platform',
      'OpenShift Platform Plus',
      'Lantern Enterprise',
    ),
  },
  labels: runsOn('amd64', 'arm64', 's390x'),
  extras: [
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'lantern-default-alerts' },
      data: { 'alerts.yaml': '- disk-almost-full\n- pod-restarts\n- slow-requests\n' },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'lantern-metrics', labels: { app: 'lantern-observability-operator' } },
      spec: {
        selector: { app: 'lantern-observability-operator' },
        ports: [{ name: 'metrics', port: 8443, targetPort: 8443 }],
      },
    },
  ],
});

export const lantern = aPackage(operator, {
  channels: [aChannel('stable', '0.9.0', '1.0.0', { version: '1.1.0', skipRange: '<1.1.0' })],
  releases: [
    {
      version: '0.9.0',
      createdAt: '2026-01-27',
      changes: { maturity: 'beta', properties: [], apiServices: [] },
    },
    { version: '1.0.0', createdAt: '2026-04-21' },
    { version: '1.1.0', createdAt: '2026-08-25' },
  ],
});
