import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternMatcher } from './matchesPattern';
import { validate } from './validate';

type Schema = { readonly [key: string]: unknown };

const matches = patternMatcher();
const isValid = (schema: unknown, value: unknown) =>
  validate(schema, value, matches).violations.length === 0;

const keys = fc.constantFrom('a', 'b', 'c');
/** Without `null`, which is a type in JSON Schema. */
const { value: solids } = valuesOf('', 'a', 'ab', '😀', true, 0, 1, 2, 1.5, -1);
const { value: values } = valuesOf(null, '', 'a', 'ab', true, 0, 1, 2, 1.5, -1);

function valuesOf(...scalars: readonly unknown[]) {
  return fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(...scalars),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(keys, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
}

/** The common part of both dialects: no formats, and only integer bounds. */
const { schema: schemas } = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    fc.record(
      {
        type: fc.constant('string'),
        minLength: count(),
        maxLength: count(),
        pattern: fc.constantFrom('a', '^a', 'b$', '^[ab]*$'),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constantFrom('integer', 'number'),
        minimum: count(),
        maximum: count(),
        multipleOf: fc.constantFrom(1, 2, 0.5),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({ type: fc.constantFrom('boolean', 'string'), nullable: fc.boolean() }),
    fc.record({
      enum: fc.uniqueArray(solids, {
        minLength: 1,
        maxLength: 3,
        selector: (value) => JSON.stringify(value),
      }),
    }),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(keys, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        required: fc.uniqueArray(keys, { maxLength: 2 }),
        minProperties: count(),
        maxProperties: count(),
      },
      { requiredKeys: ['type', 'properties'] },
    ),
    fc.record(
      {
        type: fc.constant('array'),
        items: tie('schema'),
        minItems: count(),
        maxItems: count(),
        uniqueItems: fc.boolean(),
      },
      { requiredKeys: ['type', 'items'] },
    ),
    fc.record(
      {
        anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        not: tie('schema'),
      },
      { requiredKeys: [] },
    ),
  ),
}));

function count() {
  return fc.integer({ min: 0, max: 3 });
}

describe('a schema', () => {
  it('agrees with JSON Schema on common rules', () => {
    const ajv = new Ajv({ strict: false, validateSchema: false, multipleOfPrecision: 9 });
    fc.assert(
      fc.property(schemas, fc.array(solids, { minLength: 5, maxLength: 5 }), (schema, some) => {
        const judge = ajv.compile(schema);
        for (const value of some) {
          expect([schema, value, isValid(schema, value)]).toEqual([schema, value, judge(value)]);
        }
        ajv.removeSchema();
      }),
      { numRuns: 200 },
    );
  });

  it('still accepts former values when it is widened', () => {
    const several = fc.array(values, { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(schemas, several, fc.infiniteStream(fc.nat(9)), (schema, some, choices) => {
        const valid = some.filter((value) => isValid(schema, value));
        const wider = widened(schema, choices);
        for (const value of valid)
          expect([wider, value, isValid(wider, value)]).toEqual([wider, value, true]);
      }),
      { numRuns: 400 },
    );
  });

  it('can be anything, like the value', () => {
    fc.assert(
      fc.property(
        fc.object({
          key: fc.constantFrom(...KEYWORDS),
          values: [fc.jsonValue({ maxDepth: 1 })],
          maxDepth: 4,
        }),
        fc.jsonValue(),
        (schema, value) => {
          expect(validate(schema, value, matches).violations.length).toBeLessThanOrEqual(20);
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** The schema with some rules removed or relaxed, by the choices. */
function widened(schema: Schema, choices: Iterator<number>): Schema {
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    const choice: unknown = choices.next().value;
    if (choice === 0 && key !== 'properties' && key !== 'nullable') return [];
    return [[key, choice === 1 ? value : laxer(key, value, choices)]];
  });
  const isNullable = schema['nullable'] === true || choices.next().value === 0;
  return Object.fromEntries([...entries, ['nullable', isNullable]]);
}

function laxer(key: string, value: unknown, choices: Iterator<number>): unknown {
  if (typeof value === 'number') return value + (LAXER.get(key) ?? 0);
  if (Array.isArray(value)) return key === 'enum' ? [...value, 'more'] : value;
  if (key === 'items' && isSchema(value)) return widened(value, choices);
  if (key === 'properties' && isSchema(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, laxer('items', inner, choices)]),
    );
  }
  return value === 'integer' ? 'number' : value;
}

const LAXER: ReadonlyMap<string, number> = new Map(
  ['Length', 'Items', 'Properties', 'imum'].flatMap((what): [string, number][] => [
    [`min${what}`, -1],
    [`max${what}`, 1],
  ]),
);

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const KEYWORDS = [
  'type',
  'properties',
  'items',
  'additionalProperties',
  'required',
  'enum',
  'pattern',
  'format',
  'minimum',
  'multipleOf',
  'anyOf',
  'not',
  'nullable',
  'default',
  'x-kubernetes-list-type',
  '__proto__',
  'constructor',
] as const;
