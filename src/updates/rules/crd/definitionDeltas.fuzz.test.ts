import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import type { ChangeKind, DefinitionChange, DefinitionDelta } from './definitionDelta';
import { definitionDeltas } from './definitionDeltas';
import { comparisonOf, definitionOf, deltaOf, objectOf, versionOf } from './testDefinitions';

const names = fc.constantFrom('a', 'b', 'spec', 'x.y', '__proto__', 'constructor');
const bound = fc.integer({ min: 0, max: 4 });

const KEYWORDS = {
  type: fc.constantFrom('object', 'string', 'integer', 'array'),
  description: fc.constantFrom('one', 'another'),
  required: fc.uniqueArray(names, { maxLength: 3 }),
  default: fc.jsonValue({ maxDepth: 1 }),
  enum: fc.array(fc.constantFrom('a', 'b', 1, null), { maxLength: 3 }),
  minimum: bound,
  maxLength: bound,
  pattern: fc.constantFrom('', '^a', '^b'),
  nullable: fc.boolean(),
  oneOf: fc.array(fc.record({ required: fc.tuple(names) }), { maxLength: 2 }),
  'x-kubernetes-validations': fc.uniqueArray(
    fc.record({ rule: fc.constantFrom('r1', 'r2', 'r3'), message: fc.constantFrom('m', 'n') }),
    { maxLength: 3, selector: ({ rule }) => rule },
  ),
};

/** A schema whose fields, items and values are of another. */
function schemaOf(child: fc.Arbitrary<JsonRecord>): fc.Arbitrary<JsonRecord> {
  const children = {
    properties: fc.dictionary(names, child, { maxKeys: 3 }),
    items: child,
    additionalProperties: fc.oneof(fc.boolean(), child),
  };
  return fc.record({ ...KEYWORDS, ...children }, { requiredKeys: [] });
}

const schema = schemaOf(schemaOf(fc.record(KEYWORDS, { requiredKeys: [] })));

const version = fc
  .tuple(fc.constantFrom('v1', 'v1beta1', 'v2', 'odd'), schema, fc.boolean(), fc.boolean())
  .map(([name, one, served, deprecated]) =>
    versionOf(name, one, { served, deprecated, storage: false }),
  );

const definition = fc
  .record({
    scope: fc.constantFrom('Cluster', 'Namespaced'),
    versions: fc.uniqueArray(version, { maxLength: 3, selector: ({ name }) => name }),
    conversion: fc.record({ strategy: fc.constantFrom('None', 'Webhook') }),
    preserveUnknownFields: fc.boolean(),
  })
  .map((spec) => definitionOf(spec));

const TURNED: readonly (readonly [ChangeKind, ChangeKind])[] = [
  ['version-added', 'version-removed'],
  ['version-served', 'version-unserved'],
  ['version-deprecated', 'version-undeprecated'],
  ['conversion-added', 'conversion-removed'],
  ['pruning-on', 'pruning-off'],
  ['field-added', 'field-removed'],
  ['required-added', 'required-removed'],
  ['default-added', 'default-removed'],
  ['enum-added', 'enum-removed'],
  ['enum-value-added', 'enum-value-removed'],
  ['bound-added', 'bound-removed'],
  ['bound-narrowed', 'bound-widened'],
  ['rule-added', 'rule-removed'],
  ['keyword-added', 'keyword-removed'],
];

const MIRROR: ReadonlyMap<ChangeKind, ChangeKind> = new Map(
  TURNED.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/** All changes as lines. Comparisons of served versions within one definition are not symmetric. */
function changesOf(
  { findings, allowed }: DefinitionDelta,
  text: (change: DefinitionChange) => readonly unknown[],
): readonly string[] {
  const own = findings.filter(({ toVersion }) => toVersion === null);
  return [...own, ...allowed].map((change) => JSON.stringify(text(change))).sort();
}

/** The values of an enum are in the order of their list. */
const words = (text: string | null) => text?.split(', ').sort() ?? null;

describe('definitionDeltas', () => {
  it('finds no difference between a CRD and its copy', () => {
    fc.assert(
      fc.property(definition, (one) => {
        expect(deltaOf(one, structuredClone(one))).toMatchObject({
          safety: 'same',
          findings: [],
          allowed: [],
          mayBreakObjects: false,
        });
      }),
    );
  });

  it('reports mirrored changes in reverse', () => {
    fc.assert(
      fc.property(definition, definition, (one, other) => {
        const forth = changesOf(deltaOf(one, other), (change) => {
          const { kind, version: name, path, keyword, before, after } = change;
          return [kind, name, path, keyword, words(before), words(after)];
        });
        const back = changesOf(deltaOf(other, one), (change) => {
          const { kind, version: name, path, keyword, before, after } = change;
          return [MIRROR.get(kind) ?? kind, name, path, keyword, words(after), words(before)];
        });
        expect(forth).toEqual(back);
      }),
    );
  });

  it('accepts a wider limit, and rejects a narrower one', () => {
    fc.assert(
      fc.property(bound, bound, (a, b) => {
        const at = (maximum: number) =>
          definitionOf({ versions: [versionOf('v1', { type: 'integer', maximum })] });
        const { safety } = deltaOf(at(a), at(b));
        expect(safety).toBe(a === b ? 'same' : b > a ? 'safe' : 'unsafe');
      }),
    );
  });

  it('reads any shape of a manifest', () => {
    const anything = fc.jsonValue({ maxDepth: 4 });
    const hostile = fc.record({
      spec: fc.oneof(
        anything,
        fc.record({
          scope: anything,
          names: anything,
          versions: fc.oneof(
            anything,
            fc.array(fc.record({ name: fc.constant('v1'), schema: anything })),
            fc.array(
              fc.record({
                name: fc.constant('v1'),
                schema: fc.record({
                  openAPIV3Schema: fc.record({ properties: anything, enum: anything }),
                }),
              }),
            ),
          ),
        }),
      ),
      status: anything,
    });
    fc.assert(
      fc.property(hostile, hostile, (before, after) => {
        const found = { kind: 'found', object: before } as const;
        const deltas = definitionDeltas(comparisonOf([{ before: found, after: objectOf(after) }]));
        expect(deltas).toHaveLength(1);
        expect(structuredClone(deltas)).toEqual(deltas);
      }),
    );
  });

  it('descends to the maximum depth of CRDs', () => {
    const nested = (depth: number, leaf: JsonRecord) => {
      let schemaOfAll = leaf;
      for (let level = 0; level < depth; level += 1) schemaOfAll = { items: schemaOfAll };
      return definitionOf({ versions: [versionOf('v1', schemaOfAll)] });
    };
    expect(deltaOf(nested(100, {}), nested(100, { type: 'string' })).safety).toBe('unsafe');
    expect(() => deltaOf(nested(20_000, {}), nested(20_000, { type: 'string' }))).not.toThrow();
  });
});
