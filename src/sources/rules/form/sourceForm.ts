import { catalogSourceModel } from '~/kube/models/olm';
import { type JsonRecord, recordIn, textMapIn } from '~/kube/json';
import { IMAGE_TEMPLATE } from '~/olm/catalogSources/resolvedTemplate';

/** The content source of a catalog (CS-006): an image that OLM runs, an external registry, or a ConfigMap. */
export type SourceContent = 'image' | 'address' | 'configmap';

/** The fields of a CatalogSource that its rules compare. An empty text means not set. */
export type SourceForm = {
  readonly name: string;
  readonly namespace: string;
  readonly content: SourceContent;
  readonly image: string;
  /** The annotation `olm.catalogImageTemplate` (CS-030). */
  readonly template: string;
  readonly address: string;
  readonly configMap: string;
  /** Empty: OLM never checks for a later image (CS-010). */
  readonly interval: string;
  readonly secrets: readonly string[];
  readonly annotations: Readonly<Record<string, string>>;
  /** `grpcPodConfig`. */
  readonly pod: JsonRecord;
};

/** The paths of the fields in a CatalogSource. */
export const SOURCE_PATHS = {
  name: ['metadata', 'name'],
  namespace: ['metadata', 'namespace'],
  template: ['metadata', 'annotations', IMAGE_TEMPLATE],
  content: ['spec', 'sourceType'],
  image: ['spec', 'image'],
  address: ['spec', 'address'],
  configMap: ['spec', 'configMap'],
  interval: ['spec', 'updateStrategy', 'registryPoll', 'interval'],
  priority: ['spec', 'priority'],
  secrets: ['spec', 'secrets'],
} as const;

/** Reads a CatalogSource, complete or not. */
export function readSource(source: unknown): SourceForm {
  const { metadata, spec } = recordIn(source);
  const { name, namespace, annotations } = recordIn(metadata);
  const declared = recordIn(spec);
  const { registryPoll } = recordIn(declared['updateStrategy']);
  const { secrets } = declared;
  const known = textMapIn(annotations);
  return {
    name: asText(name),
    namespace: asText(namespace),
    content: contentOf(declared),
    image: asText(declared['image']),
    template: known[IMAGE_TEMPLATE] ?? '',
    address: asText(declared['address']),
    configMap: asText(declared['configMap']),
    interval: asText(recordIn(registryPoll)['interval']),
    secrets: Array.isArray(secrets) ? secrets.map(asText) : [],
    annotations: known,
    pod: recordIn(declared['grpcPodConfig']),
  };
}

/** An image takes precedence over an address (OLM, `ReconcilerForSource`). */
function contentOf({ sourceType, image, address }: JsonRecord): SourceContent {
  if (sourceType === 'configmap' || sourceType === 'internal') return 'configmap';
  return asText(image) === '' && address !== undefined ? 'address' : 'image';
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A blank catalog. */
export function newSource(namespace: string): JsonRecord {
  const { group, version, kind } = catalogSourceModel;
  return {
    apiVersion: `${group}/${version}`,
    kind,
    metadata: { name: '', namespace },
    spec: {
      sourceType: 'grpc',
      image: '',
      updateStrategy: { registryPoll: { interval: '30m' } },
    },
  };
}

/**
 * A catalog that starts as a copy of another one, for example for a mirror. Marks of its managers are omitted: those of
 * the marketplace operator, of `kubectl apply` and of OLM, the owners and the status.
 */
export function copiedSource(source: unknown, namespace: string): JsonRecord {
  const { metadata, spec } = recordIn(source);
  const { name, labels, annotations } = recordIn(metadata);
  const [ownLabels, ownAnnotations] = [own(labels), own(annotations)];
  const { apiVersion, kind } = newSource(namespace);
  return {
    apiVersion,
    kind,
    metadata: {
      name: `${asText(name)}-copy`,
      namespace,
      ...(Object.keys(ownLabels).length > 0 && { labels: ownLabels }),
      ...(Object.keys(ownAnnotations).length > 0 && { annotations: ownAnnotations }),
    },
    spec: recordIn(spec),
  };
}

function own(marks: unknown): JsonRecord {
  return Object.fromEntries(
    Object.entries(recordIn(marks)).filter(
      ([key]) => !FOREIGN.includes(key) && !FOREIGN_PREFIXES.some((begin) => key.startsWith(begin)),
    ),
  );
}

const FOREIGN: readonly string[] = [
  // CS-022
  'operatorframework.io/managed-by',
  'kubectl.kubernetes.io/last-applied-configuration',
];

/** Argo CD and Helm would manage the copy and delete it. */
const FOREIGN_PREFIXES: readonly string[] = [
  'olm.managed',
  'opsrc-',
  'argocd.argoproj.io/',
  'app.kubernetes.io/managed-by',
  'meta.helm.sh/',
];
