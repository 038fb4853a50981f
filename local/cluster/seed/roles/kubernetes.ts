/** Default ClusterRoles of Kubernetes, with the rules for the kinds that are served here. */
import type { DraftObject } from '../../kube/types';
import {
  aggregatedRole,
  aggregateTo,
  clusterRole,
  clusterRoleBinding,
  pathRule,
  READ,
  rule,
  WRITE,
} from './role';

const AUTHENTICATED = { kind: 'Group', name: 'system:authenticated' } as const;
const UNAUTHENTICATED = { kind: 'Group', name: 'system:unauthenticated' } as const;
const MASTERS = { kind: 'Group', name: 'system:masters' } as const;

const PUBLIC_PATHS = ['/healthz', '/livez', '/readyz', '/version', '/version/'];
const DISCOVERY_PATHS = [
  '/api',
  '/api/*',
  '/apis',
  '/apis/*',
  '/healthz',
  '/livez',
  '/openapi',
  '/openapi/*',
  '/readyz',
  '/version',
  '/version/',
];

const WORKLOADS = ['daemonsets', 'deployments', 'replicasets', 'statefulsets'];
const SCALED = ['deployments/scale', 'replicasets/scale', 'statefulsets/scale'];
const CORE = ['configmaps', 'persistentvolumeclaims', 'pods', 'replicationcontrollers', 'services'];

export const KUBERNETES_ROLES: readonly DraftObject[] = [
  clusterRole('cluster-admin', [rule('*', ['*'], ['*']), { nonResourceURLs: ['*'], verbs: ['*'] }]),
  clusterRole('system:basic-user', [
    rule(
      'authorization.k8s.io',
      ['selfsubjectaccessreviews', 'selfsubjectrulesreviews'],
      ['create'],
    ),
    rule('authentication.k8s.io', ['selfsubjectreviews'], ['create']),
  ]),
  clusterRole('system:discovery', [pathRule(DISCOVERY_PATHS)]),
  clusterRole('system:public-info-viewer', [pathRule(PUBLIC_PATHS)]),
  aggregatedRole('admin'),
  aggregatedRole('edit', aggregateTo('admin')),
  aggregatedRole('view', aggregateTo('edit')),
  clusterRole(
    'system:aggregate-to-admin',
    [
      rule('authorization.k8s.io', ['localsubjectaccessreviews'], ['create']),
      rule('rbac.authorization.k8s.io', ['rolebindings', 'roles'], [...WRITE, ...READ]),
    ],
    aggregateTo('admin'),
  ),
  clusterRole(
    'system:aggregate-to-edit',
    [
      rule('', ['secrets'], READ),
      rule('', ['serviceaccounts'], ['impersonate']),
      rule('', [...CORE, 'endpoints', 'events', 'secrets', 'serviceaccounts'], WRITE),
      rule('', ['replicationcontrollers/scale'], WRITE),
      rule('', ['serviceaccounts/token'], ['create']),
      rule('apps', [...WORKLOADS, ...SCALED], WRITE),
      rule('batch', ['cronjobs', 'jobs'], WRITE),
      rule('networking.k8s.io', ['ingresses', 'networkpolicies'], WRITE),
      rule('policy', ['poddisruptionbudgets'], WRITE),
      rule('coordination.k8s.io', ['leases'], [...WRITE, ...READ]),
    ],
    aggregateTo('edit'),
  ),
  clusterRole(
    'system:aggregate-to-view',
    [
      rule('', [...CORE, 'endpoints', 'serviceaccounts'], READ),
      rule('', ['events', 'limitranges', 'namespaces', 'pods/log', 'resourcequotas'], READ),
      rule('', ['namespaces/status', 'pods/status', 'resourcequotas/status'], READ),
      rule('', ['replicationcontrollers/scale', 'services/status'], READ),
      rule('apps', ['controllerrevisions', ...WORKLOADS, ...SCALED], READ),
      rule(
        'apps',
        WORKLOADS.map((plural) => `${plural}/status`),
        READ,
      ),
      rule('batch', ['cronjobs', 'cronjobs/status', 'jobs', 'jobs/status'], READ),
      rule('networking.k8s.io', ['ingresses', 'ingresses/status', 'networkpolicies'], READ),
      rule('policy', ['poddisruptionbudgets', 'poddisruptionbudgets/status'], READ),
    ],
    aggregateTo('view'),
  ),
];

export const KUBERNETES_BINDINGS: readonly DraftObject[] = [
  clusterRoleBinding('cluster-admin', 'cluster-admin', [MASTERS]),
  clusterRoleBinding('system:basic-user', 'system:basic-user', [AUTHENTICATED]),
  clusterRoleBinding('system:discovery', 'system:discovery', [AUTHENTICATED]),
  clusterRoleBinding('system:public-info-viewer', 'system:public-info-viewer', [
    AUTHENTICATED,
    UNAUTHENTICATED,
  ]),
];
