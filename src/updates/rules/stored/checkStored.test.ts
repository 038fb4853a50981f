import { describe, expect, it } from 'vitest';
import { storedChecker } from './checkStored';
import { storedTarget } from './stored';

const text = { type: 'string' };
const spec = (properties: object, more: object = {}) => ({
  type: 'object',
  properties: { spec: { type: 'object', properties, ...more } },
});

type Version = { readonly [field: string]: unknown };

const version = (name: string, schema: object, more: Version = {}) => ({
  name,
  served: true,
  storage: false,
  schema: { openAPIV3Schema: schema },
  ...more,
});

const definition = (versions: readonly Version[], more: object = {}) => ({
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  spec: {
    group: 'ink.example.com',
    names: { plural: 'pens', kind: 'Pen' },
    scope: 'Namespaced',
    versions,
    ...more,
  },
});

const stored = { storage: true };
const webhook = { conversion: { strategy: 'Webhook' } };
const pen = (fields: unknown, name = 'p') => ({
  apiVersion: 'ink.example.com/v1',
  kind: 'Pen',
  metadata: { name, namespace: 'team-a' },
  spec: fields,
});

/** `path kind foundBy`, and the version if it differs from the listed one. */
function found(before: object, after: object, fields: unknown): readonly string[] {
  const pair = { before: { ...before }, after: { ...after } };
  const listed = storedTarget(pair)?.model.version;
  const { offenders } = storedChecker(pair)([pen(fields)]);
  return offenders.flatMap(({ violations }) =>
    violations.map(({ path, reason, foundBy, version: by }) =>
      [path, reason.kind, foundBy, ...(by === listed ? [] : [by])].join(' '),
    ),
  );
}

const one = (schema: object, more: object = {}) =>
  definition([version('v1', schema, stored)], more);

describe('the versions that OLM validates', () => {
  const v1 = version('v1', {}, stored);
  const v2 = version('v2', {});
  const unserved = { served: false };
  it.each([
    ['the existing one', [v1], [v1], ['v1']],
    ['each that is served before and after, stored one first', [v2, v1], [v2, v1], ['v1', 'v2']],
    ['no new one', [v1], [v1, v2], ['v1']],
    ['no removed one', [v1, v2], [v2], ['v2']],
    ['none that is no longer served', [v1, v2], [{ ...v1, ...unserved }, v2], ['v2']],
    ['none that was not served', [v1, { ...v2, ...unserved }], [v1, v2], ['v1']],
    ['none', [v1], [v2], undefined],
  ])('are %s', (_, before, after, expected) => {
    const target = storedTarget({ before: definition(before), after: definition(after) });
    expect(target?.versions).toEqual(expected);
  });

  it('are unknown if a webhook converts between them', () => {
    const before = definition([v1, v2], webhook);
    expect(storedTarget({ before, after: before })).toEqual({
      model: {
        group: 'ink.example.com',
        version: 'v1',
        kind: 'Pen',
        plural: 'pens',
        namespaced: true,
      },
      versions: ['v1'],
      unchecked: ['v2'],
      isOlmForgiving: true,
    });
  });

  it.each([[{}], [{ spec: 5 }], [{ spec: { versions: [null, 5, {}], group: 'g' } }]])(
    'are none for a CRD like %j',
    (hostile) => {
      expect(storedTarget({ before: hostile, after: hostile })).toBeNull();
      const page = storedChecker({ before: hostile, after: hostile })([pen({}), null]);
      expect(page).toEqual({ checked: 2, offenders: [], losses: [], cut: 0, rules: 0 });
    },
  );

  it('can be of v1beta1, with one schema for all', () => {
    const beta = (properties: object) => ({
      apiVersion: 'apiextensions.k8s.io/v1beta1',
      spec: {
        group: 'ink.example.com',
        version: 'v1',
        names: { plural: 'pens', kind: 'Pen' },
        validation: { openAPIV3Schema: spec(properties) },
      },
    });
    expect(found(beta({}), beta({ a: text }), { a: 1, b: 1 })).toEqual(['spec.a type both']);
  });
});

describe('a stored object', () => {
  it.each([
    ['that matches the new schema', { a: text }, {}, { a: 'x' }, []],
    ['of another type', { a: text }, {}, { a: 1 }, ['spec.a type both']],
    [
      'without a field that becomes required',
      { a: text },
      { required: ['a'] },
      {},
      ['spec.a required both'],
    ],
    [
      'without one that has a default: OLM does not fill it in',
      { a: { ...text, default: 'x' } },
      { required: ['a'] },
      {},
      ['spec.a required olm'],
    ],
    [
      'with null where it is no longer allowed: the API server drops it',
      { a: text },
      {},
      { a: null },
      ['spec.a type olm'],
    ],
    [
      'with duplicates, which OLM ignores',
      { l: { type: 'array', items: text, 'x-kubernetes-list-type': 'set' } },
      {},
      { l: ['x', 'x'] },
      ['spec.l[1] duplicate server'],
    ],
    ['with an unknown field: no violation', { a: text }, {}, { b: 1 }, []],
  ])('%s', (_, properties, more, fields, expected) => {
    const before = one(spec({}, { 'x-kubernetes-preserve-unknown-fields': true }));
    expect(found(before, one(spec(properties, more)), fields)).toEqual(expected);
  });

  it('is checked in each served version', () => {
    const before = definition([
      version('v1', spec({ a: text, n: text }), stored),
      version('v2', spec({ a: text, b: { ...text, default: 'x' } })),
    ]);
    const after = definition([
      version('v1', spec({ a: { ...text, maxLength: 1 }, n: text }), stored),
      version(
        'v2',
        spec({
          a: { ...text, maxLength: 1 },
          b: { ...text, maxLength: 0 },
          n: { type: 'integer' },
        }),
      ),
    ]);
    expect(found(before, after, { a: 'long', n: 'x' })).toEqual([
      'spec.a max-length both',
      'spec.b max-length both v2',
    ]);
  });

  it('loses fields that the new schema does not contain', () => {
    const pair = { before: one(spec({ a: text, b: text })), after: one(spec({ a: text })) };
    const page = storedChecker(pair)([pen({ a: 'x' }), pen({ b: 'y' }, 'q')]);
    expect(page.losses).toEqual([{ namespace: 'team-a', name: 'q', paths: ['spec.b'] }]);
    expect(page.offenders).toEqual([]);
  });

  it('loses nothing if unknown fields are preserved', () => {
    const after = one(spec({}), { preserveUnknownFields: true });
    expect(storedChecker({ before: one(spec({})), after })([pen({ a: 1 })]).losses).toEqual([]);
  });

  it('can have any shape', () => {
    const pair = { before: one(spec({})), after: one(spec({ a: text })) };
    expect(storedChecker(pair)([null, 5, [], { metadata: 5, spec: [] }])).toMatchObject({
      checked: 4,
      offenders: [{ namespace: null, name: '', violations: [{ path: 'spec' }] }],
    });
  });
});

describe('unchecked parts', () => {
  it('include rules in CEL', () => {
    const rule = { rule: 'self.a > 0' };
    const after = one(
      spec(
        { a: { ...text, 'x-kubernetes-validations': [rule, rule] } },
        { 'x-kubernetes-validations': [rule] },
      ),
    );
    expect(storedChecker({ before: one({}), after })([]).rules).toBe(3);
  });

  it('include objects with unsupported patterns', () => {
    const after = one(spec({ a: { ...text, pattern: '(?<=x)' } }));
    expect(storedChecker({ before: one(spec({})), after })([pen({ a: 'x' }), pen({})]).cut).toBe(1);
  });
});
