/** OpenShift's roles for authenticated users and for administrators. */
import type { DraftObject } from '../../kube/types';
import { aggregateTo, clusterRole, clusterRoleBinding, READ, rule } from './role';

const PROJECTS = 'project.openshift.io';
const AUTHENTICATED = { kind: 'Group', name: 'system:authenticated' } as const;

export const OPENSHIFT_ROLES: readonly DraftObject[] = [
  clusterRole('basic-user', [
    rule(PROJECTS, ['projectrequests'], ['list']),
    rule(PROJECTS, ['projects'], ['list', 'watch']),
    rule('rbac.authorization.k8s.io', ['clusterroles'], ['get', 'list']),
    rule('storage.k8s.io', ['storageclasses'], ['get', 'list']),
  ]),
  clusterRole('cluster-status', [
    rule('config.openshift.io', ['clusterversions', 'clusterversions/status'], READ),
  ]),
  clusterRole('console-extensions-reader', [
    rule(
      'console.openshift.io',
      [
        'consoleclidownloads',
        'consolelinks',
        'consolenotifications',
        'consoleplugins',
        'consolequickstarts',
        'consoleyamlsamples',
      ],
      READ,
    ),
  ]),
  // Creates a project by request, the only way to a namespace without cluster-wide permissions.
  clusterRole('self-provisioner', [
    { apiGroups: ['', PROJECTS], resources: ['projectrequests'], verbs: ['create'] },
  ]),
  // Metrics API: users who can view a namespace can view the usage of its pods.
  clusterRole(
    'system:aggregated-metrics-reader',
    [rule('metrics.k8s.io', ['pods', 'nodes'], READ)],
    aggregateTo('admin', 'edit', 'view'),
  ),
  clusterRole(
    'system:openshift:aggregate-to-admin',
    [
      {
        apiGroups: ['', PROJECTS],
        resources: ['projects'],
        verbs: ['delete', 'get', 'patch', 'update'],
      },
    ],
    aggregateTo('admin'),
  ),
  clusterRole(
    'system:openshift:aggregate-to-view',
    [
      { apiGroups: ['', PROJECTS], resources: ['projects'], verbs: ['get'] },
      {
        apiGroups: ['', 'quota.openshift.io'],
        resources: ['appliedclusterresourcequotas'],
        verbs: READ,
      },
    ],
    aggregateTo('view'),
  ),
];

/** Cluster administrators, which the local cluster also has without OpenShift. */
export const ADMINISTRATORS: DraftObject = clusterRoleBinding('cluster-admins', 'cluster-admin', [
  { kind: 'Group', name: 'system:cluster-admins' },
  { kind: 'User', name: 'system:admin' },
]);

export const OPENSHIFT_BINDINGS: readonly DraftObject[] = [
  clusterRoleBinding('basic-users', 'basic-user', [AUTHENTICATED]),
  ADMINISTRATORS,
  clusterRoleBinding('cluster-status-binding', 'cluster-status', [AUTHENTICATED]),
  clusterRoleBinding('console-extensions-reader', 'console-extensions-reader', [AUTHENTICATED]),
  clusterRoleBinding('self-provisioners', 'self-provisioner', [
    { kind: 'Group', name: 'system:authenticated:oauth' },
  ]),
];
