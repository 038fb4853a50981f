/** OpenShift's own kinds, as far as a console or an Operator's bundle uses them. */
import type { DraftObject, JsonObject } from '../../kube/types';
import { definition } from './definition';
import { openshiftSchema } from './openshiftSchemas';

type Row = {
  readonly group: string;
  readonly kind: string;
  readonly plural: string;
  /** Default: cluster-scoped. */
  readonly scope?: 'Namespaced';
  readonly columns?: readonly JsonObject[];
};

const CONFIG = 'config.openshift.io';
const OPERATOR = 'operator.openshift.io';
const CONSOLE = 'console.openshift.io';
const MONITORING = 'monitoring.coreos.com';

const ROWS: readonly Row[] = [
  {
    group: 'apiserver.openshift.io',
    kind: 'APIRequestCount',
    plural: 'apirequestcounts',
    columns: [
      { name: 'RemovedInRelease', type: 'string', jsonPath: '.status.removedInRelease' },
      {
        name: 'RequestsInCurrentHour',
        type: 'integer',
        jsonPath: '.status.currentHour.requestCount',
      },
      { name: 'RequestsInLast24h', type: 'integer', jsonPath: '.status.requestCount' },
    ],
  },
  { group: CONFIG, kind: 'Authentication', plural: 'authentications' },
  { group: CONFIG, kind: 'ClusterOperator', plural: 'clusteroperators' },
  {
    group: CONFIG,
    kind: 'ClusterVersion',
    plural: 'clusterversions',
    columns: [
      {
        name: 'Version',
        type: 'string',
        jsonPath: '.status.history[?(@.state=="Completed")].version',
      },
      {
        name: 'Available',
        type: 'string',
        jsonPath: '.status.conditions[?(@.type=="Available")].status',
      },
      {
        name: 'Progressing',
        type: 'string',
        jsonPath: '.status.conditions[?(@.type=="Progressing")].status',
      },
    ],
  },
  { group: CONFIG, kind: 'Console', plural: 'consoles' },
  { group: CONFIG, kind: 'FeatureGate', plural: 'featuregates' },
  { group: CONFIG, kind: 'ImageDigestMirrorSet', plural: 'imagedigestmirrorsets' },
  { group: CONFIG, kind: 'ImageTagMirrorSet', plural: 'imagetagmirrorsets' },
  { group: CONFIG, kind: 'Infrastructure', plural: 'infrastructures' },
  { group: CONFIG, kind: 'Ingress', plural: 'ingresses' },
  { group: CONFIG, kind: 'OAuth', plural: 'oauths' },
  { group: CONFIG, kind: 'OperatorHub', plural: 'operatorhubs' },
  { group: CONFIG, kind: 'Project', plural: 'projects' },
  { group: CONFIG, kind: 'Proxy', plural: 'proxies' },
  { group: 'quota.openshift.io', kind: 'ClusterResourceQuota', plural: 'clusterresourcequotas' },
  { group: OPERATOR, kind: 'CloudCredential', plural: 'cloudcredentials' },
  { group: OPERATOR, kind: 'Console', plural: 'consoles' },
  { group: CONSOLE, kind: 'ConsoleCLIDownload', plural: 'consoleclidownloads' },
  { group: CONSOLE, kind: 'ConsoleLink', plural: 'consolelinks' },
  { group: CONSOLE, kind: 'ConsoleNotification', plural: 'consolenotifications' },
  { group: CONSOLE, kind: 'ConsolePlugin', plural: 'consoleplugins' },
  { group: CONSOLE, kind: 'ConsoleQuickStart', plural: 'consolequickstarts' },
  { group: CONSOLE, kind: 'ConsoleYAMLSample', plural: 'consoleyamlsamples' },
  // Many Operators contain resources of these kinds.
  { group: MONITORING, kind: 'PodMonitor', plural: 'podmonitors', scope: 'Namespaced' },
  { group: MONITORING, kind: 'PrometheusRule', plural: 'prometheusrules', scope: 'Namespaced' },
  { group: MONITORING, kind: 'ServiceMonitor', plural: 'servicemonitors', scope: 'Namespaced' },
];

/** All in version v1. */
export const OPENSHIFT_DEFINITIONS: readonly DraftObject[] = ROWS.map(
  ({ group, kind, plural, scope, columns }) =>
    definition({
      group,
      kind,
      plural,
      scope: scope ?? 'Cluster',
      versions: [
        {
          name: 'v1',
          storage: true,
          schema: openshiftSchema(`${plural}.${group}`),
          ...(columns === undefined ? {} : { columns }),
        },
      ],
    }),
);
