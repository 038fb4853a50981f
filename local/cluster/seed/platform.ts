/** Resources by which a console detects OpenShift and its version. */
import { GIT_VERSION } from '../kube/meta/version';
import { authentication, cloudCredential, INFRASTRUCTURE, platformOf, type Cloud } from './cloud';
import type { DraftObject, JsonObject, ResourceKey } from '../kube/types';
import { API_REQUEST_COUNTS } from '../openshift/apiRequestCounts';
import { COPIED_CSV_VIEWERS } from './copiedCsvViewers';

const OPENSHIFT_VERSION = '4.22.3';
const INSTALLED_AT = '2026-09-01T08:00:00Z';

/** With the resource under which each is stored. */
export const NODES: readonly (readonly [ResourceKey, DraftObject])[] = [['nodes', node({})]];

/** OpenShift's own pods still select the older of the two labels. */
const OPENSHIFT_NODES: readonly (readonly [ResourceKey, DraftObject])[] = [
  ['nodes', node({ 'node-role.kubernetes.io/master': '' })],
];

/** With the resource under which each is stored. `cloud`: source of short-lived credentials of Operators; absent: none. */
export function platformObjects(cloud?: Cloud): readonly (readonly [ResourceKey, DraftObject])[] {
  return [
    ...OPENSHIFT_NODES,
    ...COPIED_CSV_VIEWERS,
    ...API_REQUEST_COUNTS,
    config('ClusterVersion', 'version', clusterVersion()),
    config('Infrastructure', 'cluster', infrastructure(cloud)),
    ...OLM_OPERATORS.map((name) => config('ClusterOperator', name, AVAILABLE)),
    config('OperatorHub', 'cluster', { spec: {}, status: { sources: [] } }),
    config('Authentication', 'cluster', authentication(cloud)),
    config('Proxy', 'cluster', { spec: { trustedCA: { name: '' } }, status: {} }),
    config('Console', 'cluster', { spec: { authentication: { logoutRedirect: '' } } }),
    config('FeatureGate', 'cluster', { spec: {} }),
    config('Project', 'cluster', { spec: { projectRequestMessage: '' } }),
    operator('Console', {
      spec: {
        managementState: 'Managed',
        logLevel: 'Normal',
        operatorLogLevel: 'Normal',
        plugins: ['operator-hub'],
      },
    }),
    operator('CloudCredential', cloudCredential(cloud)),
  ];
}

/** ClusterOperators of OLM v0's components. */
const OLM_OPERATORS = [
  'operator-lifecycle-manager-catalog',
  'operator-lifecycle-manager-packageserver',
  'marketplace',
] as const;

type Contents = { readonly spec?: JsonObject; readonly status?: JsonObject };

function config(
  kind: string,
  name: string,
  contents: Contents,
): readonly [ResourceKey, DraftObject] {
  return openshift('config.openshift.io', { kind, name, contents });
}

function operator(kind: string, contents: Contents): readonly [ResourceKey, DraftObject] {
  return openshift('operator.openshift.io', { kind, name: 'cluster', contents });
}

function openshift(
  group: string,
  parts: { readonly kind: string; readonly name: string; readonly contents: Contents },
): readonly [ResourceKey, DraftObject] {
  const { kind, name, contents } = parts;
  const plural = kind === 'Proxy' ? 'proxies' : `${kind.toLowerCase()}s`;
  return [
    `${plural}.${group}`,
    { apiVersion: `${group}/v1`, kind, metadata: { name }, ...contents },
  ];
}

const AVAILABLE: Contents = {
  spec: {},
  status: {
    conditions: [
      condition('Available', 'True', ''),
      condition('Degraded', 'False', ''),
      condition('Progressing', 'False', ''),
      condition('Upgradeable', 'True', ''),
    ],
    versions: [{ name: 'operator', version: OPENSHIFT_VERSION }],
  },
};

function clusterVersion(): Contents {
  const release = { version: OPENSHIFT_VERSION, image: 'example.com/release:4.22.3' };
  return {
    spec: { channel: 'stable-4.22', clusterID: '5b0a3c1e-4c0b-4d2e-9d52-0c6f5a4b7e11' },
    status: {
      desired: release,
      observedGeneration: 1,
      versionHash: 'local',
      history: [
        {
          ...release,
          state: 'Completed',
          startedTime: INSTALLED_AT,
          completionTime: INSTALLED_AT,
          verified: false,
        },
      ],
      conditions: [
        condition('Available', 'True', `Done applying ${OPENSHIFT_VERSION}`),
        condition('Progressing', 'False', `Cluster version is ${OPENSHIFT_VERSION}`),
        condition('Failing', 'False', ''),
      ],
      availableUpdates: null,
    },
  };
}

function infrastructure(cloud?: Cloud): Contents {
  const { platformSpec, platformStatus } = platformOf(cloud);
  return {
    spec: { cloudConfig: { name: '' }, platformSpec },
    status: {
      apiServerURL: 'https://api.local.example.com:6443',
      controlPlaneTopology: 'HighlyAvailable',
      infrastructureTopology: 'HighlyAvailable',
      infrastructureName: INFRASTRUCTURE,
      platform: platformStatus.type,
      platformStatus,
    },
  };
}

function node(more: { readonly [label: string]: string }): DraftObject {
  const labels = {
    ...more,
    'kubernetes.io/arch': 'amd64',
    'kubernetes.io/os': 'linux',
    'kubernetes.io/hostname': 'local-node',
    'node-role.kubernetes.io/control-plane': '',
    'node-role.kubernetes.io/worker': '',
  };
  return {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name: 'local-node', labels },
    spec: {},
    status: {
      capacity: { cpu: '8', memory: '32Gi', pods: '250' },
      allocatable: { cpu: '7500m', memory: '31Gi', pods: '250' },
      addresses: [{ type: 'Hostname', address: 'local-node' }],
      nodeInfo: {
        architecture: 'amd64',
        operatingSystem: 'linux',
        kubeletVersion: GIT_VERSION,
      },
      conditions: [
        {
          ...condition('Ready', 'True', 'kubelet is posting ready status'),
          reason: 'KubeletReady',
        },
      ],
    },
  };
}

function condition(type: string, status: string, message: string): JsonObject {
  return { type, status, message, lastTransitionTime: INSTALLED_AT };
}
