import type { Failure } from '~/kube/failure';
import { isTooDeep, type JsonRecord, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import type { PlanObject } from '~/olm/plans/planContent';

/** The cluster's object for an object of a plan. */
export type LiveObject =
  | { readonly kind: 'absent' }
  | { readonly kind: 'found'; readonly object: JsonRecord }
  /** Unknown whether it exists. */
  | { readonly kind: 'unreadable'; readonly failure: Failure };

export const ABSENT: LiveObject = { kind: 'absent' };

/**
 * An object of a plan and the one that it replaces: of the same kind and name; for a ClusterServiceVersion, the
 * replaced one.
 */
export type ComparedObject = { readonly after: PlanObject; readonly before: LiveObject };

/** A plan compared with the current cluster. */
export type PlanComparison = {
  readonly namespace: string;
  /** The namespaces of the OperatorGroup, `['']` for all (OG-004); `null`: unknown. */
  readonly watched: readonly string[] | null;
  /** In OLM's order. */
  readonly objects: readonly ComparedObject[];
};

/** Two objects reduced to their comparable fields. */
export type ComparablePair = { readonly before: JsonRecord; readonly after: JsonRecord };

/**
 * An object of the cluster and its manifest, reduced to comparable fields.
 * - For most kinds, only the fields of the manifest are compared, because the server, webhooks or OLM add others. Only
 * in maps with free names (`data`, `properties`) is an absent field a removal.
 * - A ClusterServiceVersion and a CustomResourceDefinition are compared as a whole: the first replaces another object,
 * and the second gets only a few known defaults. Of a definition's labels, only those in the manifest count.
 * - Values of a Secret are never in the result, only their length and whether they differ.
 * @returns `null`: nested deeper than any Kubernetes object
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

const countsElsewhere: CountsAsDeleted = ({ parent }) =>
  FREE_NAMES.has(parent) && parent !== 'labels' && parent !== 'annotations';

/** The schema defaults of a ClusterServiceVersion, and empty objects that Go writes. */
const countsInCsv: CountsAsDeleted = ({ name, value }) =>
  !(isEmptyValue(value) || (CSV_DEFAULTS.has(name) && CSV_DEFAULTS.get(name) === value));

const CSV_DEFAULTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['protocol', 'TCP'],
  ['containerPort', 443],
]);

function isEmptyValue(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** OLM writes it into every CSV. */
function withoutCleanup(csv: JsonRecord): JsonRecord {
  const spec = recordIn(csv['spec']);
  if (recordIn(spec['cleanup'])['enabled'] === true) return csv;
  const kept = Object.entries(spec).filter(([field]) => field !== 'cleanup');
  return 'spec' in csv ? { ...csv, spec: Object.fromEntries(kept) } : csv;
}

const countsInDefinition: CountsAsDeleted = () => true;

/** The server adds names and the conversion strategy, OLM the conversion webhook and its certificate. */
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

/** `stringData` is another form of `data` and takes precedence. */
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

/** Two Secrets with the lengths of their values, like `kubectl describe`, and which of them differ. */
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

/** Base64 has four characters for three bytes, minus the padding. */
function lengthText(value: unknown): string {
  const text = typeof value === 'string' ? value.replaceAll(/\s/g, '') : '';
  const padding = /=*$/.exec(text)?.[0].length ?? 0;
  return `${Math.max(0, Math.floor((text.length * 3) / 4) - padding)} bytes`;
}

/**
 * An object without fields of the cluster: its status, its identity, its owners, and OLM's labels and annotations. The
 * metadata remains even if it is empty.
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
 * As in the recordings of OLM; `operators.coreos.com/<package>.<namespace>` marks the components of an Operator. The
 * bundle's properties belong to the author and are kept.
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

/** Two values to compare, without irrelevant fields. */
export type AlignedPair = { readonly before: unknown; readonly after: unknown };

/** Whether a field that only the cluster's object has counts as removed. */
export type CountsAsDeleted = (member: {
  readonly name: string;
  readonly value: unknown;
  /** The field that contains it. */
  readonly parent: string;
}) => boolean;

/**
 * Aligns a live object with the manifest: fields in the manifest's order, items of lists by their `name` if all have
 * one and otherwise by position. Empty values equal absent ones, because Kubernetes' own types omit them.
 */
export function alignedObjects(
  before: JsonRecord,
  after: JsonRecord,
  countsAsDeleted: CountsAsDeleted,
): { readonly before: JsonRecord; readonly after: JsonRecord } {
  const pair = alignedRecords({ before, after }, '');
  return { before: recordIn(pair.before), after: recordIn(pair.after) };

  function aligned(pair: AlignedPair, parent: string): AlignedPair {
    if (Array.isArray(pair.before) && Array.isArray(pair.after)) {
      return alignedLists(listIn(pair.before), listIn(pair.after), parent);
    }
    return isRecord(pair.before) && isRecord(pair.after)
      ? alignedRecords({ before: pair.before, after: pair.after }, parent)
      : pair;
  }

  function alignedRecords(
    pair: { readonly before: JsonRecord; readonly after: JsonRecord },
    parent: string,
  ): AlignedPair {
    const old: [string, unknown][] = [];
    const now: [string, unknown][] = [];
    for (const name of membersOf(pair.after, parent)) {
      if (!isStated(name, pair.before, parent)) {
        now.push([name, pair.after[name]]);
        continue;
      }
      const both = aligned({ before: pair.before[name], after: pair.after[name] }, name);
      old.push([name, both.before]);
      now.push([name, both.after]);
    }
    for (const name of membersOf(pair.before, parent)) {
      if (isStated(name, pair.after, parent)) continue;
      const value = pair.before[name];
      if (countsAsDeleted({ name, value, parent })) old.push([name, value]);
    }
    return { before: Object.fromEntries(old), after: Object.fromEntries(now) };
  }

  function alignedLists(
    old: readonly unknown[],
    now: readonly unknown[],
    parent: string,
  ): AlignedPair {
    const [befores, afters] = [[...old], [...now]];
    const places = placesByName(now);
    const isNamed = places !== null && placesByName(old) !== null;
    for (const [at, item] of old.entries()) {
      const partner = isNamed ? places.get(nameOf(item) ?? '') : at;
      if (partner === undefined || partner >= now.length) continue;
      const both = aligned({ before: item, after: now[partner] }, parent);
      befores[at] = both.before;
      afters[partner] = both.after;
    }
    return { before: befores, after: afters };
  }
}

function membersOf(record: JsonRecord, parent: string): readonly string[] {
  return Object.keys(record).filter((name) => isStated(name, record, parent));
}

/** A default in a schema can be any value, including an empty one. */
function isStated(name: string, record: JsonRecord, parent: string): boolean {
  if (!Object.hasOwn(record, name)) return false;
  const value = record[name];
  if (name === 'default') return true;
  return (
    !isEmpty(value) && !(isEmptyRecord(value) && FREE_NAMES.has(name) && parent !== 'properties')
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** An empty object is often significant (`emptyDir`, `subresources.status`), but not a map with free names. */
function isEmptyRecord(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

/** Maps with names from the author. */
export const FREE_NAMES: ReadonlySet<string> = new Set([
  'annotations',
  'binaryData',
  'data',
  'labels',
  'matchLabels',
  'nodeSelector',
  'patternProperties',
  'properties',
  'stringData',
]);

/** The position of each item, if all have unique names. */
function placesByName(items: readonly unknown[]): ReadonlyMap<string, number> | null {
  const places = new Map<string, number>();
  for (const [at, item] of items.entries()) {
    const name = nameOf(item);
    if (name === null || places.has(name)) return null;
    places.set(name, at);
  }
  return places;
}

function nameOf(item: unknown): string | null {
  return textIn(recordIn(item)['name']);
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
