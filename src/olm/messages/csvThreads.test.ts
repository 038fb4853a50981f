import { describe, expect, it } from 'vitest';
import { clusterServiceVersionModel } from '~/kube/models/olm';
import { podModel } from '~/kube/models/workloads';
import { type Quoted, meaningOf } from '~/test/olmMessages';

const OLM = 'operator-framework/operator-lifecycle-manager';

const OF_CSVS: readonly Quoted[] = [
  ...[
    'redhat-cop/namespace-configuration-operator#88',
    'argoproj-labs/argocd-operator#1106',
    'kube-green/kube-green#296',
    'openshift-kni/cnf-features-deploy#1985',
  ].map((where): Quoted => [
    where,
    'mode-unsupported',
    'OwnNamespace InstallModeType not supported, cannot configure to watch own namespace',
    'UnsupportedOperatorGroup',
  ]),
  [
    'kubevirt/hyperconverged-cluster-operator#408',
    'mode-unsupported',
    'AllNamespaces InstallModeType not supported, cannot configure to watch all namespaces',
    'UnsupportedOperatorGroup',
  ],
  ...[
    'opendatahub-io/opendatahub-operator#114',
    'opendatahub-io/opendatahub-operator#186',
    'openshift-knative/serverless-operator#457',
  ].map((where): Quoted => [
    where,
    'csv-with-groups',
    "csv created in namespace with multiple operatorgroups, can't pick one automatically",
    'TooManyOperatorGroups',
  ]),
  ...['operator-framework/operator-sdk#4116', 'cloud-native-toolkit/multi-tenancy-gitops#134'].map(
    (where): Quoted => [
      where,
      'api-owned-by-other-group',
      'intersecting operatorgroups provide the same apis',
      'InterOperatorGroupOwnerConflict',
    ],
  ),
  [
    'openshift/vertical-pod-autoscaler-operator#15',
    'required-crd-not-served',
    'CustomResourceDefinition verticalpodautoscalers.autoscaling.k8s.io: CRD version not served',
    'RequirementsNotMet',
  ],
  [
    'instana/instana-agent-operator#85',
    'account-missing',
    'ServiceAccount controller-manager: Service account does not exist',
    'RequirementsNotMet',
  ],
  [`${OLM}#2886`, 'api-service-down', 'apiServices not installed', 'InstallWaiting'],
  [`${OLM}#2886, later`, 'install-timeout', 'install timeout', 'InstallCheckFailed'],
  ['canonical/microk8s#1326', 'api-service-down', 'APIServices not installed', 'InstallWaiting'],
  [
    'canonical/microk8s#1326, later',
    'api-service-down',
    'role.rbac.authorization.k8s.io "extension-apiserver-authentication-reader"\n        not found',
    'APIServiceResourceIssue',
  ],
  [
    `${OLM}#1696`,
    'deployment-not-ready',
    'installing: waiting for deployment deppm4hz to become ready: Waiting for rollout to finish: 0 of 1 updated replicas are available...\n',
    'InstallWaiting',
  ],
  [
    `${OLM}#3187`,
    'object-exists',
    'failed: clusterrolebindings.rbac.authorization.k8s.io "<some-operator>:auth-delegator" already exists',
    'InstallComponentFailed',
  ],
  [
    'Kong/gateway-operator#291',
    'webhook-unreachable',
    'Internal error occurred: failed calling webhook "gateway-operator-validation.konghq.com": failed to call webhook: Post "https://gateway-operator-webhook.svc"',
    'InstallComponentFailed',
  ],
];

/** The messages of Jobs, pods and their events. */
const OF_PODS: readonly Quoted[] = [
  [
    `${OLM}#1757`,
    'pod-security',
    'Error creating: pods "7ff2abb79520552bb5bf66b5203cee33a1b84a32a2f53d65f9aca3e20f5f12d-" is forbidden: unable to validate against any pod security policy: []',
  ],
  [
    'octarinesec/octarine-operator#33',
    'wrong-architecture',
    'standard_init_linux.go:211: exec user process caused "exec format error"',
  ],
];

describe('questions of users about a ClusterServiceVersion or its pods', () => {
  it.for(OF_CSVS)('%s: a ClusterServiceVersion, %s', ([, meaning, message, reason]) => {
    expect(meaningOf(clusterServiceVersionModel, message, reason)?.kind).toBe(meaning);
  });

  it.for(OF_PODS)('%s: a pod, %s', ([, meaning, message, reason]) => {
    expect(meaningOf(podModel, message, reason)?.kind).toBe(meaning);
  });
});
