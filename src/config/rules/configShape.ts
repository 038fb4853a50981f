import { recordIn } from '~/kube/json';
import type { EnvVar, SubscriptionConfig, Volume } from '~/kube/models/subscriptionConfig';
import { danger, isDanger, warning } from '~/olm/finding';
import { at, type ConfigFinding, type ConfigType } from './configFinding';

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

/** Whether every known field has its type. Unknown fields can have any. */
export function isSubscriptionConfig(value: unknown): value is SubscriptionConfig {
  return isFree(shapeFindings(value));
}

/**
 * The differences from the structural schema of `Subscription.spec.config`: the API server rejects wrong types and
 * drops unknown fields.
 */
export function shapeFindings(value: unknown): readonly ConfigFinding[] {
  return differences(value, CONFIG_SHAPE, '');
}

/** The same for one variable or volume. */
export function envVarFindings(value: unknown): readonly ConfigFinding[] {
  return differences(value, ENV_VAR_SHAPE, '');
}

export function volumeShapeFindings(value: unknown): readonly ConfigFinding[] {
  return differences(value, VOLUME_SHAPE, '');
}

export function isEnvVar(value: unknown): value is EnvVar {
  return isFree(envVarFindings(value));
}

export function isVolume(value: unknown): value is Volume {
  return isFree(volumeShapeFindings(value));
}

/** Unknown fields are only warnings. */
function isFree(findings: readonly ConfigFinding[]): boolean {
  return !findings.some(isDanger);
}

/**
 * The differences of a value from a shape. YAML numbers and booleans are not converted to texts, because environment
 * variables and labels are texts.
 * @param path of the value; empty for all
 */
export function differences(value: unknown, shape: Shape, path: string): readonly ConfigFinding[] {
  if (typeof shape === 'string') {
    return isOf(shape, value) ? [] : [danger({ path, kind: 'wrong-type', expected: shape })];
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return [danger({ path, kind: 'wrong-type', expected: 'list' })];
    return value.flatMap((item: unknown, index) =>
      differences(item, shape.list, `${path}[${index.toString()}]`),
    );
  }
  if (!isOf('object', value)) return [danger({ path, kind: 'wrong-type', expected: 'object' })];
  const entries = Object.entries(recordIn(value));
  if ('map' in shape) {
    return entries.flatMap(([key, item]) => differences(item, shape.map, at(path, key)));
  }
  return [
    ...entries.flatMap((entry) => memberDifferences(entry, shape.members, path)),
    ...(shape.required ?? [])
      .filter((member) => !entries.some(([key]) => key === member))
      .map((member) => danger({ path: at(path, member), kind: 'missing' })),
  ];
}

function memberDifferences(
  [name, value]: readonly [string, unknown],
  members: Readonly<Record<string, Shape>>,
  path: string,
): readonly ConfigFinding[] {
  const shape = Object.hasOwn(members, name) ? members[name] : undefined;
  return shape === undefined
    ? [warning({ path: at(path, name), kind: 'unknown-member' })]
    : differences(value, shape, at(path, name));
}

function isOf(type: ConfigType, value: unknown): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return Number.isSafeInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'quantity':
      return typeof value === 'string' || Number.isFinite(value);
    case 'list':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}
