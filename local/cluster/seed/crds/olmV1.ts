/** OLM v1's kinds without Technology Preview fields and descriptions. */
import type { DraftObject, JsonObject } from '../../kube/types';
import { definition, printed } from './definition';
import {
  ANYTHING,
  INT32,
  INTEGER,
  TEXT,
  TEXT_MAP,
  TEXTS,
  TIME,
  listOf,
  oneOf,
  record,
  resource,
} from './schema';

/** `required`: up to OpenShift 4.23; `ignored`: from 5.0 on. */
export type ServiceAccountMode = 'required' | 'ignored';

/** Variants of the kinds in a cluster. */
export type ExtensionSchema = {
  readonly account: ServiceAccountMode;
  /** Whether `spec.config` and `spec.progressDeadlineMinutes` of Technology Preview exist. */
  readonly isPreview?: boolean;
  /** Whether `spec.namespace` is optional. */
  readonly managesNamespaces?: boolean;
};

export const OLM_V1_GROUP = 'olm.operatorframework.io';

function rule(text: string, message: string): JsonObject {
  return { rule: text, message };
}

function ruled(schema: JsonObject, ...rules: readonly JsonObject[]): JsonObject {
  return { ...schema, 'x-kubernetes-validations': rules };
}

const LABEL = String.raw`self.matches("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$")`;
const SUBDOMAIN = String.raw`self.matches("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$")`;
const SUBDOMAIN_WANTED =
  'must be a valid DNS1123 subdomain. It must contain only lowercase alphanumeric characters, hyphens (-) or periods (.), start and end with an alphanumeric character, and be no longer than 253 characters';
const VERSION = String.raw`self.matches("^(\\s*(=||!=|>|<|>=|=>|<=|=<|~|~>|\\^)\\s*(v?(0|[1-9]\\d*|[x|X|\\*])(\\.(0|[1-9]\\d*|x|X|\\*]))?(\\.(0|[1-9]\\d*|x|X|\\*))?(-([0-9A-Za-z\\-]+(\\.[0-9A-Za-z\\-]+)*))?(\\+([0-9A-Za-z\\-]+(\\.[0-9A-Za-z\\-]+)*))?)\\s*)((?:\\s+|,\\s*|\\s*\\|\\|\\s*)(=||!=|>|<|>=|=>|<=|=<|~|~>|\\^)\\s*(v?(0|[1-9]\\d*|x|X|\\*])(\\.(0|[1-9]\\d*|x|X|\\*))?(\\.(0|[1-9]\\d*|x|X|\\*]))?(-([0-9A-Za-z\\-]+(\\.[0-9A-Za-z\\-]+)*))?(\\+([0-9A-Za-z\\-]+(\\.[0-9A-Za-z\\-]+)*))?)\\s*)*$")`;

function immutable(name: string): JsonObject {
  return rule('self == oldSelf', `${name} is immutable`);
}

function text(maxLength: number): JsonObject {
  return { ...TEXT, maxLength };
}

const CONDITIONS: JsonObject = {
  ...listOf(
    record(
      {
        lastTransitionTime: TIME,
        message: text(32768),
        observedGeneration: { type: 'integer', format: 'int64', minimum: 0 },
        reason: {
          ...text(1024),
          minLength: 1,
          pattern: '^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$',
        },
        status: oneOf('True', 'False', 'Unknown'),
        type: {
          ...text(316),
          pattern: String.raw`^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$`,
        },
      },
      ['lastTransitionTime', 'message', 'reason', 'status', 'type'],
    ),
  ),
  'x-kubernetes-list-type': 'map',
  'x-kubernetes-list-map-keys': ['type'],
};

const SELECTOR: JsonObject = {
  ...record({
    matchExpressions: {
      ...listOf(
        record(
          { key: TEXT, operator: TEXT, values: { ...TEXTS, 'x-kubernetes-list-type': 'atomic' } },
          ['key', 'operator'],
        ),
      ),
      'x-kubernetes-list-type': 'atomic',
    },
    matchLabels: TEXT_MAP,
  }),
  'x-kubernetes-map-type': 'atomic',
};

const CATALOG_OF_EXTENSION = record(
  {
    channels: {
      ...listOf(
        ruled(text(253), rule(SUBDOMAIN, 'channels entries must be valid DNS1123 subdomains')),
      ),
      maxItems: 256,
    },
    packageName: ruled(
      text(253),
      immutable('packageName'),
      rule(SUBDOMAIN, `packageName ${SUBDOMAIN_WANTED}`),
    ),
    selector: SELECTOR,
    upgradeConstraintPolicy: {
      ...oneOf('CatalogProvided', 'SelfCertified'),
      default: 'CatalogProvided',
    },
    version: ruled(text(64), rule(VERSION, 'invalid version expression')),
  },
  ['packageName'],
);

const PREFLIGHT = ruled(
  record({ crdUpgradeSafety: record({ enforcement: oneOf('None', 'Strict') }, ['enforcement']) }, [
    'crdUpgradeSafety',
  ]),
  rule(
    'has(self.crdUpgradeSafety)',
    'at least one of [crdUpgradeSafety] are required when preflight is specified',
  ),
);

const INSTALL = ruled(
  record({ preflight: PREFLIGHT }),
  rule('has(self.preflight)', 'at least one of [preflight] are required when install is specified'),
);

const INSTALLED = record({ bundle: record({ name: TEXT, version: TEXT }, ['name', 'version']) }, [
  'bundle',
]);

/** In OpenShift 5.0 and later, the name can be removed and is ignored. */
function serviceAccount(mode: ServiceAccountMode): JsonObject {
  const wanted = `name ${SUBDOMAIN_WANTED}`;
  return mode === 'required'
    ? record({ name: ruled(text(253), immutable('name'), rule(SUBDOMAIN, wanted)) }, ['name'])
    : record({
        name: ruled(
          text(253),
          rule(
            'self == oldSelf || size(self) == 0',
            'name is immutable once set but may be cleared',
          ),
          rule(`size(self) == 0 || ${SUBDOMAIN}`, wanted),
        ),
      });
}

const CONFIG = ruled(
  record(
    {
      configType: oneOf('Inline'),
      inline: { ...ANYTHING, minProperties: 1 },
    },
    ['configType'],
  ),
  rule(
    "has(self.configType) && self.configType == 'Inline' ?has(self.inline) : !has(self.inline)",
    'inline is required when configType is Inline, and forbidden otherwise',
  ),
);

/** As in operator-controller's manifests/experimental.yaml (df2c201d). */
const DEADLINE: JsonObject = { ...INT32, minimum: 10, maximum: 720 };

const NOT_A_LABEL = 'namespace must be a valid DNS1123 label';
const NAMESPACE = ruled(text(63), immutable('namespace'), rule(LABEL, NOT_A_LABEL));

/** The experimental CRD of operator-controller's pull request 2825 (1e533706), which 2926 and 2929 replaced. */
const OPTIONAL_NAMESPACE = ruled(
  text(63),
  rule(`self == '' || ${LABEL}`, NOT_A_LABEL),
  rule("oldSelf == '' || self == oldSelf", 'namespace is immutable once set'),
  rule(
    "oldSelf != '' || self == ''",
    'namespace cannot be set after creation; mode is locked at creation time',
  ),
);

export function clusterExtension({
  account,
  isPreview = false,
  managesNamespaces = false,
}: ExtensionSchema): DraftObject {
  const spec = record(
    {
      ...(isPreview ? { config: CONFIG, progressDeadlineMinutes: DEADLINE } : {}),
      install: INSTALL,
      namespace: managesNamespaces ? OPTIONAL_NAMESPACE : NAMESPACE,
      serviceAccount: serviceAccount(account),
      source: ruled(
        record({ sourceType: oneOf('Catalog'), catalog: CATALOG_OF_EXTENSION }, ['sourceType']),
        rule(
          "has(self.sourceType) && self.sourceType == 'Catalog' ? has(self.catalog) : !has(self.catalog)",
          'catalog is required when sourceType is Catalog, and forbidden otherwise',
        ),
      ),
    },
    [
      ...(managesNamespaces ? [] : ['namespace']),
      ...(account === 'required' ? ['serviceAccount'] : []),
      'source',
    ],
  );
  return definition({
    group: OLM_V1_GROUP,
    kind: 'ClusterExtension',
    plural: 'clusterextensions',
    scope: 'Cluster',
    versions: [
      {
        name: 'v1',
        storage: true,
        schema: resource(
          { spec, status: record({ conditions: CONDITIONS, install: INSTALLED }) },
          [],
        ),
        columns: [
          printed('Installed Bundle', '.status.install.bundle.name', ''),
          printed('Version', '.status.install.bundle.version', ''),
          printed('Installed', ".status.conditions[?(@.type=='Installed')].status", ''),
          printed('Progressing', ".status.conditions[?(@.type=='Progressing')].status", ''),
          { name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp' },
        ],
      },
    ],
  });
}

const REF_RULES: readonly JsonObject[] = [
  rule(
    String.raw`self.matches('^([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])((\\.([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9]))+)?(:[0-9]+)?\\b')`,
    'must start with a valid domain. valid domains must be alphanumeric characters (lowercase and uppercase) separated by the "." character.',
  ),
  rule(
    String.raw`self.find('(\\/[a-z0-9]+((([._]|__|[-]*)[a-z0-9]+)+)?((\\/[a-z0-9]+((([._]|__|[-]*)[a-z0-9]+)+)?)+)?)') != ""`,
    'a valid name is required. valid names must contain lowercase alphanumeric characters separated only by the ".", "_", "__", "-" characters.',
  ),
  rule(`self.find('(@.*:)') != "" || self.find(':.*$') != ""`, 'must end with a digest or a tag'),
  rule(
    `self.find('(@.*:)') == "" ? (self.find(':.*$') != "" ? self.find(':.*$').substring(1).size() <= 127 : true) : true`,
    'tag is invalid. the tag must not be more than 127 characters',
  ),
  rule(
    String.raw`self.find('(@.*:)') == "" ? (self.find(':.*$') != "" ? self.find(':.*$').matches(':[\\w][\\w.-]*$') : true) : true`,
    'tag is invalid. valid tags must begin with a word character (alphanumeric + "_") followed by word characters or ".", and "-" characters',
  ),
  rule(
    `self.find('(@.*:)') != "" ? self.find('(@.*:)').matches('(@[A-Za-z][A-Za-z0-9]*([-_+.][A-Za-z][A-Za-z0-9]*)*[:])') : true`,
    'digest algorithm is not valid. valid algorithms must start with an uppercase or lowercase alpha character followed by alphanumeric characters and may contain the "-", "_", "+", and "." characters.',
  ),
  rule(
    `self.find('(@.*:)') != "" ? self.find(':.*$').substring(1).size() >= 32 : true`,
    'digest is not valid. the encoded string must be at least 32 characters',
  ),
  rule(
    `self.find('(@.*:)') != "" ? self.find(':.*$').matches(':[0-9A-Fa-f]*$') : true`,
    'digest is not valid. the encoded string must only contain hex characters (A-F, a-f, 0-9)',
  ),
];

const IMAGE = ruled(
  record(
    { pollIntervalMinutes: { ...INTEGER, minimum: 1 }, ref: ruled(text(1000), ...REF_RULES) },
    ['ref'],
  ),
  rule(
    `self.ref.find('(@.*:)') != "" ? !has(self.pollIntervalMinutes) : true`,
    'cannot specify pollIntervalMinutes while using digest-based image',
  ),
);

const IMAGE_UNION = rule(
  "has(self.type) && self.type == 'Image' ? has(self.image) : !has(self.image)",
  'image is required when source type is Image, and forbidden otherwise',
);

const CATALOG_SPEC = record(
  {
    availabilityMode: { ...oneOf('Unavailable', 'Available'), default: 'Available' },
    priority: { ...INT32, default: 0, minimum: -2147483648, maximum: 2147483647 },
    source: ruled(record({ image: IMAGE, type: oneOf('Image') }, ['type']), IMAGE_UNION),
  },
  ['source'],
);

const CATALOG_STATUS = record({
  conditions: CONDITIONS,
  lastUnpacked: TIME,
  resolvedSource: record({ image: record({ ref: text(1000) }, ['ref']), type: oneOf('Image') }, [
    'image',
    'type',
  ]),
  urls: record({ base: text(525) }, ['base']),
});

export const CLUSTER_CATALOG: DraftObject = definition({
  group: OLM_V1_GROUP,
  kind: 'ClusterCatalog',
  plural: 'clustercatalogs',
  scope: 'Cluster',
  versions: [
    {
      name: 'v1',
      storage: true,
      schema: resource({ spec: CATALOG_SPEC, status: CATALOG_STATUS }, ['metadata', 'spec']),
      columns: [
        { name: 'LastUnpacked', type: 'date', jsonPath: '.status.lastUnpacked' },
        printed('Serving', '.status.conditions[?(@.type=="Serving")].status', ''),
        { name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp' },
      ],
    },
  ],
});
