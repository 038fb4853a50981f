/** Subscription: package, catalog and channel of an Operator. */
import { definition, printed } from './definition';
import { atomic, LABEL_SELECTOR, QUANTITY, REFERENCE, TOLERATIONS } from './metaSchemas';
import {
  ANYTHING,
  FLAG,
  INT32,
  INTEGER,
  listOf,
  record,
  resource,
  TEXT,
  TEXT_MAP,
  TIME,
} from './schema';

/** The required fields of rare sources, whose other fields are not validated. */
const RARE_SOURCES: Readonly<Record<string, readonly string[]>> = {
  awsElasticBlockStore: ['volumeID'],
  azureDisk: ['diskName', 'diskURI'],
  azureFile: ['secretName', 'shareName'],
  cephfs: ['monitors'],
  cinder: ['volumeID'],
  csi: ['driver'],
  downwardAPI: [],
  ephemeral: [],
  fc: [],
  flexVolume: ['driver'],
  flocker: [],
  gcePersistentDisk: ['pdName'],
  gitRepo: ['repository'],
  glusterfs: ['endpoints', 'path'],
  hostPath: ['path'],
  image: [],
  iscsi: ['iqn', 'lun', 'targetPortal'],
  nfs: ['path', 'server'],
  photonPersistentDisk: ['pdID'],
  portworxVolume: ['volumeID'],
  projected: [],
  quobyte: ['registry', 'volume'],
  rbd: ['image', 'monitors'],
  scaleIO: ['gateway', 'secretRef', 'system'],
  storageos: [],
  vsphereVolume: ['volumePath'],
};

const KEY_SELECTOR = atomic(
  record({ key: TEXT, name: { type: 'string', default: '' }, optional: FLAG }, ['key']),
);

const SOURCE_REFERENCE = atomic(record({ name: { type: 'string', default: '' }, optional: FLAG }));

const FIELD_REFERENCE = atomic(record({ apiVersion: TEXT, fieldPath: TEXT }, ['fieldPath']));

const FILE_KEY = atomic(
  record(
    { key: TEXT, optional: { type: 'boolean', default: false }, path: TEXT, volumeName: TEXT },
    ['key', 'path', 'volumeName'],
  ),
);

const RESOURCE_FIELD = atomic(
  record({ containerName: TEXT, divisor: QUANTITY, resource: TEXT }, ['resource']),
);

const ENV = record(
  {
    name: TEXT,
    value: TEXT,
    valueFrom: record({
      configMapKeyRef: KEY_SELECTOR,
      fieldRef: FIELD_REFERENCE,
      fileKeyRef: FILE_KEY,
      resourceFieldRef: RESOURCE_FIELD,
      secretKeyRef: KEY_SELECTOR,
    }),
  },
  ['name'],
);

/** The keys of an object as files. */
const FILES = {
  defaultMode: INT32,
  items: {
    ...listOf(record({ key: TEXT, mode: INT32, path: TEXT }, ['key', 'path'])),
    'x-kubernetes-list-type': 'atomic',
  },
  optional: FLAG,
};

const VOLUME = record(
  {
    ...Object.fromEntries(
      Object.entries(RARE_SOURCES).map(([source, required]) => [
        source,
        required.length === 0 ? ANYTHING : { ...ANYTHING, required },
      ]),
    ),
    configMap: atomic(record({ ...FILES, name: { type: 'string', default: '' } })),
    emptyDir: record({ medium: TEXT, sizeLimit: QUANTITY }),
    name: TEXT,
    persistentVolumeClaim: record({ claimName: TEXT, readOnly: FLAG }, ['claimName']),
    secret: record({ ...FILES, secretName: TEXT }),
  },
  ['name'],
);

const QUANTITIES = { type: 'object', additionalProperties: QUANTITY };

/** Overrides of the Operator's Deployments. */
const CONFIG = record({
  affinity: record({ nodeAffinity: ANYTHING, podAffinity: ANYTHING, podAntiAffinity: ANYTHING }),
  annotations: TEXT_MAP,
  env: listOf(ENV),
  envFrom: listOf(
    record({ configMapRef: SOURCE_REFERENCE, prefix: TEXT, secretRef: SOURCE_REFERENCE }),
  ),
  nodeSelector: TEXT_MAP,
  resources: record({
    claims: {
      ...listOf(record({ name: TEXT, request: TEXT }, ['name'])),
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['name'],
    },
    limits: QUANTITIES,
    requests: QUANTITIES,
  }),
  selector: LABEL_SELECTOR,
  tolerations: TOLERATIONS,
  volumeMounts: listOf(
    record(
      {
        mountPath: TEXT,
        mountPropagation: TEXT,
        name: TEXT,
        readOnly: FLAG,
        recursiveReadOnly: TEXT,
        subPath: TEXT,
        subPathExpr: TEXT,
      },
      ['mountPath', 'name'],
    ),
  ),
  volumes: listOf(VOLUME),
});

const SPEC = record(
  {
    channel: TEXT,
    config: CONFIG,
    installPlanApproval: TEXT,
    name: TEXT,
    source: TEXT,
    sourceNamespace: TEXT,
    startingCSV: TEXT,
  },
  ['name', 'source', 'sourceNamespace'],
);

const STATUS = record(
  {
    catalogHealth: listOf(
      record({ catalogSourceRef: REFERENCE, healthy: FLAG, lastUpdated: TIME }, [
        'catalogSourceRef',
        'healthy',
        'lastUpdated',
      ]),
    ),
    conditions: listOf(
      record(
        {
          lastHeartbeatTime: TIME,
          lastTransitionTime: TIME,
          message: TEXT,
          reason: TEXT,
          status: TEXT,
          type: TEXT,
        },
        ['status', 'type'],
      ),
    ),
    currentCSV: TEXT,
    installPlanGeneration: INTEGER,
    installPlanRef: REFERENCE,
    installedCSV: TEXT,
    installplan: record({ apiVersion: TEXT, kind: TEXT, name: TEXT, uuid: TEXT }, [
      'apiVersion',
      'kind',
      'name',
      'uuid',
    ]),
    lastUpdated: TIME,
    reason: TEXT,
    state: TEXT,
  },
  ['lastUpdated'],
);

export const SUBSCRIPTION = definition({
  group: 'operators.coreos.com',
  kind: 'Subscription',
  plural: 'subscriptions',
  scope: 'Namespaced',
  shortNames: ['sub', 'subs'],
  categories: ['olm'],
  versions: [
    {
      name: 'v1alpha1',
      storage: true,
      schema: resource({ spec: SPEC, status: STATUS }, ['metadata', 'spec']),
      columns: [
        printed('Package', '.spec.name', 'Package to keep installed'),
        printed('Source', '.spec.source', 'Catalog that has the package'),
        printed('Channel', '.spec.channel', 'Channel that updates come from'),
      ],
    },
  ],
});
