import { type JsonRecord, lineIn, listIn, recordIn, textsIn } from '~/kube/json';
import { shortened } from '~/olm/packages/plainText';
import { propertyPath } from '~/olm/schema/violation';
import { type FieldPath, pathText } from './fieldPaths';
import { type Control, controlOf, type KeyOwner, readableKey } from './fieldControls';
import type { FieldHint, FieldHints } from './fieldHint';
import {
  dependenciesOf,
  type Described,
  type DescribedFields,
  describedFields,
  FREE,
  hasMark,
  ITEM,
  type Referenced,
} from './descriptors';

/** A field of a form: a path in the document with its schema. Child fields are created on demand. */
export type Field = {
  /** The path in the document, with indices of items. */
  readonly path: FieldPath;
  /** The path with wildcards for items and values: `spec.listeners[*].tls`. */
  readonly pattern: string;
  readonly schema: JsonRecord;
  readonly control: Control;
  readonly isRequired: boolean;
  readonly label: string;
  /** Plain text; `null`: none. */
  readonly help: string | null;
  readonly described: Described | null;
  /** The suggested values. */
  readonly options: readonly (string | number)[];
  /** The kind of resource whose names are suggested; `null`: none. */
  readonly refersTo: Referenced | null;
  /** The object whose keys are suggested; `null`: none. */
  readonly keyOf: KeyOwner | null;
  readonly hint: FieldHint | null;
};

/** The data for the form of one API. */
export type FieldTree = {
  readonly root: Field;
  readonly described: WordedFields;
  /** Patterns of fields that the author wants to be displayed first, and of their parents. */
  readonly firstByAuthor: ReadonlySet<string>;
  /** Whether another field is displayed depending on this value. */
  readonly hasDependencies: boolean;
};

/** By the author of the API, and by the page. */
type WordedFields = DescribedFields & { readonly hints?: FieldHints };

export type FormPlace = {
  /** The name and namespace of an existing instance cannot change. */
  readonly isNew: boolean;
  readonly isNamespaced: boolean;
};

/** Set by the server or by the page. */
const NO_FIELDS = ['apiVersion', 'kind', 'metadata', 'status'];

const NAME = { type: 'string' };
const TEXTS = { type: 'object', additionalProperties: { type: 'string' } };

/** The fields of an API as a tree, with the editable metadata. */
export function fieldTree(
  schema: JsonRecord,
  descriptors: readonly unknown[],
  { isNew, isNamespaced }: FormPlace,
): FieldTree {
  const properties = Object.entries(recordIn(schema['properties']));
  const metadata = {
    type: 'object',
    properties: {
      ...(isNew && { name: NAME, ...(isNamespaced && { namespace: NAME }) }),
      labels: TEXTS,
      annotations: TEXTS,
    },
    required: isNew ? ['name', ...(isNamespaced ? ['namespace'] : [])] : [],
  };
  const own = properties.filter(([key]) => !NO_FIELDS.includes(key));
  const rootSchema = {
    type: 'object',
    properties: Object.fromEntries([['metadata', metadata], ...own]),
    required: ['metadata', 'spec', ...textsIn(schema['required'])],
  };
  const described = describedFields(descriptors, (steps) =>
    patternIn(recordIn(recordIn(schema['properties'])['spec']), steps),
  );
  const root = fieldOf(
    { path: [], pattern: '', schema: rootSchema, key: '', parentKey: '', siblings: [] },
    { described: null, isRequired: true },
  );
  const hasDependencies = [...described.byPattern.values()].some(
    (one) => dependenciesOf(one).length > 0,
  );
  return { root, described, firstByAuthor: firstPatterns(described), hasDependencies };
}

/** The fields of one part of an API, as a page words them. */
export function partTree(schema: JsonRecord, hints: FieldHints): FieldTree {
  const root = fieldOf(
    { path: [], pattern: '', schema, key: '', parentKey: '', siblings: [] },
    { described: null, isRequired: true },
  );
  return {
    root,
    described: { byPattern: new Map(), missing: 0, hints },
    firstByAuthor: new Set(
      [...hints.keys()].filter((pattern) => hints.get(pattern)?.isRare !== true),
    ),
    hasDependencies: false,
  };
}

/** Whether the API has fields other than metadata. */
export function hasFields({ root, described }: FieldTree): boolean {
  const fields = childFields(root, described).filter(({ pattern }) => pattern !== 'metadata');
  return fields.some(({ control }) => control !== 'yaml');
}

function firstPatterns({ byPattern }: DescribedFields): ReadonlySet<string> {
  const first = new Set<string>();
  for (const [pattern, described] of byPattern) {
    if (hasMark(described, 'hidden', 'advanced', 'fieldgroup', 'arrayfieldgroup')) continue;
    for (const one of withAncestors(pattern)) first.add(one);
  }
  return first;
}

/** `a`, `a.b` and `a.b[*]` of `a.b[*]`. */
export function withAncestors(pattern: string): readonly string[] {
  const ends = [...pattern.matchAll(/\.|\[(?:[^\]]*)\]/g)].flatMap(({ index, 0: step }) =>
    step === '.' ? [index] : [index, index + step.length],
  );
  return [...new Set([...ends.map((end) => pattern.slice(0, end)), pattern])].filter(Boolean);
}

/**
 * The pattern of a path below `spec`; `null`: the schema has no such field; `FREE`: it accepts any field. Many
 * descriptors omit the index of a list.
 */
function patternIn(spec: JsonRecord, steps: readonly string[]): string | null {
  let schema = spec;
  let pattern = 'spec';
  for (const step of steps) {
    if (step !== ITEM && schema['items'] !== undefined) {
      schema = recordIn(schema['items']);
      pattern = patternBelow(pattern, 'item');
    }
    const found = below(schema, step);
    if (found === null) return schema[PRESERVED] === true ? FREE : null;
    schema = found.schema;
    pattern = found.isProperty ? propertyPath(pattern, step) : patternBelow(pattern, found.kind);
  }
  return steps.length === 0 ? null : pattern;
}

const PRESERVED = 'x-kubernetes-preserve-unknown-fields';

type Below = {
  readonly schema: JsonRecord;
  readonly isProperty: boolean;
  readonly kind: 'item' | 'value';
};

function below(schema: JsonRecord, step: string): Below | null {
  const properties = recordIn(schema['properties']);
  if (Object.hasOwn(properties, step)) {
    return { schema: recordIn(properties[step]), isProperty: true, kind: 'value' };
  }
  if (step === ITEM && schema['items'] !== undefined) {
    return { schema: recordIn(schema['items']), isProperty: false, kind: 'item' };
  }
  const additional = schema['additionalProperties'];
  return typeof additional === 'object' && additional !== null && step !== ITEM
    ? { schema: recordIn(additional), isProperty: false, kind: 'value' }
    : null;
}

function patternBelow(pattern: string, kind: 'item' | 'value'): string {
  return kind === 'item' ? `${pattern}${ITEM}` : `${pattern}.*`;
}

type Place = {
  readonly path: FieldPath;
  readonly pattern: string;
  readonly schema: JsonRecord;
  readonly key: string;
  /** The schema of the parent. */
  readonly parentKey: string;
  /** The sibling keys, which distinguish core types. */
  readonly siblings: readonly string[];
};

/** Characters. */
const LONGEST_LABEL = 100;

function fieldOf(
  place: Place,
  { described, isRequired }: Pick<Field, 'described' | 'isRequired'>,
): Field {
  const { path, pattern, schema, key } = place;
  return {
    path,
    pattern,
    schema,
    isRequired,
    described,
    ...controlOf(place, described),
    label: shortened(
      described?.title ?? lineIn(schema['title']) ?? readableKey(key),
      LONGEST_LABEL,
    ),
    help: described?.help ?? lineIn(schema['description']),
    hint: null,
  };
}

/** The field at a path, as a page describes it. A path that the schema does not have is a text. */
export function hintedField(
  tree: Pick<FieldTree, 'root' | 'described'>,
  path: FieldPath,
  hint: FieldHint,
): Field {
  const field =
    fieldAt(tree, path) ??
    fieldOf(
      { path, pattern: pathText(path), schema: NAME, key: '', parentKey: '', siblings: [] },
      { described: null, isRequired: false },
    );
  return withHint(field, hint);
}

function withHint(field: Field, hint: FieldHint): Field {
  const { label, help, control, isRequired = field.isRequired } = hint;
  return {
    ...field,
    label,
    help: help ?? null,
    isRequired,
    ...(control !== undefined && { control }),
    ...(hint.refersTo !== undefined && {
      control: 'reference' as const,
      refersTo: hint.refersTo,
    }),
    ...(hint.options !== undefined && { options: hint.options.map(({ value }) => value) }),
    hint,
  };
}

/** The field at a path; `null`: the schema does not have it. */
export function fieldAt(
  { root, described }: Pick<FieldTree, 'root' | 'described'>,
  path: FieldPath,
): Field | null {
  return path.reduce<Field | null>(
    (field, step) => (field === null ? null : fieldBelow(field, step, described)),
    root,
  );
}

function fieldBelow(field: Field, step: string | number, described: WordedFields): Field | null {
  const declared = childFields(field, described).find(({ path }) => path.at(-1) === step);
  if (declared !== undefined) return declared;
  const { items, additionalProperties } = field.schema;
  return items === undefined && additionalProperties === undefined
    ? null
    : innerField(field, step, described);
}

/** The fields of a group: required fields, then described fields, then all others. */
export function childFields(field: Field, described: WordedFields): readonly Field[] {
  const properties = Object.entries(recordIn(field.schema['properties']));
  const required = textsIn(field.schema['required']);
  const siblings = properties.map(([key]) => key);
  const parentKey = field.path.findLast((step) => typeof step === 'string') ?? '';
  const fields = properties.map(([key, schema]) => {
    const pattern = propertyPath(field.pattern, key);
    const place = { path: [...field.path, key], pattern, schema: recordIn(schema), key };
    return hinted(
      fieldOf(
        { ...place, parentKey, siblings },
        { described: described.byPattern.get(pattern) ?? null, isRequired: required.includes(key) },
      ),
      described,
    );
  });
  const order = [...(described.hints?.keys() ?? [])];
  return fields.toSorted((one, other) => rank(one, order) - rank(other, order));
}

function hinted(field: Field, { hints }: WordedFields): Field {
  const hint = hints?.get(field.pattern);
  return hint === undefined ? field : withHint(field, hint);
}

/** A stable sort, which keeps the order of the schema. */
function rank({ pattern, isRequired, described }: Field, hints: readonly string[]): number {
  const at = hints.indexOf(pattern);
  return at === -1 ? 1e4 + (isRequired ? 0 : 1e6) + (described?.order ?? 1e5) : at;
}

/** An item of a list, or a value of a map. */
export function innerField(field: Field, step: string | number, described: WordedFields): Field {
  const isItem = typeof step === 'number';
  const { schema } = field;
  const pattern = patternBelow(field.pattern, isItem ? 'item' : 'value');
  const parentKey = String(field.path.at(-1) ?? '');
  const made = fieldOf(
    {
      path: [...field.path, step],
      pattern,
      schema: recordIn(isItem ? schema['items'] : schema['additionalProperties']),
      key: isItem ? '' : step,
      parentKey,
      siblings: [],
    },
    { described: described.byPattern.get(pattern) ?? null, isRequired: true },
  );
  return hinted(isItem ? made : { ...made, label: step }, described);
}

/** The initial value of a new item or value. */
export function blankValue({ schema, control }: Pick<Field, 'schema' | 'control'>): unknown {
  const found = schema['default'];
  if (found !== undefined && found !== null) return found;
  const [first] = listIn(schema['enum']);
  if (first !== undefined) return first;
  switch (control) {
    case 'number':
      return typeof schema['minimum'] === 'number' ? schema['minimum'] : 0;
    case 'switch':
      return false;
    case 'group':
    case 'resources':
    case 'selector':
    case 'map-of-values':
    case 'map-of-objects':
    case 'yaml':
      return schema['type'] === 'array' ? [] : {};
    case 'list-of-values':
    case 'list-of-objects':
      return [];
    default:
      return '';
  }
}
