import { describe, expect, it } from 'vitest';
import { withDefaults } from './defaults';
import { pruned } from './pruning';

const text = { type: 'string' };
const object = (properties: unknown, more: object = {}) => ({
  type: 'object',
  properties,
  ...more,
});
const defaulted = { type: 'string', default: 'x' };

describe('defaults', () => {
  it.each([
    ['fill in what is absent', object({ a: defaulted }), {}, { a: 'x' }],
    ['leave what is there', object({ a: defaulted }), { a: 'y' }, { a: 'y' }],
    [
      'take the place of a null that is not allowed',
      object({ a: defaulted }),
      { a: null },
      { a: 'x' },
    ],
    [
      'leave a null that is allowed',
      object({ a: { ...defaulted, nullable: true } }),
      { a: null },
      { a: null },
    ],
    [
      'go on within defaults',
      object({ a: object({ b: defaulted }, { default: {} }) }),
      {},
      { a: { b: 'x' } },
    ],
    ['do not make objects to fill', object({ a: object({ b: defaulted }) }), {}, {}],
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
    ['take the place of a null in a list', { items: defaulted }, [null], ['x']],
    ['leave a null in a list without', { items: text }, [null], [null]],
    ['are none when they are null', object({ a: { ...text, default: null } }), {}, {}],
    ['drop a null that nobody wants', object({ a: text }), { a: null, b: null }, { b: null }],
    [
      'may be false or empty',
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
    ['leaves what is declared', object({ a: text }), { a: 'x' }, []],
    ['drops what is not', object({ a: text }), { a: 'x', b: 1 }, ['b']],
    ['leaves the fields of each resource at the root', object({}), meta, []],
    [
      'drops them below',
      object({ a: object({}) }),
      { a: meta },
      ['a.apiVersion', 'a.kind', 'a.metadata'],
    ],
    [
      'leaves them in an embedded resource',
      object({ a: object({}, { 'x-kubernetes-embedded-resource': true }) }),
      { a: meta },
      [],
    ],
    [
      'looks into maps',
      object({}, { additionalProperties: object({ a: text }) }),
      { k: { a: '', b: 1 } },
      ['k.b'],
    ],
    [
      'looks into lists',
      object({ l: { items: object({ a: text }) } }),
      { l: [{ a: '' }, { b: 1 }] },
      ['l[1].b'],
    ],
    ['leaves what a map takes', object({}, { additionalProperties: true }), { k: { b: 1 } }, []],
    ['leaves what is preserved', object({ a: preserve }), { a: { b: { c: 1 } } }, []],
    [
      'looks into what is declared within',
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
    ['names keys with dots as such', object({ a: object({}) }), { a: { 'x.y': 1 } }, ['a[x.y]']],
  ])('%s', (_, schema, value, expected) => {
    expect(pruned(schema, value).paths).toEqual(expected);
  });

  it('gives what is left', () => {
    expect(pruned(object({ a: object({ b: text }) }), { a: { b: '', c: 1 }, d: 1 }).value).toEqual({
      a: { b: '' },
    });
  });
});
