import { describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { dependenciesOf, describedFields, FREE, hasMark, stepsOf } from './descriptors';
import { readableKey } from './fieldControls';
import {
  blankValue,
  childFields,
  type Field,
  fieldTree,
  hasFields,
  innerField,
  withAncestors,
} from './fields';
import { fieldIndex, findFields } from './fieldSearch';

const UI = 'urn:alm:descriptor:com.tectonic.ui:';
const TEXT = { type: 'string' };
const TEXTS = { type: 'object', additionalProperties: TEXT };
const QUANTITIES = { type: 'object', additionalProperties: { 'x-kubernetes-int-or-string': true } };
const PLACE = { isNew: true, isNamespaced: true };

function specOf(properties: object, descriptors: readonly unknown[] = [], required: string[] = []) {
  const schema = { properties: { spec: { type: 'object', properties, required } } };
  const tree = fieldTree(schema, descriptors, PLACE);
  const spec = childFields(tree.root, tree.described).find(({ pattern }) => pattern === 'spec');
  if (spec === undefined) throw new Error('no spec');
  return { tree, fields: childFields(spec, tree.described) };
}

function fieldNamed(key: string, schema: object, marks: readonly string[] = []): Field {
  const { fields } = specOf({ [key]: schema }, [{ path: key, 'x-descriptors': marks }]);
  const [field] = fields;
  if (field === undefined) throw new Error('no field');
  return field;
}

it('has a short label, whatever the author wrote', () => {
  const [field] = specOf({ a: TEXT }, [{ path: 'a', displayName: 'x'.repeat(5000) }]).fields;
  expect(field?.label).toBe(`${'x'.repeat(99)}…`);
});

describe('the control of a field', () => {
  it.each<[string, object, readonly string[], string]>([
    ['a', TEXT, [], 'text'],
    ['a', { type: 'integer' }, [], 'number'],
    ['a', { type: 'boolean' }, [], 'switch'],
    ['a', { type: 'string', enum: ['x', 'y'] }, [], 'choice'],
    ['a', TEXT, [`${UI}select:x`, `${UI}select:y:z`], 'choice'],
    ['a', TEXT, [`${UI}imagePullPolicy`], 'choice'],
    ['a', { 'x-kubernetes-int-or-string': true }, [], 'int-or-string'],
    ['a', { type: 'string', format: 'quantity' }, [], 'quantity'],
    [
      'a',
      { 'x-kubernetes-int-or-string': true, pattern: '^(\\+|-)?(([0-9]+(\\.[0-9]*)?)' },
      [],
      'quantity',
    ],
    ['a', { type: 'string', format: 'date-time' }, [], 'date'],
    ['a', { type: 'string', format: 'duration' }, [], 'duration'],
    ['a', { type: 'string', pattern: '^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$' }, [], 'duration'],
    ['a', { type: 'string', format: 'byte' }, [], 'bytes'],
    ['a', TEXT, [`${UI}password`], 'password'],
    ['a', TEXT, ['urn:alm:descriptor:io.kubernetes:Secret'], 'reference'],
    ['tlsSecretName', TEXT, [], 'reference'],
    ['a', { type: 'object', properties: { b: TEXT } }, [], 'group'],
    [
      'a',
      { type: 'object', properties: { limits: QUANTITIES, requests: QUANTITIES } },
      [],
      'resources',
    ],
    [
      'a',
      { type: 'object', properties: { matchLabels: TEXTS, matchExpressions: {} } },
      [],
      'selector',
    ],
    ['a', { type: 'array', items: TEXT }, [], 'list-of-values'],
    [
      'a',
      { type: 'array', items: { type: 'object', properties: { b: TEXT } } },
      [],
      'list-of-objects',
    ],
    ['a', TEXTS, [], 'map-of-values'],
    ['a', { type: 'object', additionalProperties: { type: 'object' } }, [], 'map-of-objects'],
    ['a', { type: 'object' }, [], 'yaml'],
    ['a', { type: 'array' }, [], 'yaml'],
    ['a', {}, [], 'yaml'],
    ['a', { type: 'wrong', format: 12 }, [], 'yaml'],
    // A descriptor does not contradict the schema.
    ['a', { type: 'integer' }, [`${UI}password`], 'number'],
  ])('%s %j %j is %s', (key, schema, marks, control) => {
    expect(fieldNamed(key, schema, marks).control).toBe(control);
  });

  it('offers the names of referenced resources', () => {
    const name = { type: 'object', properties: { name: TEXT, key: TEXT } };
    const field = fieldNamed('caConfigMapRef', name);
    const [first] = childFields(field, { byPattern: new Map(), missing: 0 });
    expect(first?.refersTo).toBe('ConfigMap');
    expect(fieldNamed('serviceAccountName', TEXT).refersTo).toBe('ServiceAccount');
    expect(
      fieldNamed('b', TEXT, ['urn:alm:descriptor:io.kubernetes:core:v1:Secret?x']).refersTo,
    ).toBe('Secret');
    expect(fieldNamed('userName', TEXT).refersTo).toBeNull();
  });

  it('offers the values of core types', () => {
    const toleration = { key: TEXT, operator: TEXT, effect: TEXT, value: TEXT };
    const item = { type: 'object', properties: toleration };
    const list = fieldNamed('tolerations', { type: 'array', items: item });
    const described = { byPattern: new Map(), missing: 0 };
    const fields = childFields(innerField(list, 0, described), described);
    expect(fields.map(({ options }) => options[0])).toEqual([
      undefined,
      'Equal',
      'NoSchedule',
      undefined,
    ]);
  });
});

describe('descriptors', () => {
  it.each([
    ['urn:alm:descriptor:com.tectonic.ui:booleanSwitch', 'booleanswitch'],
    ['ui:ui:booleanSwitch', 'booleanswitch'],
    ['tectonic.ui:text', 'text'],
    ['com.tectonic.ui.selector', 'selector'],
    [
      'urn:alm:descriptor:com.tectonic.ui:advanced,urn:alm:descriptor:com.tectonic.ui:text',
      'advanced',
    ],
    ['urn:alm:descriptor:com.tectonic.ui:text,urn:alm:descriptor:com.tectonic.ui:hidden', 'hidden'],
  ])('%s is read as %s', (text, name) => {
    const { byPattern } = describedFields([{ path: 'a', 'x-descriptors': [text] }], () => 'a');
    expect(hasMark(byPattern.get('a') ?? null, name)).toBe(true);
  });

  it.each([
    ['spec.a.b', ['a', 'b']],
    ['a[0].b', ['a', '[*]', 'b']],
    ['a.0.b', ['a', '[*]', 'b']],
    ['a[*]', ['a', '[*]']],
    ["a['b.c']", ['a', 'b.c']],
    ['a.b\\.c', ['a', 'b.c']],
  ])('the path %s is %j', (path, steps) => {
    expect(stepsOf(path)).toHaveLength(steps.length);
  });

  it('are joined with the schema, and counted where it has no such field', () => {
    const list = { type: 'array', items: { type: 'object', properties: { b: TEXT } } };
    const { tree } = specOf(
      { list, map: TEXTS, free: { 'x-kubernetes-preserve-unknown-fields': true } },
      [
        { path: 'list[0].b', displayName: 'B' },
        { path: 'list.b', displayName: 'again' },
        { path: 'map.any' },
        { path: 'free.any' },
        { path: 'gone' },
        { path: 12 },
        null,
      ],
    );
    expect([...tree.described.byPattern.keys()]).toEqual(['spec.list[*].b', 'spec.map.*']);
    expect(tree.described.byPattern.get('spec.list[*].b')?.title).toBe('B');
    expect(tree.described.missing).toBe(3);
    expect(tree.firstByAuthor.has('spec.list')).toBe(true);
  });

  it('contain the dependencies of a field', () => {
    const mark = `${UI}fieldDependency:backup.enabled:true`;
    const { byPattern } = describedFields([{ path: 'a', 'x-descriptors': [mark] }], () => 'a');
    expect(dependenciesOf(byPattern.get('a') ?? null)).toEqual([
      { steps: ['backup', 'enabled'], value: 'true' },
    ]);
    expect(describedFields([{ path: 'a' }], () => FREE)).toEqual({
      byPattern: new Map(),
      missing: 0,
    });
  });
});

describe('fields', () => {
  it('come required first, then in the order of their author', () => {
    const { fields } = specOf(
      { a: TEXT, b: TEXT, c: TEXT, d: TEXT },
      [{ path: 'c' }, { path: 'b' }],
      ['d'],
    );
    expect(fields.map(({ pattern }) => pattern)).toEqual(['spec.d', 'spec.c', 'spec.b', 'spec.a']);
  });

  it('of a hostile schema are data', () => {
    const properties = recordIn(
      JSON.parse(
        '{"__proto__": {"type": "string"}, "constructor": {"type": "string", "description": "a\\u202eb"}}',
      ),
    );
    const { tree, fields } = specOf(properties);
    expect(fields.map(({ path }) => path[1])).toEqual(['__proto__', 'constructor']);
    expect(fields[1]?.help).toBe('ab');
    expect(fieldIndex(tree).entries.map(({ pattern }) => pattern)).toContain('spec.__proto__');
    expect({}.constructor).toBe(Object);
  });

  it('of a recursive schema end', () => {
    let schema: object = { type: 'string' };
    for (let depth = 0; depth < 300; depth += 1)
      schema = { type: 'object', properties: { a: schema } };
    const { tree } = specOf({ a: schema });
    const index = fieldIndex(tree);
    expect(index.isCut).toBe(true);
    expect(findFields(index, 'a', 1000).length).toBeGreaterThan(20);
  });

  it('start with a valid value', () => {
    expect(blankValue(fieldNamed('a', { type: 'integer', minimum: 2 }))).toBe(2);
    expect(blankValue(fieldNamed('a', { type: 'string', enum: ['x'] }))).toBe('x');
    expect(blankValue(fieldNamed('a', { type: 'array', items: TEXT }))).toEqual([]);
  });

  it('are empty if the schema has none', () => {
    expect(hasFields(fieldTree({}, [], PLACE))).toBe(false);
    expect(hasFields(specOf({ a: { type: 'object' } }).tree)).toBe(true);
    expect(hasFields(fieldTree({ properties: { spec: { type: 'object' } } }, [], PLACE))).toBe(
      false,
    );
  });
});

describe('a search', () => {
  const { tree } = specOf({
    replicas: { type: 'integer', description: 'How many pods.' },
    pod: { type: 'object', properties: { replicasMax: { type: 'integer' } } },
    list: { type: 'array', items: { type: 'object', properties: { tls: TEXT } } },
  });
  const find = (query: string) =>
    findFields(fieldIndex(tree), query, 10).map(({ pattern }) => pattern);

  it.each([
    ['replicas', ['spec.replicas', 'spec.pod.replicasMax']],
    ['pod', ['spec.pod', 'spec.pod.replicasMax', 'spec.replicas']],
    ['max pod', ['spec.pod.replicasMax']],
    ['spec.list[3].tls', ['spec.list[*].tls']],
    ['', []],
    ['nothing', []],
  ])('for %j finds names before paths before descriptions', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });
});

it.each([
  ['storageClassName', 'Storage class name'],
  ['enableTLS', 'Enable TLS'],
  ['TLSSecret', 'TLS secret'],
  ['max_connections', 'Max connections'],
  ['', ''],
])('%s is shown as %s', (key, text) => {
  expect(readableKey(key)).toBe(text);
});

it('a field is inside others', () => {
  expect(withAncestors('spec.a[*].b')).toEqual(['spec', 'spec.a', 'spec.a[*]', 'spec.a[*].b']);
});
