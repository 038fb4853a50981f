/** Operators whose leftover resources break requests of others. */
import type { FbcObject } from '../../fbc';
import { ALL_VERBS, aRule } from '../../build/operator';
import { aShoreApi, aShorePackage } from './shore';

/** Registers its webhook itself, when its process starts. */
export const meadowGate = aShorePackage(
  {
    packageName: 'meadow-gate',
    displayName: 'Meadow Gate',
    summary: 'Lets only workloads in that say who they belong to.',
  },
  {
    clusterPermissions: [
      aRule('admissionregistration.k8s.io', 'validatingwebhookconfigurations', ALL_VERBS),
    ],
  },
);

const webhook: FbcObject = {
  type: 'ValidatingAdmissionWebhook',
  generateName: 'check.thistle.example.com',
  deploymentName: 'thistle-policy-operator',
  containerPort: 443,
  targetPort: 9443,
  admissionReviewVersions: ['v1'],
  sideEffects: 'None',
  failurePolicy: 'Fail',
  webhookPath: '/check',
  rules: [
    {
      apiGroups: [''],
      apiVersions: ['v1'],
      operations: ['CREATE', 'UPDATE'],
      resources: ['configmaps'],
    },
  ],
};

/** OLM registers its webhooks and grants it cluster-wide permissions. */
export const thistlePolicy = aShorePackage(
  {
    packageName: 'thistle-policy',
    displayName: 'Thistle Policy',
    summary: 'Keeps passwords out of ConfigMaps.',
  },
  {
    webhooks: [
      webhook,
      {
        ...webhook,
        type: 'MutatingAdmissionWebhook',
        generateName: 'mark.thistle.example.com',
        failurePolicy: 'Ignore',
        webhookPath: '/mark',
      },
    ],
    clusterPermissions: [aRule('core', 'namespaces configmaps', 'get list watch')],
  },
);

/** Registers the API of its own server itself. */
export const kelpMetrics = aShorePackage(
  {
    packageName: 'kelp-metrics',
    displayName: 'Kelp Metrics',
    summary: 'Answers with measurements that are never stored.',
  },
  { clusterPermissions: [aRule('apiregistration.k8s.io', 'apiservices', ALL_VERBS)] },
);

/** Configures the conversion of its own CRD without OLM. */
export const shellFormat = aShorePackage(
  {
    packageName: 'shell-format',
    displayName: 'Shell Format',
    summary: 'Keeps shapes, in the form of today and in that of yesterday.',
  },
  {
    apis: [
      aShoreApi({
        group: 'shell.example.com',
        kind: 'Shell',
        description: 'A shape.',
        alsoServed: ['v1beta1'],
      }),
    ],
    clusterPermissions: [
      aRule('apiextensions.k8s.io', 'customresourcedefinitions', 'get update patch'),
    ],
  },
);
