import { describe, expect, it } from 'vitest';
import { patternMatcher } from './matchesPattern';
import { MAX_VIOLATIONS, validate, validateWritten } from './validate';

const kindsOf = (schema: unknown, value: unknown) =>
  validate(schema, value, patternMatcher()).violations.map(
    ({ path, reason }) => `${path}: ${reason.kind}`,
  );

const writtenKindsOf = (schema: unknown, value: unknown) =>
  validateWritten(schema, value, patternMatcher()).violations.map(
    ({ path, reason }) => `${path}: ${reason.kind}`,
  );

const text = { type: 'string' };
const integer = { type: 'integer' };
const object = (properties: unknown, more: object = {}) => ({
  type: 'object',
  properties,
  ...more,
});
const list = (items: unknown, more: object = {}) => ({ type: 'array', items, ...more });

describe('rules of a write', () => {
  const keyed = (...keys: readonly string[]) =>
    list(object({}), { 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': keys });
  it.each([
    [list(text, { 'x-kubernetes-list-type': 'set' }), ['a', 'b', 'a', 'a'], ['[2]: duplicate']],
    [list(text, { 'x-kubernetes-list-type': 'atomic' }), ['a', 'a'], []],
    [
      keyed('name'),
      [
        { name: 'a', x: 1 },
        { name: 'a', x: 2 },
      ],
      ['[1]: duplicate'],
    ],
    [keyed('name'), [{ name: 'a' }, { name: 'b' }], []],
    [keyed('name'), [{ x: 1 }, { x: 2 }], ['[1]: duplicate']],
    [
      keyed('port', 'protocol'),
      [
        { port: 1, protocol: 'TCP' },
        { port: 1, protocol: 'UDP' },
      ],
      [],
    ],
    [keyed('port', 'protocol'), [{ port: 1 }, { port: 1 }], ['[1]: duplicate']],
    [
      object({ a: list(text, { 'x-kubernetes-list-type': 'set' }) }),
      { a: ['x', 'x'] },
      ['a[1]: duplicate'],
    ],
    [
      object({}, { additionalProperties: list(text, { 'x-kubernetes-list-type': 'set' }) }),
      { b: ['x', 'x'] },
      ['b[1]: duplicate'],
    ],
    [
      object({ t: { 'x-kubernetes-embedded-resource': true } }),
      { t: { kind: 'Pod' } },
      ['t.apiVersion: required'],
    ],
    [
      object({ t: { 'x-kubernetes-embedded-resource': true } }),
      { t: { kind: 'Pod', apiVersion: 'v1' } },
      [],
    ],
  ])('%j of %j: %j', (schema, value, expected) => {
    expect(writtenKindsOf(schema, value)).toEqual(expected);
    expect(kindsOf(schema, value)).toEqual([]);
  });
});

describe('too much', () => {
  it('lists some violations, and reports that more exist', () => {
    const found = validate(list(integer), Array(1000).fill('x'), patternMatcher());
    expect(found.violations).toHaveLength(MAX_VIOLATIONS);
    expect(found.isCut).toBe(true);
  });

  it('reports an incomplete check for an invalid pattern', () => {
    const found = validate({ pattern: '(a)\\1' }, 'aa', patternMatcher());
    expect(found).toEqual({ violations: [], isCut: true });
  });

  it('ends if alternatives multiply', () => {
    let schema: object = { type: 'string' };
    for (let level = 0; level < 30; level += 1) {
      schema = { anyOf: [{ allOf: [schema, { not: {} }] }, { allOf: [schema, { not: {} }] }] };
    }
    expect(validate(schema, 'x', patternMatcher()).isCut).toBe(true);
  });

  it('ends in cyclic objects', () => {
    const nested = { a: {}, b: [1] };
    let value: unknown = nested;
    for (let level = 0; level < 5000; level += 1) value = { a: value };
    const schema: Record<string, unknown> = { uniqueItems: true, enum: [{}] };
    schema['properties'] = { a: schema };
    expect(validate(schema, [value, value], patternMatcher()).isCut).toBe(true);
    expect(validate({ ...schema, enum: [] }, value, patternMatcher()).isCut).toBe(true);
  });

  it.each([
    [null],
    [5],
    ['x'],
    [[]],
    [
      {
        properties: 5,
        required: 'a',
        items: 5,
        anyOf: {},
        enum: 'x',
        type: ['string'],
        additionalProperties: 'no',
        allOf: [5, null],
        minimum: '1',
      },
    ],
  ])('treats the schema %j as one without rules', (schema) => {
    for (const value of [{ a: [1] }, [1], 'x', 1, null, true]) {
      expect(kindsOf(schema, value)).toEqual([]);
    }
  });
});
