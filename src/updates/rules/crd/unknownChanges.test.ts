import { describe, expect, it } from 'vitest';
import { field, number, schemaDelta, text, described } from './testDefinitions';

/** V1P-017: a keyword without a rule is rejected in both directions. */
const KEYWORDS: readonly (readonly [keyword: string, value: unknown, other: unknown])[] = [
  ['pattern', '^a$', '^b$'],
  ['format', 'date', 'date-time'],
  ['multipleOf', 5, 10],
  ['uniqueItems', true, undefined],
  ['exclusiveMinimum', true, undefined],
  ['exclusiveMaximum', true, undefined],
  ['nullable', true, undefined],
  ['title', 'Size', 'Sizes'],
  ['not', { pattern: 'a' }, { pattern: 'b' }],
  ['oneOf', [{ required: ['a'] }], [{ required: ['b'] }]],
  ['anyOf', [{ type: 'integer' }], [{ type: 'integer' }, { type: 'string' }]],
  ['allOf', [{ maxLength: 3 }], [{ maxLength: 5 }]],
  ['x-kubernetes-preserve-unknown-fields', true, undefined],
  ['x-kubernetes-int-or-string', true, undefined],
  ['x-kubernetes-embedded-resource', true, undefined],
  ['x-kubernetes-list-type', 'set', 'map'],
  ['x-kubernetes-list-map-keys', ['a'], ['b']],
  ['x-kubernetes-map-type', 'atomic', 'granular'],
  ['what-comes-in-years', 1, 2],
  ['constructor', 1, 2],
];

describe('V1P-017: changes without a rule', () => {
  it.each(KEYWORDS)('%s', (keyword: string, value, other) => {
    const [without, having] = [field(text), field({ ...text, [keyword]: value })];
    const change = [expect.stringMatching(`^V1P-017 keyword-added \\^.spec.size ${keyword}: - → `)];
    expect(described(schemaDelta(without, having))).toEqual(change);
    const gone = [
      expect.stringMatching(`^V1P-017 keyword-removed \\^.spec.size ${keyword}: .* → -`),
    ];
    expect(described(schemaDelta(having, without))).toEqual(gone);
    if (other === undefined) return;
    const changed = [expect.stringMatching(`^V1P-017 keyword-changed \\^.spec.size ${keyword}: `)];
    const another = field({ ...text, [keyword]: other });
    expect(described(schemaDelta(having, another))).toEqual(changed);
    expect(described(schemaDelta(another, having))).toEqual(changed);
  });

  it.each([
    ['a limit that is not a number', { minimum: 1 }, { minimum: '1' }, 'minimum: 1 → 1'],
    ['a list of schemas for items', { items: [text] }, { items: [number] }, '[*] items'],
    [
      'any value instead of a schema',
      { additionalProperties: true },
      { additionalProperties: text },
      '{}',
    ],
  ])('%s', (_title, before, after, words) => {
    const [only, ...others] = described(schemaDelta(field(before), field(after)));
    expect(only).toContain('V1P-017 keyword-changed ^.spec.size');
    expect(only).toContain(words);
    expect(others).toEqual([]);
  });
});

describe('equal schemas', () => {
  it.each([
    ['a description', {}, { description: 'How big it is' }],
    ['an empty description', { description: '' }, {}],
    ['an explicit false', { nullable: false, uniqueItems: false }, {}],
    ['an empty pattern', { pattern: '' }, {}],
    ['an empty list of required fields', { required: [] }, {}],
    ['an empty enum', { enum: [] }, {}],
    ['empty properties', { properties: {} }, {}],
    ['null as default', { default: null }, {}],
    ['an empty list of rules', { 'x-kubernetes-validations': [] }, {}],
  ])('%s', (_title, before, after) => {
    expect(schemaDelta(field(before), field(after)).safety).toBe('same');
    expect(schemaDelta(field(after), field(before)).safety).toBe('same');
  });
});
