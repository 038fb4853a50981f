import type { FbcObject } from '../../fbc';
import { anApi } from '../../build/api';
import { choice, list, number, text } from '../../build/fields';
import { ALL_VERBS, aRule, USUAL_WORKLOAD, WORKLOADS } from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';
import { aWorkshopOperator } from './workshop';

const GROUP = 'pilot.example.com';

const SPEC = {
  upstream: text('Upstream', 'Registry that is mirrored.', { required: true }),
  repositories: list('Repositories', 'What is mirrored.', {
    name: text('Name', 'Path of the repository.', { required: true }),
  }),
};

const mirror = anApi({
  group: GROUP,
  kind: 'Mirror',
  description: 'A copy of some repositories of a registry.',
  spec: SPEC,
  examples: { base: { upstream: 'registry.example.com', repositories: [{ name: 'base/app' }] } },
});

/** Adds only optional fields: existing mirrors remain valid. */
const widened = anApi({
  ...mirror,
  spec: {
    ...SPEC,
    keepTags: number('Tags', 'Newest tags that are kept.', { schema: { minimum: 1, default: 20 } }),
    verify: choice('Signatures', 'What is done about them.', ['ignore', 'warn', 'refuse']),
  },
});

const OWN = aRule(GROUP, 'mirrors mirrors/status', ALL_VERBS);
const NAMESPACES = aRule('core', 'namespaces', 'get list watch');
const NODES = aRule('core', 'nodes', 'get list');

function webhook(type: string, name: string, operations: readonly string[]): FbcObject {
  return {
    type,
    generateName: `${name}.pilot.example.com`,
    deploymentName: 'harbor-pilot-operator',
    containerPort: 443,
    targetPort: 9443,
    admissionReviewVersions: ['v1'],
    sideEffects: 'None',
    failurePolicy: 'Fail',
    timeoutSeconds: 10,
    webhookPath: `/${name}`,
    rules: [{ apiGroups: [''], apiVersions: ['v1'], operations, resources: ['pods'] }],
  };
}

const operator = aWorkshopOperator({
  packageName: 'harbor-pilot',
  displayName: 'Harbor Pilot',
  summary: 'Mirrors image registries, and sends the pods of the cluster to the mirror.',
  apis: [mirror],
  clusterPermissions: [OWN, NAMESPACES, NODES],
});

const AUDITOR = { kind: 'ClusterRole', name: 'harbor-pilot-auditor' } as const;
const RBAC = 'rbac.authorization.k8s.io';

/** A role and a binding of the bundle, which OLM does not own. */
const AUDITING: readonly FbcObject[] = [
  {
    apiVersion: `${RBAC}/v1`,
    kind: AUDITOR.kind,
    metadata: { name: AUDITOR.name },
    rules: [aRule('core', 'pods/log secrets', 'get list')],
  },
  {
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRoleBinding',
    metadata: { name: AUDITOR.name },
    roleRef: { apiGroup: RBAC, ...AUDITOR },
    subjects: [{ apiGroup: RBAC, kind: 'Group', name: 'harbour-auditors' }],
  },
];

/** 1.5.0 reads all Secrets, adds a webhook for pods, changes its Deployment, and leaves a role behind. */
export const harborPilot = aPackage(operator, {
  channels: [aChannel('stable', '1.4.2', '1.5.0')],
  releases: [
    { version: '1.4.2', createdAt: '2026-06-09', changes: { extras: AUDITING } },
    {
      version: '1.5.0',
      createdAt: '2026-11-03',
      changes: {
        apis: [widened],
        permissions: [WORKLOADS, aRule('core', 'pods/exec', 'create')],
        clusterPermissions: [
          OWN,
          NAMESPACES,
          aRule('core', 'secrets', 'get list watch'),
          aRule('rbac.authorization.k8s.io', 'clusterroles', 'get list watch bind escalate'),
        ],
        webhooks: [
          webhook('MutatingAdmissionWebhook', 'redirect', ['CREATE']),
          webhook('ValidatingAdmissionWebhook', 'verify', ['CREATE', 'UPDATE']),
        ],
        workload: {
          ...USUAL_WORKLOAD,
          replicas: 2,
          args: [...USUAL_WORKLOAD.args, '--webhook-port=9443'],
          env: { MIRROR_TIMEOUT: '30s' },
          memory: '1Gi',
          sidecars: { 'signature-cache': 'local.operator-hub/harbor-pilot-cache:1.5.0' },
        },
      },
    },
  ],
});
