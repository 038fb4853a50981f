import { describe, expect, it } from 'vitest';
import { pruned, withDefaults } from './pruning';

const text = { type: 'string' };
const object = (properties: unknown, more: object = {}) => ({
  type: 'object',
  properties,
  ...more,
});
const defaulted = { type: 'string', default: 'x' };

describe('defaults', () => {
  it.each([
    ['set missing values', object({ a: defaulted }), {}, { a: 'x' }],
    ['keep existing values', object({ a: defaulted }), { a: 'y' }, { a: 'y' }],
    ['replace a null that is not permitted', object({ a: defaulted }), { a: null }, { a: 'x' }],
    [
      'keep a null that is permitted',
      object({ a: { ...defaulted, nullable: true } }),
      { a: null },
      { a: null },
    ],
    [
      'apply within defaults',
      object({ a: object({ b: defaulted }, { default: {} }) }),
      {},
      { a: { b: 'x' } },
    ],
    ['do not create objects', object({ a: object({ b: defaulted }) }), {}, {}],
    [
      'fill objects in maps',
      object({}, { additionalProperties: object({ b: defaulted }) }),
      { k: {} },
      { k: { b: 'x' } },
    ],
    [
      'fill objects in lists',
      { items: object({ b: defaulted }) },
      [{}, { b: 'y' }],
      [{ b: 'x' }, { b: 'y' }],
    ],
    ['replace a null in a list', { items: defaulted }, [null], ['x']],
    ['keep a null in a list without defaults', { items: text }, [null], [null]],
    ['are ignored if null', object({ a: { ...text, default: null } }), {}, {}],
    ['drop a null that is not permitted', object({ a: text }), { a: null, b: null }, { b: null }],
    [
      'can be false or empty',
      object({ a: { default: false }, b: { default: '' } }),
      {},
      { a: false, b: '' },
    ],
  ])('%s', (_, schema, value, expected) => {
    expect(withDefaults(schema, value)).toEqual(expected);
  });
});

describe('pruning', () => {
  const meta = { apiVersion: 'v1', kind: 'X', metadata: { name: 'x' } };
  const preserve = { 'x-kubernetes-preserve-unknown-fields': true };
  it.each([
    ['keeps declared fields', object({ a: text }), { a: 'x' }, []],
    ['drops undeclared fields', object({ a: text }), { a: 'x', b: 1 }, ['b']],
    ['keeps common fields at the root', object({}), meta, []],
    [
      'drops them at lower levels',
      object({ a: object({}) }),
      { a: meta },
      ['a.apiVersion', 'a.kind', 'a.metadata'],
    ],
    [
      'keeps them in an embedded resource',
      object({ a: object({}, { 'x-kubernetes-embedded-resource': true }) }),
      { a: meta },
      [],
    ],
    [
      'descends into maps',
      object({}, { additionalProperties: object({ a: text }) }),
      { k: { a: '', b: 1 } },
      ['k.b'],
    ],
    [
      'descends into lists',
      object({ l: { items: object({ a: text }) } }),
      { l: [{ a: '' }, { b: 1 }] },
      ['l[1].b'],
    ],
    ['keeps values of a map', object({}, { additionalProperties: true }), { k: { b: 1 } }, []],
    ['keeps preserved fields', object({ a: preserve }), { a: { b: { c: 1 } } }, []],
    [
      'descends into declared fields in preserved ones',
      object({ a: object({ b: object({}) }, preserve) }),
      { a: { b: { c: 1 }, d: 1 } },
      ['a.b.c'],
    ],
    [
      'preserves in the items of a list',
      object({ l: { ...preserve, items: object({ b: object({}) }) } }),
      { l: [{ x: 1, b: { c: 1 } }] },
      ['l[0].b.c'],
    ],
    ['quotes keys with dots', object({ a: object({}) }), { a: { 'x.y': 1 } }, ['a[x.y]']],
  ])('%s', (_, schema, value, expected) => {
    expect(pruned(schema, value).paths).toEqual(expected);
  });

  it('returns the remaining fields', () => {
    expect(pruned(object({ a: object({ b: text }) }), { a: { b: '', c: 1 }, d: 1 }).value).toEqual({
      a: { b: '' },
    });
  });
});
