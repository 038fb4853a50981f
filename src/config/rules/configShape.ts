import type { ConfigType } from './configFinding';

/** The shape of a value: a type, a list or map of one shape, or an object with known fields. */
export type Shape =
  | ConfigType
  | { readonly list: Shape }
  | { readonly map: Shape }
  | { readonly members: Readonly<Record<string, Shape>>; readonly required?: readonly string[] };

const KEY_REFERENCE: Shape = {
  members: { name: 'text', key: 'text', optional: 'boolean' },
  required: ['key'],
};

const OBJECT_REFERENCE: Shape = { members: { name: 'text', optional: 'boolean' } };

/** An item of `env`. */
export const ENV_VAR_SHAPE: Shape = {
  members: {
    name: 'text',
    value: 'text',
    valueFrom: {
      members: {
        secretKeyRef: KEY_REFERENCE,
        configMapKeyRef: KEY_REFERENCE,
        fieldRef: { members: { apiVersion: 'text', fieldPath: 'text' }, required: ['fieldPath'] },
        resourceFieldRef: {
          members: { containerName: 'text', resource: 'text', divisor: 'quantity' },
          required: ['resource'],
        },
        fileKeyRef: {
          members: { volumeName: 'text', path: 'text', key: 'text', optional: 'boolean' },
          required: ['volumeName', 'path', 'key'],
        },
      },
    },
  },
  required: ['name'],
};

const ITEMS: Shape = {
  list: {
    members: { key: 'text', path: 'text', mode: 'number' },
    required: ['key', 'path'],
  },
};

/** Volume sources without fields. Those of clouds are deprecated, but still served. */
const OTHER_VOLUME_SOURCES = [
  'awsElasticBlockStore',
  'azureDisk',
  'azureFile',
  'cephfs',
  'cinder',
  'csi',
  'downwardAPI',
  'ephemeral',
  'fc',
  'flexVolume',
  'flocker',
  'gcePersistentDisk',
  'gitRepo',
  'glusterfs',
  'hostPath',
  'image',
  'iscsi',
  'nfs',
  'photonPersistentDisk',
  'portworxVolume',
  'projected',
  'quobyte',
  'rbd',
  'scaleIO',
  'storageos',
  'vsphereVolume',
] as const;

/** An item of `volumes`. */
export const VOLUME_SHAPE: Shape = {
  members: {
    name: 'text',
    configMap: {
      members: { name: 'text', items: ITEMS, defaultMode: 'number', optional: 'boolean' },
    },
    secret: {
      members: { secretName: 'text', items: ITEMS, defaultMode: 'number', optional: 'boolean' },
    },
    emptyDir: { members: { medium: 'text', sizeLimit: 'quantity' } },
    persistentVolumeClaim: {
      members: { claimName: 'text', readOnly: 'boolean' },
      required: ['claimName'],
    },
    ...Object.fromEntries(OTHER_VOLUME_SOURCES.map((source) => [source, 'object' as const])),
  },
  required: ['name'],
};

const VOLUME_MOUNT: Shape = {
  members: {
    name: 'text',
    mountPath: 'text',
    readOnly: 'boolean',
    recursiveReadOnly: 'text',
    subPath: 'text',
    subPathExpr: 'text',
    mountPropagation: 'text',
  },
  required: ['name', 'mountPath'],
};

const TOLERATION: Shape = {
  members: {
    key: 'text',
    operator: 'text',
    value: 'text',
    effect: 'text',
    tolerationSeconds: 'number',
  },
};

/**
 * `Subscription.spec.config` (IN-034) in its CustomResourceDefinition (operators.coreos.com/v1alpha1; the latest field,
 * `fileKeyRef`, is from Kubernetes 1.34).
 */
export const CONFIG_SHAPE: Shape = {
  members: {
    selector: 'object',
    env: { list: ENV_VAR_SHAPE },
    envFrom: {
      list: {
        members: { prefix: 'text', secretRef: OBJECT_REFERENCE, configMapRef: OBJECT_REFERENCE },
      },
    },
    volumes: { list: VOLUME_SHAPE },
    volumeMounts: { list: VOLUME_MOUNT },
    tolerations: { list: TOLERATION },
    resources: {
      members: {
        requests: { map: 'quantity' },
        limits: { map: 'quantity' },
        claims: { list: 'object' },
      },
    },
    nodeSelector: { map: 'text' },
    affinity: 'object',
    annotations: { map: 'text' },
  },
};
