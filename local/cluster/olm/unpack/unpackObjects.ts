/** Resources that OLM creates in a catalog's namespace to unpack one bundle image. */
import type { DraftObject, JsonObject, KubeObject, OwnerReference } from '../../kube/types';
import { MANAGED_LABEL, OLM_API_VERSION } from '../shared/names';

export const UNPACK_LABEL = 'operatorframework.io/bundle-unpack-ref';

const managed = { [MANAGED_LABEL]: 'true' };

export type UnpackTarget = {
  readonly name: string;
  readonly namespace: string;
  readonly image: string;
};

export function unpackConfigMap(of: UnpackTarget, source: KubeObject): DraftObject {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: {
      name: of.name,
      namespace: of.namespace,
      labels: managed,
      ownerReferences: [ownedBy(source, OLM_API_VERSION, 'CatalogSource')],
    },
  };
}

export function unpackAccess(of: UnpackTarget, configMap: KubeObject): readonly DraftObject[] {
  const metadata = {
    name: of.name,
    namespace: of.namespace,
    labels: managed,
    ownerReferences: [ownedBy(configMap, 'v1', 'ConfigMap')],
  };
  const apiGroup = 'rbac.authorization.k8s.io';
  return [
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata },
    {
      apiVersion: `${apiGroup}/v1`,
      kind: 'Role',
      metadata,
      rules: [
        {
          apiGroups: [''],
          resources: ['configmaps'],
          resourceNames: [of.name],
          verbs: ['create', 'get', 'update'],
        },
      ],
    },
    {
      apiVersion: `${apiGroup}/v1`,
      kind: 'RoleBinding',
      metadata,
      roleRef: { apiGroup, kind: 'Role', name: of.name },
      subjects: [{ kind: 'ServiceAccount', name: of.name, namespace: of.namespace }],
    },
  ];
}

export function unpackJob(
  of: UnpackTarget,
  configMap: KubeObject,
  timeoutSeconds: number,
): DraftObject {
  const labels = { ...managed, [UNPACK_LABEL]: of.name };
  const jobLabels = { 'batch.kubernetes.io/job-name': of.name, 'job-name': of.name };
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      name: of.name,
      namespace: of.namespace,
      labels,
      ownerReferences: [ownedBy(configMap, 'v1', 'ConfigMap')],
    },
    spec: {
      parallelism: 1,
      completions: 1,
      activeDeadlineSeconds: timeoutSeconds,
      backoffLimit: 3,
      manualSelector: false,
      ttlSecondsAfterFinished: 300,
      completionMode: 'NonIndexed',
      suspend: false,
      podReplacementPolicy: 'TerminatingOrFailed',
      template: {
        metadata: { name: of.name, labels: { ...jobLabels, ...labels } },
        spec: podSpec(of),
      },
    },
  };
}

export const PULL_CONTAINER = 'pull';

function podSpec(of: UnpackTarget): JsonObject {
  const resources = { requests: { cpu: '10m', memory: '50Mi' } };
  const shared = {
    resources,
    terminationMessagePath: '/dev/termination-log',
    terminationMessagePolicy: 'FallbackToLogsOnError',
    imagePullPolicy: 'Always',
    securityContext: {
      capabilities: { drop: ['ALL'] },
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    },
  };
  const bundle = { name: 'bundle', mountPath: '/bundle' };
  const tool = { name: 'util', mountPath: '/util' };
  return {
    volumes: [
      { name: 'bundle', emptyDir: {} },
      { name: 'util', emptyDir: {} },
    ],
    initContainers: [
      {
        ...shared,
        name: 'util',
        image: 'olm',
        command: ['/bin/cp', '-Rv', '/bin/cpb', '/util/cpb'],
        volumeMounts: [tool],
      },
      {
        ...shared,
        name: PULL_CONTAINER,
        image: of.image,
        command: ['/util/cpb', '/bundle'],
        volumeMounts: [bundle, tool],
      },
    ],
    containers: [
      {
        ...shared,
        name: 'extract',
        image: 'opm',
        command: [
          ...['opm', 'alpha', 'bundle', 'extract', '-m', '/bundle/'],
          ...['-n', of.namespace, '-c', of.name, '-z'],
        ],
        env: [{ name: 'CONTAINER_IMAGE', value: of.image }],
        volumeMounts: [bundle],
      },
    ],
    restartPolicy: 'Never',
    serviceAccountName: of.name,
    nodeSelector: { 'kubernetes.io/os': 'linux' },
    securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
  };
}

function ownedBy(owner: KubeObject, apiVersion: string, kind: string): OwnerReference {
  const { name, uid = '' } = owner.metadata;
  return { apiVersion, kind, name, uid, controller: false, blockOwnerDeletion: false };
}
