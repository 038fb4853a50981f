import { describe, expect, it } from 'vitest';
import { installPlanModel, subscriptionModel } from '~/kube/models/olm';
import { type MessageCase, expectMeaning, meaningOf } from '~/test/olmMessages';

const REFUSED =
  'error creating csv quill.v1.0.0: clusterserviceversions.operators.coreos.com is forbidden: User "system:serviceaccount:team-a:weak" cannot create resource "clusterserviceversions" in API group "operators.coreos.com" in the namespace "team-a"';

const PLAN_ROWS: readonly MessageCase[] = [
  [
    'plan-without-group',
    'attenuated service account query failed - no operator group found that is managing this namespace',
  ],
  [
    'plan-with-groups',
    'attenuated service account query failed - more than one operator group(s) are managing this namespace count=2',
    { count: '2' },
  ],
  [
    'installer-missing',
    'please make sure the service account exists. sa=ghost operatorgroup=team-a/og',
    { account: 'ghost' },
    ['OperatorGroup team-a og'],
  ],
  [
    'installer-forbidden',
    `retrying execution due to error: ${REFUSED}`,
    { account: 'weak', verb: 'create', resource: 'clusterserviceversions', namespace: 'team-a' },
    ['ServiceAccount team-a weak'],
  ],
  [
    'installer-forbidden',
    'clusterroles.rbac.authorization.k8s.io "q" is forbidden: User "system:serviceaccount:team-a:weak" cannot get resource "clusterroles" in API group "rbac.authorization.k8s.io" at the cluster scope',
    { resource: 'clusterroles', cluster: 'at the cluster scope', namespace: '' },
  ],
  [
    'installer-may-not-grant',
    'roles.rbac.authorization.k8s.io "q" is forbidden: user "system:serviceaccount:team-a:weak" (groups=["system:serviceaccounts"]) is attempting to grant RBAC permissions not currently held:\n{APIGroups:[""], Resources:["secrets"], Verbs:["get"]}',
    { account: 'weak', name: 'q' },
    ['ServiceAccount team-a weak'],
  ],
  [
    'quota-exceeded',
    'serviceaccounts "q" is forbidden: exceeded quota: small, requested: count/serviceaccounts=1, used: count/serviceaccounts=3, limited: count/serviceaccounts=3',
    { quota: 'small' },
    ['ResourceQuota team-a small'],
  ],
  [
    'namespace-terminating',
    'serviceaccounts "q" is forbidden: unable to create new content in namespace team-a because it is being terminated',
    { namespace: 'team-a' },
  ],
  [
    'crd-drops-stored-version',
    'retrying execution due to error: risk of data loss updating "pens.ink.example.com": new CRD removes version v2 that is listed as a stored version on the existing CRD',
    { crd: 'pens.ink.example.com', version: 'v2' },
    ['CustomResourceDefinition  pens.ink.example.com'],
  ],
  [
    'crd-refuses-stored',
    'error validating existing CRs against new CRD\'s schema for "pens.ink.example.com": error validating ink.example.com/v1, Kind=Pen "team-a/main": updated validation is too restrictive: [].spec.nib: Required value',
    { crd: 'pens.ink.example.com', object: 'team-a/main', detail: '[].spec.nib: Required value' },
    ['CustomResourceDefinition  pens.ink.example.com'],
  ],
  [
    'crd-conversion-down',
    'error validating existing CRs against new CRD\'s schema for "pens.ink.example.com": error listing resources in GroupVersionResource schema.GroupVersionResource{Group:"ink.example.com"}: conversion webhook for ink.example.com/v2, Kind=Pen failed: Post "https://hook.svc:443/convert": no endpoints available for service "hook"',
    { crd: 'pens.ink.example.com', api: 'ink.example.com/v2, Kind=Pen' },
    ['CustomResourceDefinition  pens.ink.example.com'],
  ],
  [
    'crd-not-checked',
    "error validating existing CRs against new CRD's schema: pens.ink.example.com: request to convert CR from an invalid group/version: ink.example.com/v0",
    { crd: 'pens.ink.example.com' },
  ],
  [
    'api-not-served',
    'api-server resource not found installing VerticalPodAutoscaler my-vpa: GroupVersionKind autoscaling.k8s.io/v1, Kind=VerticalPodAutoscaler not found on the cluster. This API may have been deprecated and removed',
    { apiKind: 'VerticalPodAutoscaler', name: 'my-vpa' },
  ],
  [
    'webhook-denied',
    'admission webhook "policy.example.com" denied the request: no images from there',
    { webhook: 'policy.example.com', detail: 'no images from there' },
  ],
  [
    'webhook-unreachable',
    'Internal error occurred: failed calling webhook "policy.example.com": Post "https://policy.svc": context deadline exceeded',
    { webhook: 'policy.example.com' },
  ],
  [
    'bundle-content-gone',
    'error finding unpacked bundle configmap for ref {}: configmap "abc" not found',
  ],
  ['object-exists', 'services "quill" already exists', { resource: 'services', name: 'quill' }],
  [
    'object-invalid',
    'ConsolePlugin.console.openshift.io "quill" is invalid: spec.backend: Required value',
    { name: 'quill', detail: 'spec.backend: Required value' },
  ],
  [
    'webhook-certificate',
    'Internal error occurred: failed calling webhook "policy.example.com": Post "https://policy.svc": tls: failed to verify certificate: x509: certificate has expired',
    { webhook: 'policy.example.com' },
  ],
  ['namespace-missing', 'namespaces "team-z" not found', { namespace: 'team-z' }],
  ['pod-security', 'pods "q" is forbidden: violates PodSecurity "restricted:latest"'],
  [
    'api-not-served',
    'no matches for kind "PrometheusRule" in version "monitoring.coreos.com/v1"',
    { apiKind: 'PrometheusRule', api: 'monitoring.coreos.com/v1' },
  ],
  ['object-too-large', 'etcdserver: request is too large'],
  ['plan-failed', 'something unheard of', {}, [], 'InstallComponentFailed'],
];

describe('a failing InstallPlan', () => {
  it.for(PLAN_ROWS)('%s: %s', (row) => {
    expectMeaning(installPlanModel, row);
  });

  it.for(PLAN_ROWS)('as its Subscription repeats it: %s', (row) => {
    expectMeaning(subscriptionModel, row);
  });

  it('that was deleted', () => {
    expect(meaningOf(subscriptionModel, 'x', 'ReferencedInstallPlanNotFound')?.kind).toBe(
      'plan-missing',
    );
  });
});
