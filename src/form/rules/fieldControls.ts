import { type JsonRecord, listIn, recordIn, textsIn } from '~/kube/json';
import type { FieldPath } from './fieldPaths';
import { type Described, hasMark, type Referenced, selectOptions } from './descriptors';

/** The control of a field. */
export type Control =
  | 'text'
  | 'lines'
  | 'number'
  | 'switch'
  | 'choice'
  | 'int-or-string'
  | 'quantity'
  | 'duration'
  | 'date'
  | 'bytes'
  | 'password'
  | 'reference'
  /** The permission bits of a file. */
  | 'mode'
  | 'group'
  | 'resources'
  | 'selector'
  | 'list-of-values'
  | 'list-of-objects'
  | 'map-of-values'
  | 'map-of-objects'
  /** A map of strings on one line: `key=value, key=value`. */
  | 'pairs'
  /** The same as rows. */
  | 'pair-rows'
  /** A text with suggestions: its options. */
  | 'suggested'
  /** A YAML editor, for values without declared fields. */
  | 'yaml';

export type ControlOf = {
  readonly control: Control;
  readonly options: readonly (string | number)[];
  readonly refersTo: Referenced | null;
  /** It names a key of this object; `null`: none. */
  readonly keyOf: KeyOwner | null;
};

export type KeyOwner = {
  readonly kind: 'Secret' | 'ConfigMap';
  /** The path of its name. */
  readonly name: FieldPath;
};

type Place = {
  readonly path: FieldPath;
  readonly schema: JsonRecord;
  readonly key: string;
  readonly parentKey: string;
  readonly siblings: readonly string[];
};

/** The deepest real schema has 26 levels. */
const MAX_DEPTH = 60;

const NONE = { options: [], refersTo: null, keyOf: null } as const;

/** The control of a field by its schema. A descriptor can refine the schema, but not contradict it. */
export function controlOf(place: Place, described: Described | null): ControlOf {
  const { schema, path } = place;
  if (path.length > MAX_DEPTH) return { control: 'yaml', ...NONE };
  if (schema['x-kubernetes-int-or-string'] === true || schema['format'] === 'int-or-string') {
    return { control: isQuantity(schema) ? 'quantity' : 'int-or-string', ...NONE };
  }
  switch (schema['type']) {
    case 'boolean':
      return { control: 'switch', ...NONE };
    case 'integer':
    case 'number':
      return isMode(place)
        ? { control: 'mode', ...NONE }
        : withOptions('number', optionsOf(place, described));
    case 'string':
      return textControl(place, described);
    case 'array':
      return { control: listControl(schema), ...NONE };
    default:
      return { control: objectControl(schema), ...NONE };
  }
}

function withOptions(control: Control, options: readonly (string | number)[]): ControlOf {
  return { ...NONE, control: options.length > 0 ? 'choice' : control, options };
}

function textControl(place: Place, described: Described | null): ControlOf {
  const { schema } = place;
  const options = optionsOf(place, described);
  if (options.length > 0) return withOptions('text', options);
  if (hasMark(described, 'password')) return { control: 'password', ...NONE };
  const byFormat = FORMATS.get(schema['format']);
  if (byFormat !== undefined) return { control: byFormat, ...NONE };
  if (isDuration(schema)) return { control: 'duration', ...NONE };
  if (isQuantity(schema)) return { control: 'quantity', ...NONE };
  const keyOf = keyOwner(place);
  const refersTo = keyOf === null ? referencedBy(place, described) : null;
  const isReference = refersTo !== null || keyOf !== null;
  return { ...NONE, control: isReference ? 'reference' : 'text', refersTo, keyOf };
}

/** `defaultMode` of a volume and `mode` of its files (core/v1), which users write in octals. */
function isMode({ schema, key, siblings }: Place): boolean {
  if (schema['type'] !== 'integer') return false;
  return key === 'defaultMode' || (key === 'mode' && siblings.includes('path'));
}

/** The owner of a `key`: the reference beside it (`SecretKeySelector`), or the volume of a file (`KeyToPath`). */
function keyOwner({ key, siblings, path }: Place): KeyOwner | null {
  if (key !== 'key') return null;
  if (siblings.includes('name') && siblings.every((one) => OF_REFERENCE.includes(one))) {
    const owner = path.slice(0, -1);
    const kind = kindIn(String(owner.at(-1)));
    return kind === 'Secret' || kind === 'ConfigMap' ? { kind, name: [...owner, 'name'] } : null;
  }
  const [volume, items] = path.slice(-4, -2);
  if (items !== 'items' || !siblings.includes('path')) return null;
  const owner = path.slice(0, -3);
  if (volume === 'secret') return { kind: 'Secret', name: [...owner, 'secretName'] };
  return volume === 'configMap' ? { kind: 'ConfigMap', name: [...owner, 'name'] } : null;
}

const FORMATS: ReadonlyMap<unknown, Control> = new Map([
  ['password', 'password'],
  ['date-time', 'date'],
  ['date', 'date'],
  ['byte', 'bytes'],
  ['duration', 'duration'],
]);

function objectControl(schema: JsonRecord): Control {
  const keys = Object.keys(recordIn(schema['properties']));
  if (keys.includes('limits') && keys.includes('requests')) return 'resources';
  if (keys.includes('matchLabels') && keys.includes('matchExpressions')) return 'selector';
  if (keys.length > 0) return 'group';
  const values = schema['additionalProperties'];
  if (typeof values !== 'object' || values === null) return 'yaml';
  return isValue(recordIn(values)) ? 'map-of-values' : 'map-of-objects';
}

function listControl(schema: JsonRecord): Control {
  const { items } = schema;
  if (typeof items !== 'object' || items === null) return 'yaml';
  return isValue(recordIn(items)) ? 'list-of-values' : 'list-of-objects';
}

/** A scalar: a string, a number, a boolean. */
function isValue(schema: JsonRecord): boolean {
  const { type } = schema;
  return (
    schema['x-kubernetes-int-or-string'] === true ||
    type === 'string' ||
    type === 'integer' ||
    type === 'number' ||
    type === 'boolean'
  );
}

/** The pattern that controller-gen writes for resource.Quantity. */
function isQuantity({ pattern, format }: JsonRecord): boolean {
  if (format === 'quantity') return true;
  return typeof pattern === 'string' && pattern.startsWith(QUANTITY);
}

const QUANTITY = '^(\\+|-)?(([0-9]+';

/** Patterns of Go durations: they end with units that include `ms` or `h`. */
function isDuration({ pattern }: JsonRecord): boolean {
  return typeof pattern === 'string' && /\(\??:?(?:ns\||ms\||s\||h\|)[\w|µ]*\)/.test(pattern);
}

const POLICIES = ['Always', 'IfNotPresent', 'Never'];

function optionsOf({ schema, ...place }: Place, described: Described | null): ControlOf['options'] {
  const listed = listIn(schema['enum']).filter(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
  if (listed.length > 0) return listed.slice(0, MOST_OPTIONS);
  if (schema['type'] !== 'string') return [];
  if (hasMark(described, 'imagepullpolicy')) return POLICIES;
  const selected = selectOptions(described);
  return selected.length > 0 ? selected : knownOptions(place);
}

const MOST_OPTIONS = 500;

/** Values of core types, whose schemas do not list them (k8s.io/api/core/v1). */
const KNOWN: readonly {
  readonly key: string;
  readonly beside: readonly string[];
  readonly options: readonly string[];
}[] = [
  { key: 'operator', beside: ['effect', 'key'], options: ['Equal', 'Exists'] },
  {
    key: 'effect',
    beside: ['operator', 'key'],
    options: ['NoSchedule', 'PreferNoSchedule', 'NoExecute'],
  },
  { key: 'imagePullPolicy', beside: [], options: POLICIES },
  {
    key: 'mountPropagation',
    beside: ['mountPath'],
    options: ['None', 'HostToContainer', 'Bidirectional'],
  },
];

function knownOptions({ key, parentKey, siblings }: Omit<Place, 'schema'>): readonly string[] {
  const known = KNOWN.find(
    (one) => one.key === key && one.beside.every((other) => siblings.includes(other)),
  );
  if (known !== undefined) return known.options;
  if (key !== 'operator' || !siblings.includes('values')) return [];
  const selector = ['In', 'NotIn', 'Exists', 'DoesNotExist'];
  if (parentKey === 'matchExpressions') return selector;
  return [];
}

/**
 * The kind of resource that a string names: by its descriptor, otherwise by the names of the field and its parent. Only
 * a suggestion.
 */
function referencedBy(
  { key, parentKey, siblings }: Place,
  described: Described | null,
): Referenced | null {
  const marked = described?.marks.find(({ name }) => name === 'object')?.args[0];
  return KINDS.find(([kind]) => kind === marked)?.[0] ?? namedKind(key, parentKey, siblings);
}

function namedKind(key: string, parentKey: string, siblings: readonly string[]): Referenced | null {
  // An item of `secrets` or `configMaps`.
  if (key === '') return kindIn(parentKey.replace(/s$/, ''));
  if (key === 'namespace') return 'Namespace';
  if (key === 'name') {
    return siblings.every((one) => OF_REFERENCE.includes(one)) ? kindIn(parentKey) : null;
  }
  const [, subject] = /^(.*)Name$/.exec(key) ?? [];
  if (subject !== undefined) return kindIn(subject);
  return /^(?:serviceAccount|storageClass)$/i.test(key) ? kindIn(key) : null;
}

const OF_REFERENCE = ['name', 'key', 'optional', 'namespace'];

const KINDS: readonly (readonly [Referenced, RegExp])[] = [
  ['Secret', /secret(?:key)?(?:ref(?:erence)?)?$/i],
  ['ConfigMap', /configmap(?:key)?(?:ref(?:erence)?)?$/i],
  ['ServiceAccount', /serviceaccount(?:ref)?$/i],
  ['StorageClass', /storageclass(?:ref)?$/i],
  ['PersistentVolumeClaim', /(?:^claim|pvc|persistentvolumeclaim)(?:ref)?$/i],
  ['Namespace', /namespace(?:ref)?$/i],
];

function kindIn(name: string): Referenced | null {
  return KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** `storageClassName` as "Storage class name", `enableTLS` as "Enable TLS". */
export function readableKey(key: string): string {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .trim()
    .split(/\s+/)
    .map((word) => (/^[A-Z\d]{2,}s?$/.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The keys in the title of an item: its map keys, its name. */
export function titleKeys(schema: JsonRecord): readonly string[] {
  return [...textsIn(schema['x-kubernetes-list-map-keys']), 'name', 'key', 'type'];
}
