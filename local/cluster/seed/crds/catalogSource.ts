/** CatalogSource: a catalog and how its pod runs. */
import {
  ANYTHING,
  INTEGER,
  listOf,
  oneOf,
  record,
  resource,
  TEXT,
  TEXT_MAP,
  TEXTS,
  TIME,
} from './schema';
import { definition, printed } from './definition';
import { CONDITION, QUANTITY, TOLERATIONS } from './metaSchemas';

const SPEC = record(
  {
    address: TEXT,
    configMap: TEXT,
    description: TEXT,
    displayName: TEXT,
    grpcPodConfig: record({
      affinity: record({
        nodeAffinity: ANYTHING,
        podAffinity: ANYTHING,
        podAntiAffinity: ANYTHING,
      }),
      extractContent: record({ cacheDir: TEXT, catalogDir: TEXT }, ['catalogDir']),
      memoryTarget: QUANTITY,
      nodeSelector: TEXT_MAP,
      priorityClassName: TEXT,
      securityContextConfig: oneOf('legacy', 'restricted'),
      tolerations: TOLERATIONS,
    }),
    icon: record({ base64data: TEXT, mediatype: TEXT }, ['base64data', 'mediatype']),
    image: TEXT,
    priority: INTEGER,
    publisher: TEXT,
    secrets: TEXTS,
    sourceType: TEXT,
    updateStrategy: record({ registryPoll: record({ interval: TEXT }) }),
  },
  ['sourceType'],
);

const STATUS = record({
  conditions: {
    ...listOf(CONDITION),
    'x-kubernetes-list-type': 'map',
    'x-kubernetes-list-map-keys': ['type'],
  },
  configMapReference: record(
    { lastUpdateTime: TIME, name: TEXT, namespace: TEXT, resourceVersion: TEXT, uid: TEXT },
    ['name', 'namespace'],
  ),
  connectionState: record({ address: TEXT, lastConnect: TIME, lastObservedState: TEXT }, [
    'lastObservedState',
  ]),
  latestImageRegistryPoll: TIME,
  message: TEXT,
  reason: TEXT,
  registryService: record({
    createdAt: TIME,
    port: TEXT,
    protocol: TEXT,
    serviceName: TEXT,
    serviceNamespace: TEXT,
  }),
});

export const CATALOG_SOURCE = definition({
  group: 'operators.coreos.com',
  kind: 'CatalogSource',
  plural: 'catalogsources',
  scope: 'Namespaced',
  shortNames: ['catsrc'],
  categories: ['olm'],
  versions: [
    {
      name: 'v1alpha1',
      storage: true,
      schema: resource({ spec: SPEC, status: STATUS }, ['metadata', 'spec']),
      columns: [
        printed('Display', '.spec.displayName', 'Catalog name for people'),
        printed('Type', '.spec.sourceType', 'Kind of catalog source'),
        printed('Publisher', '.spec.publisher', 'Who publishes the catalog'),
        { name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp' },
      ],
    },
  ],
});
