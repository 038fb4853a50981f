/** OpenShift's role for users who can read nearly everything cluster-wide, except for Secrets. */
import type { DraftObject } from '../../kube/types';
import { aggregatedRole, aggregateTo, clusterRole, pathRule, READ, rule } from './role';

const NAME = 'cluster-reader';
const CONFIG = 'config.openshift.io';

/**
 * Rules of OpenShift's operators for the kinds that are served here. They exclude the kinds of `operator.openshift.io`,
 * and OLM's OLMConfigs, OperatorConditions and Operators.
 */
export const CLUSTER_READER_ROLES: readonly DraftObject[] = [
  aggregatedRole(NAME, {}, [NAME, 'view']),
  clusterRole(
    'system:openshift:aggregate-to-cluster-reader',
    [
      rule('', ['nodes', 'nodes/status', 'persistentvolumes', 'persistentvolumes/status'], READ),
      rule('', ['persistentvolumeclaims/status', 'services/status'], READ),
      rule(
        'admissionregistration.k8s.io',
        ['mutatingwebhookconfigurations', 'validatingwebhookconfigurations'],
        READ,
      ),
      rule('apiextensions.k8s.io', ['customresourcedefinitions'], READ),
      rule('apiextensions.k8s.io', ['customresourcedefinitions/status'], READ),
      rule('apiregistration.k8s.io', ['apiservices', 'apiservices/status'], READ),
      rule('coordination.k8s.io', ['leases'], READ),
      rule('events.k8s.io', ['events'], READ),
      rule(
        'rbac.authorization.k8s.io',
        ['roles', 'rolebindings', 'clusterroles', 'clusterrolebindings'],
        READ,
      ),
      rule('storage.k8s.io', ['storageclasses'], READ),
      rule('scheduling.k8s.io', ['priorityclasses'], READ),
      rule('project.openshift.io', ['projects'], ['list', 'watch']),
      rule('project.openshift.io', ['projectrequests'], READ),
      rule('quota.openshift.io', ['clusterresourcequotas', 'clusterresourcequotas/status'], READ),
      pathRule(['*']),
    ],
    aggregateTo(NAME),
  ),
  clusterRole(
    'system:openshift:cluster-config-operator:cluster-reader',
    [
      rule(
        CONFIG,
        [
          'authentications',
          'clusteroperators',
          'clusterversions',
          'consoles',
          'featuregates',
          'imagedigestmirrorsets',
          'imagetagmirrorsets',
          'infrastructures',
          'ingresses',
          'oauths',
          'projects',
          'proxies',
        ],
        READ,
      ),
    ],
    aggregateTo(NAME),
  ),
  clusterRole(
    'operatorhub-config-reader',
    [rule(CONFIG, ['operatorhubs'], READ)],
    aggregateTo(NAME),
  ),
];
