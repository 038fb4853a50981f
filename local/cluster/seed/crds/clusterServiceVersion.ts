/** ClusterServiceVersion: one version of an Operator. */
import { definition, printed } from './definition';
import { APIS, CUSTOM_RESOURCES, WEBHOOK } from './ownedApis';
import { LABEL_SELECTOR } from './metaSchemas';
import { ANYTHING, FLAG, listOf, record, resource, TEXT, TEXT_MAP, TEXTS, TIME } from './schema';

const PERMISSIONS = listOf(
  record(
    {
      serviceAccountName: TEXT,
      rules: listOf(
        record(
          {
            apiGroups: TEXTS,
            nonResourceURLs: TEXTS,
            resourceNames: TEXTS,
            resources: TEXTS,
            verbs: TEXTS,
          },
          ['verbs'],
        ),
      ),
    },
    ['rules', 'serviceAccountName'],
  ),
);

const DEPLOYMENT = record(
  {
    label: TEXT_MAP,
    name: TEXT,
    spec: { ...ANYTHING, required: ['selector', 'template'] },
  },
  ['name', 'spec'],
);

const INSTALL = record(
  {
    strategy: TEXT,
    spec: record(
      {
        clusterPermissions: PERMISSIONS,
        deployments: listOf(DEPLOYMENT),
        permissions: PERMISSIONS,
      },
      ['deployments'],
    ),
  },
  ['strategy'],
);

const NAMED_LINK = record({ name: TEXT, url: TEXT });

const SPEC = record(
  {
    annotations: TEXT_MAP,
    apiservicedefinitions: APIS,
    cleanup: record({ enabled: FLAG }, ['enabled']),
    customresourcedefinitions: CUSTOM_RESOURCES,
    description: TEXT,
    displayName: TEXT,
    icon: listOf(record({ base64data: TEXT, mediatype: TEXT }, ['base64data', 'mediatype'])),
    install: INSTALL,
    installModes: listOf(record({ supported: FLAG, type: TEXT }, ['supported', 'type'])),
    keywords: TEXTS,
    labels: TEXT_MAP,
    links: listOf(NAMED_LINK),
    maintainers: listOf(record({ email: TEXT, name: TEXT })),
    maturity: TEXT,
    minKubeVersion: TEXT,
    nativeAPIs: listOf(
      record({ group: TEXT, kind: TEXT, version: TEXT }, ['group', 'kind', 'version']),
    ),
    provider: NAMED_LINK,
    relatedImages: listOf(record({ image: TEXT, name: TEXT }, ['image', 'name'])),
    // Its two CEL rules are not evaluated here.
    release: { type: 'string', maxLength: 20 },
    replaces: TEXT,
    selector: LABEL_SELECTOR,
    skips: TEXTS,
    version: TEXT,
    webhookdefinitions: listOf(WEBHOOK),
  },
  ['displayName', 'install'],
);

const REQUIREMENT_STATUS = record(
  {
    dependents: listOf(
      record({ group: TEXT, kind: TEXT, message: TEXT, status: TEXT, uuid: TEXT, version: TEXT }, [
        'group',
        'kind',
        'status',
        'version',
      ]),
    ),
    group: TEXT,
    kind: TEXT,
    message: TEXT,
    name: TEXT,
    status: TEXT,
    uuid: TEXT,
    version: TEXT,
  },
  ['group', 'kind', 'message', 'name', 'status', 'version'],
);

const PENDING_DELETION = record(
  {
    group: TEXT,
    instances: listOf(record({ name: TEXT, namespace: TEXT }, ['name'])),
    kind: TEXT,
  },
  ['group', 'instances', 'kind'],
);

const STATUS = record({
  certsLastUpdated: TIME,
  certsRotateAt: TIME,
  cleanup: record({ pendingDeletion: listOf(PENDING_DELETION) }),
  conditions: listOf(
    record({
      lastTransitionTime: TIME,
      lastUpdateTime: TIME,
      message: TEXT,
      phase: TEXT,
      reason: TEXT,
    }),
  ),
  lastTransitionTime: TIME,
  lastUpdateTime: TIME,
  message: TEXT,
  phase: TEXT,
  reason: TEXT,
  requirementStatus: listOf(REQUIREMENT_STATUS),
});

export const CLUSTER_SERVICE_VERSION = definition({
  group: 'operators.coreos.com',
  kind: 'ClusterServiceVersion',
  plural: 'clusterserviceversions',
  scope: 'Namespaced',
  shortNames: ['csv', 'csvs'],
  categories: ['olm'],
  versions: [
    {
      name: 'v1alpha1',
      storage: true,
      schema: resource({ spec: SPEC, status: STATUS }, ['metadata', 'spec']),
      columns: [
        printed('Display', '.spec.displayName', 'Operator name for people'),
        printed('Version', '.spec.version', 'Version of the Operator'),
        printed('Release', '.spec.release', 'Release within the version'),
        printed('Replaces', '.spec.replaces', 'CSV that is replaced by this one'),
        { name: 'Phase', type: 'string', jsonPath: '.status.phase' },
      ],
    },
  ],
});
