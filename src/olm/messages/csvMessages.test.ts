import { describe, it } from 'vitest';
import { clusterServiceVersionModel } from '~/kube/models/olm';
import { type MessageCase, expectMeaning } from '~/test/olmMessages';

describe('a ClusterServiceVersion that is not ready', () => {
  it.for<MessageCase>([
    [
      'kube-version-too-old',
      'ClusterServiceVersion quill.v1: CSV version requirement not met: minKubeVersion (1.99.0) > server version (1.36.2)',
      { wanted: '1.99.0', server: '1.36.2' },
      [],
      'RequirementsNotMet',
    ],
    [
      'required-crd-missing',
      'CustomResourceDefinition pots.ink.example.com: CRD is not present',
      { crd: 'pots.ink.example.com' },
      ['CustomResourceDefinition  pots.ink.example.com'],
      'RequirementsNotMet',
    ],
    [
      'account-missing',
      'ServiceAccount quill-sa: Service account does not exist',
      {},
      ['ServiceAccount team-a quill-sa'],
      'RequirementsNotMet',
    ],
    [
      'account-lacks-rules',
      'ServiceAccount quill-sa: Policy rule not satisfied for service account',
    ],
    [
      'account-of-another',
      'ServiceAccount quill-sa: Service account is owned by another ClusterServiceVersion',
    ],
    [
      'required-api-missing',
      'APIService v1.ink.example.com: ',
      {},
      ['APIService  v1.ink.example.com'],
    ],
    [
      'mode-unsupported',
      'OwnNamespace InstallModeType not supported, cannot configure to watch own namespace',
      { mode: 'OwnNamespace', what: 'own namespace' },
      [],
      'UnsupportedOperatorGroup',
    ],
    ['mode-unsupported-by-group', 'no', {}, [], 'UnsupportedOperatorGroup'],
    ['csv-without-group', 'csv in namespace with no operatorgroups', {}, [], 'NoOperatorGroup'],
    [
      'csv-with-groups',
      "csv created in namespace with multiple operatorgroups, can't pick one automatically",
      {},
      [],
      'TooManyOperatorGroups',
    ],
    [
      'group-selects-nothing',
      'csv missing olm.targetNamespaces annotation',
      {},
      [],
      'NoTargetNamespaces',
    ],
    ['install-modes-invalid', 'duplicates', {}, [], 'InvalidInstallModes'],
    [
      'api-owned-by-other-group',
      'intersecting operatorgroups provide the same apis',
      {},
      [],
      'InterOperatorGroupOwnerConflict',
    ],
    [
      'group-is-static',
      'static provided api operatorgroup cannot be modified by these apis',
      {},
      [],
      'CannotModifyStaticOperatorGroupProvidedAPIs',
    ],
    [
      'api-owned-by-other-csv',
      'CRD owned by another ClusterServiceVersion',
      {},
      [],
      'OwnerConflict',
    ],
    ['bundle-invalid', 'install strategy invalid: x', {}, [], 'InvalidInstallStrategy'],
    [
      'bundle-invalid',
      'CSV contains repeated WebhookDescription name',
      {},
      [],
      'InvalidWebhookDescription',
    ],
    [
      'not-upgradeable',
      'operator is not upgradeable: The operator is busy',
      {},
      [],
      'OperatorConditionNotUpgradeable',
    ],
    [
      'deployment-deadline',
      'install failed: deployment quill-controller not ready before timeout: deployment "quill-controller" exceeded its progress deadline',
      { deployment: 'quill-controller' },
      ['Deployment team-a quill-controller'],
      'InstallCheckFailed',
    ],
    ['install-timeout', 'install timeout', {}, [], 'InstallCheckFailed'],
    ['install-check-failed', 'install failed: x', {}, [], 'InstallCheckFailed'],
    [
      'deployment-not-ready',
      'installing: waiting for deployment quill-controller to become ready: deployment "quill-controller" not available: Deployment does not have minimum availability.',
      {
        deployment: 'quill-controller',
        detail: 'not available: Deployment does not have minimum availability.',
      },
      ['Deployment team-a quill-controller'],
      'InstallWaiting',
    ],
    ['webhook-service-down', 'Webhooks not installed', {}, [], 'InstallWaiting'],
    ['api-service-down', 'APIServices not installed', {}, [], 'InstallWaiting'],
    ['api-service-down', 'x', {}, [], 'APIServiceResourceIssue'],
    [
      'installer-forbidden',
      'install strategy failed: deployments.apps is forbidden: User "system:serviceaccount:team-a:weak" cannot create resource "deployments" in API group "apps" in the namespace "team-a"',
      { account: 'weak', verb: 'create', resource: 'deployments' },
      ['ServiceAccount team-a weak'],
      'InstallComponentFailed',
    ],
    ['component-failed', 'install strategy failed: x', {}, [], 'InstallComponentFailedNoRetry'],
    ['component-unhealthy', 'x', {}, [], 'ComponentUnhealthy'],
    ['requirements-lost', 'requirements no longer met', {}, [], 'RequirementsNotMet'],
    [
      'requirements-not-met',
      "one or more requirements couldn't be found",
      {},
      [],
      'RequirementsNotMet',
    ],
    [
      'deployment-gone',
      'missing deployment with name=quill-controller',
      { deployment: 'quill-controller' },
      ['Deployment team-a quill-controller'],
    ],
    [
      'webhook-denied',
      'install strategy failed: admission webhook "policy.example.com" denied the request: no',
      { webhook: 'policy.example.com' },
      [],
      'InstallComponentFailed',
    ],
  ])('%s: %s', (row) => {
    expectMeaning(clusterServiceVersionModel, row);
  });
});
