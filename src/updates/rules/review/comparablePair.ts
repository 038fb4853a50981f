import { recordIn, textMapIn, type JsonRecord } from '~/kube/json';
import { isTooDeep } from '~/olm/plans/nesting';
import { FREE_NAMES, alignedObjects, type CountsAsGone } from './alignedObjects';

/** Two objects with only that left in them in which they may be compared. */
export type ComparablePair = { readonly before: JsonRecord; readonly after: JsonRecord };

/**
 * What the cluster has beside what a manifest wants.
 * - In most kinds only what the manifest states is compared: what the server, a webhook or OLM fills in where the manifest
 *   is silent is no change. Only under names that authors choose (`data`, `properties`) does silence mean that it goes.
 * - A ClusterServiceVersion and a CustomResourceDefinition are compared whole, as the one replaces another object and the
 *   other gets no defaults but a few, which are known; of their labels, too, only those stated count in a definition.
 * - The values of a Secret are never in the result, only their length and whether they differ.
 * @returns `null` when one of them is nested deeper than any Kubernetes object
 */
export function comparablePair(live: JsonRecord, manifest: JsonRecord): ComparablePair | null {
  if (isTooDeep(live) || isTooDeep(manifest)) return null;
  const [before, after] = [withoutServerFields(live), withoutServerFields(manifest)];
  switch (manifest['kind']) {
    case 'ClusterServiceVersion':
      return alignedObjects(withoutCleanup(before), withoutCleanup(after), countsInCsv);
    case 'CustomResourceDefinition':
      return alignedObjects(statedDefinition(before, after), after, countsInDefinition);
    case 'Secret':
      return hiddenSecrets(alignedObjects(before, withData(after), countsElsewhere));
    default:
      return alignedObjects(before, after, countsElsewhere);
  }
}

const countsElsewhere: CountsAsGone = ({ parent }) =>
  FREE_NAMES.has(parent) && parent !== 'labels' && parent !== 'annotations';

/** The defaults that the schema of a ClusterServiceVersion has, and objects that Go writes although nothing is in them. */
const countsInCsv: CountsAsGone = ({ name, value }) =>
  !(isEmptyValue(value) || (CSV_DEFAULTS.has(name) && CSV_DEFAULTS.get(name) === value));

const CSV_DEFAULTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['protocol', 'TCP'],
  ['containerPort', 443],
]);

function isEmptyValue(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** OLM writes it into every one. */
function withoutCleanup(csv: JsonRecord): JsonRecord {
  const spec = recordIn(csv['spec']);
  if (recordIn(spec['cleanup'])['enabled'] === true) return csv;
  const kept = Object.entries(spec).filter(([field]) => field !== 'cleanup');
  return 'spec' in csv ? { ...csv, spec: Object.fromEntries(kept) } : csv;
}

const countsInDefinition: CountsAsGone = () => true;

/** The server fills in names and the way of conversion, OLM the webhook of the conversion and its certificate. */
function statedDefinition(before: JsonRecord, after: JsonRecord): JsonRecord {
  const wanted = recordIn(after['spec']);
  const spec = Object.entries(recordIn(before['spec'])).filter(
    ([field, value]) =>
      field in wanted ||
      !(field === 'conversion' || (field === 'preserveUnknownFields' && value === false)),
  );
  return {
    ...before,
    metadata: statedIn(before['metadata'], after['metadata']),
    spec: Object.fromEntries(
      spec.map(([field, value]) => [
        field,
        field === 'conversion' || field === 'names' ? statedIn(value, wanted[field]) : value,
      ]),
    ),
  };
}

function statedIn(value: unknown, wanted: unknown): JsonRecord {
  return alignedObjects(recordIn(value), recordIn(wanted), () => false).before;
}

/** `stringData` is a way to write `data`, and wins over it. */
function withData(secret: JsonRecord): JsonRecord {
  const { stringData, ...rest } = secret;
  const written = Object.entries(textMapIn(stringData)).map(([name, text]) => [name, base64(text)]);
  return written.length === 0
    ? rest
    : { ...rest, data: { ...recordIn(secret['data']), ...Object.fromEntries(written) } };
}

function base64(text: string): string {
  return btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''),
  );
}

/** Two Secrets with the lengths of their values, as `kubectl describe` tells them, and whether one is another. */
function hiddenSecrets({ before, after }: ComparablePair): ComparablePair {
  const [old, now] = [recordIn(before['data']), recordIn(after['data'])];
  return {
    before: withShownData(before, (_, value) => lengthText(value)),
    after: withShownData(after, (name, value) =>
      name in old && old[name] !== now[name] ? `${lengthText(value)}, changed` : lengthText(value),
    ),
  };
}

function withShownData(
  secret: JsonRecord,
  shown: (name: string, value: unknown) => string,
): JsonRecord {
  if (!('data' in secret)) return secret;
  const data = Object.entries(recordIn(secret['data']));
  return {
    ...secret,
    data: Object.fromEntries(data.map(([name, value]) => [name, shown(name, value)])),
  };
}

/** Base64 has four letters for three bytes, less those that fill up the last four. */
function lengthText(value: unknown): string {
  const text = typeof value === 'string' ? value.replaceAll(/\s/g, '') : '';
  const padding = /=*$/.exec(text)?.[0].length ?? 0;
  return `${Math.max(0, Math.floor((text.length * 3) / 4) - padding)} bytes`;
}

/**
 * An object without what only the cluster writes: its state, its identity, who owns it, and the labels and annotations by
 * which OLM finds its objects again. Its metadata stays even when nothing is left in it.
 */
function withoutServerFields(object: JsonRecord): JsonRecord {
  const { metadata } = object;
  const kept = Object.entries(object).filter(([field]) => field !== 'status');
  return Object.fromEntries(
    kept.map(([field, value]) => [field, field === 'metadata' ? ownMetadata(metadata) : value]),
  );
}

function ownMetadata(metadata: unknown): JsonRecord {
  const own = Object.entries(recordIn(metadata)).filter(([field]) => !SERVER_METADATA.has(field));
  return Object.fromEntries(
    own.flatMap(([field, value]) => {
      if (field !== 'labels' && field !== 'annotations') return [[field, value] as const];
      const left = Object.entries(recordIn(value)).filter(([key]) => !isOlmsMark(key));
      return left.length === 0 ? [] : [[field, Object.fromEntries(left)] as const];
    }),
  );
}

const SERVER_METADATA: ReadonlySet<string> = new Set([
  'creationTimestamp',
  'deletionGracePeriodSeconds',
  'deletionTimestamp',
  'finalizers',
  'generation',
  'managedFields',
  'ownerReferences',
  'resourceVersion',
  'selfLink',
  'uid',
]);

/**
 * As in the recordings of OLM; `operators.coreos.com/<package>.<namespace>` ties the parts of an Operator together. The
 * bundle's properties, which are an author's, are none of them.
 */
function isOlmsMark(key: string): boolean {
  return (
    OLMS_MARKS.has(key) ||
    OLMS_PREFIXES.some((prefix) => key.startsWith(prefix)) ||
    key === 'kubectl.kubernetes.io/last-applied-configuration'
  );
}

const OLMS_MARKS: ReadonlySet<string> = new Set([
  'olm.copiedFrom',
  'olm.managed',
  'olm.operatorGroup',
  'olm.operatorNamespace',
  'olm.targetNamespaces',
]);

const OLMS_PREFIXES: readonly string[] = [
  'olm.api.',
  'olm.owner',
  'operatorframework.io/installed-alongside-',
  'operators.coreos.com/',
];
