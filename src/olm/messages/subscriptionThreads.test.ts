import { describe, expect, it } from 'vitest';
import { installPlanModel, subscriptionModel } from '~/kube/models/olm';
import { type Quoted, meaningOf } from '~/test/olmMessages';

const OLM = 'operator-framework/operator-lifecycle-manager';

const OF_SUBSCRIPTIONS: readonly Quoted[] = [
  [
    'redhat-scholars/acs-workshop#15',
    'package-not-in-catalog',
    'constraints not satisfiable: no operators found in package stable in the catalog referenced by subscription rhacs-operator, subscription rhacs-operator exists',
  ],
  [
    'redhat-cop/group-sync-operator#307',
    'package-not-in-catalog',
    'constraints not satisfiable: subscription group-sync-operator exists, no operators found in package group-sync-operator in the catalog referenced by subscription group-sync-operator',
  ],
  [
    'redhat-developer/rhdh-operator#1028',
    'package-not-in-catalog',
    'constraints not satisfiable: no operators found in package test-new in the catalog referenced by subscription test-new, subscription test-new exists',
  ],
  [
    'openshift/local-storage-operator#503',
    'csv-without-subscription',
    'constraints not satisfiable: subscription local-storage-operator requires redhat-operator-index/openshift-marketplace/stable/local-storage-operator.v4.15.0-202410010035, subscription local-storage-operator exists, clusterserviceversion local-storage-operator.v4.15.0-202410010035 exists and is not referenced by a subscription, @existing/openshift-local-storage//local-storage-operator.v4.15.0-202410010035 and redhat-operator-index/openshift-marketplace/stable/local-storage-operator.v4.15.0-202410010035 provide LocalVolumeDiscovery (local.storage.openshift.io/v1alpha1)',
  ],
  [
    'redhat-cop/cert-utils-operator#131',
    'csv-without-subscription',
    'constraints not satisfiable: @existing/cert-utils-operator//cert-utils-operator.v1.3.9 and community-operators/openshift-marketplace/alpha/cert-utils-operator.v1.3.9 originate from package cert-utils-operator, subscription cert-utils-operator requires community-operators/openshift-marketplace/alpha/cert-utils-operator.v1.3.9, subscription cert-utils-operator exists, clusterserviceversion cert-utils-operator.v1.3.9 exists and is not referenced by a subscription',
  ],
  [
    `${OLM}#2408`,
    'csv-without-subscription',
    'constraints not satisfiable: clusterserviceversion b-h22lb-stable exists and is not referenced by a subscription, @existing/b-nfb6f//b-h22lb-stable and catalog-7b4rq/b-nfb6f/stable/b-h22lb-stable originate from package b-h22lb, subscription b-pgdh4 requires catalog-7b4rq/b-nfb6f/stable/b-h22lb-stable, subscription b-pgdh4 exists',
  ],
  [
    `${OLM}#2564`,
    'dependency-api-missing',
    'constraints not satisfiable: package: packageC is not white listed, package: packageB is not white listed, subscription packageA-alpha requires test-catalog/test-namespace/alpha/packageA.v1, subscription packageA-alpha exists, bundle packageA.v1 requires an operator providing an API with group: g, version: v, kind: k',
  ],
  [
    'openshift/operator-framework-olm#838',
    'catalog-unreachable',
    'failed to populate resolver cache from source <deleted-catalogsource>: failed to list\nbundles: rpc error: code = Unavailable desc = connection error: desc = "transport:\nError while dialing dial tcp: lookup <deleted-catalogsource>.<ns>.svc on 172.....: no such host"',
    'ErrorPreventedResolution',
  ],
  [
    'okd-project/okd#1413',
    'catalog-unreachable',
    'failed to populate resolver cache from source operatorhubio-operators/openshift-marketplace: error encountered while listing bundles',
  ],
  [
    'redhat-openshift-ecosystem/redhat-marketplace-operators#795',
    'catalog-unreachable',
    '[failed to populate resolver cache from source redhat-marketplace/openshift-marketplace: error encountered while listing bundles: rpc error: code = Unavailable desc = error reading from server: read tcp 10.130.0.9:46982->172.30.49.127:50051: read: connection reset by peer, failed to populate resolver cache from source redhat-operators/openshift-marketplace: error encountered while listing bundles: rpc error: code = Unavailable]',
    'ErrorPreventedResolution',
  ],
  [
    'IBM/cloud-pak-deployer#287',
    'unpack-deadline',
    'Bundle unpacking failed. Reason: DeadlineExceeded, and Message: Job\n      was active longer than specified deadline',
  ],
  [
    `${OLM}#2942`,
    'unpack-deadline',
    'bundle unpacking failed. Reason: DeadlineExceeded, and Message: Job was\n        active longer than specified deadline',
    'BundleUnpackFailed',
  ],
];

const OF_PLANS: readonly Quoted[] = [
  [
    `${OLM}#2093`,
    'unpack-deadline',
    'Bundle extract Job failed with Reason: DeadlineExceeded, and Message: Job was active longer than specified deadline',
    'InstallCheckFailed',
  ],
  [
    'redhat-openshift-ecosystem/community-operators-prod#214',
    'unpack-deadline',
    'DeadlineExceeded: Job was active longer than specified deadline',
  ],
  [
    `${OLM}#3342`,
    'crd-refuses-stored',
    'error validating existing CRs against new CRD\'s schema for "addons.tackle.konveyor.io": error validating tackle.konveyor.io/v1alpha2, Kind=Addon "openshift-mta/analyzer": updated validation is too restrictive: [].spec.container: Required value',
    'InstallComponentFailed',
  ],
  [
    'openshift/cert-manager-operator#75',
    'crd-conversion-down',
    'error validating existing CRs against new CRD\'s schema for "clusterissuers.cert-manager.io": error listing resources in GroupVersionResource schema.GroupVersionResource{Group:"cert-manager.io", Version:"v1alpha2", Resource:"clusterissuers"}: conversion webhook for cert-manager.io/v1, Kind=ClusterIssuer failed: Post "https://cert-manager-webhook.cert-manager.svc:443/convert?timeout=30s": service "cert-manager-webhook" not found',
  ],
  [
    'opendatahub-io/opendatahub-operator#3962',
    'crd-conversion-down',
    'conversion webhook for datasciencecluster.opendatahub.io/v1, Kind=DataScienceCluster failed: the server could not find the requested resource',
  ],
  [
    `${OLM}#2018`,
    'object-invalid',
    'error creating csv k8s-triliovault-stable.v1.0.1: ClusterServiceVersion.operators.coreos.com\n        "k8s-triliovault-stable.v1.0.1" is invalid: [: Invalid value: "": "spec.install"\n        must validate one and only one schema (oneOf). Found none valid]',
    'InstallComponentFailed',
  ],
  [
    `${OLM}#2785`,
    'object-invalid',
    'CustomResourceDefinition.apiextensions.k8s.io\n        "dnsservices.ruyi.com" is invalid:\n        [spec.conversion.webhookClientConfig: Required value: required when\n        strategy is set to Webhook]',
    'InstallComponentFailed',
  ],
  [
    `${OLM}#1957`,
    'api-not-found',
    'the server could not find the requested resource',
    'InstallComponentFailed',
  ],
  [
    `${OLM}#1565`,
    'api-server-unwell',
    'error creating clusterrole monitoring-prometheus-operator-ext.v1.9.1-8x6rn:\n      etcdserver: request timed out',
    'InstallComponentFailed',
  ],
  [
    `${OLM}#2057`,
    'object-changed-meanwhile',
    'error updating CRD: commonservices.operator.ibm.com: Operation cannot be fulfilled on customresourcedefinitions.apiextensions.k8s.io "commonservices.operator.ibm.com": the object has been modified; please apply your changes to the latest version and try again',
    'InstallComponentFailed',
  ],
  [
    'knative/operator#763',
    'installer-may-not-grant',
    'clusterrolebindings.rbac.authorization.k8s.io "knative-serving-controller-admin" is forbidden: user "system:serviceaccount:operators:knative-operator" (groups=["system:serviceaccounts" "system:serviceaccounts:operators" "system:authenticated"]) is attempting to grant RBAC permissions not currently held:\n{APIGroups:[""], Resources:["configmaps"], Verbs:["update" "patch"]}',
  ],
  [
    `${OLM}#882`,
    'namespace-terminating',
    'serviceaccounts "olm-operator-serviceaccount" is forbidden: unable to create new content in namespace olm because it is being terminated',
  ],
];

describe('questions of users about a Subscription or its install plan', () => {
  it.for(OF_SUBSCRIPTIONS)('%s: a Subscription, %s', ([, meaning, message, reason]) => {
    expect(meaningOf(subscriptionModel, message, reason)?.kind).toBe(meaning);
  });

  it.for(OF_PLANS)('%s: an InstallPlan, %s', ([, meaning, message, reason]) => {
    expect(meaningOf(installPlanModel, message, reason)?.kind).toBe(meaning);
  });

  it.each([
    [`${OLM}#2127`, 'bundle contents have not yet been persisted to installplan status'],
    [`${OLM}#2127`, 'JobIncomplete: unpack job not completed'],
    ['redhat-openshift-ecosystem/community-operators-prod#214', 'unpack job not yet started'],
  ])('%s: no failure, only progress: %s', (_, message) => {
    expect(meaningOf(installPlanModel, message)).toBeNull();
  });
});
