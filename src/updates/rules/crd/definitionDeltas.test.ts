import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import { definitionDeltas } from './definitionDeltas';
import {
  FORBIDDEN,
  comparisonOf,
  definitionOf,
  deltaOf,
  objectOf,
  described,
  versionOf,
} from './testDefinitions';

const SCHEMA = { type: 'object', properties: { spec: { type: 'object' } } };
const V1 = versionOf('v1', SCHEMA);
const V2 = versionOf('v2', SCHEMA);
const NEW_V2 = { ...V2, storage: false };
const NAMES = { kind: 'Quill', plural: 'quills' };

/** A definition of these versions, with further fields of its spec. */
function of(versions: readonly JsonRecord[], other: JsonRecord = {}, stored = ['v1']): JsonRecord {
  return definitionOf({ versions, ...other }, stored);
}

describe('v1beta1', () => {
  const beta = { ...definitionOf({}), apiVersion: 'apiextensions.k8s.io/v1beta1' };
  const spec = { group: 'example.com', names: NAMES, preserveUnknownFields: false };
  const schema = { openAPIV3Schema: SCHEMA };

  it.each<readonly [string, JsonRecord, readonly string[]]>([
    ['one version and one schema', { ...spec, version: 'v1', validation: schema }, []],
    [
      'a schema for all versions',
      { ...spec, validation: schema, versions: [{ name: 'v1', served: true, storage: true }] },
      [],
    ],
    [
      'V1P-003: a schema without the field',
      { ...spec, version: 'v1', validation: { openAPIV3Schema: { type: 'object' } } },
      ['V1P-003 field-removed ^.spec: object → -'],
    ],
    [
      'preserveUnknownFields by default',
      { group: 'example.com', names: NAMES, version: 'v1', validation: schema },
      ['ok pruning-off'],
    ],
  ])('%s is compared with a live v1', (_title, other, changes) => {
    expect(described(deltaOf(of([V1]), { ...beta, spec: other }))).toEqual(changes);
  });
});

describe('the safety of a definition', () => {
  const after = objectOf(of([V1, NEW_V2]));
  const found = { kind: 'found', object: of([V1]) } as const;
  const unreadable = { kind: 'unreadable', failure: FORBIDDEN } as const;

  it.each([
    ['it does not exist yet', { kind: 'absent' } as const, after, 'new'],
    ['the live one cannot be read', unreadable, after, 'unknown'],
    ['the plan’s cannot be read', found, objectOf(null), 'unknown'],
    ['both are equal', found, objectOf(of([V1])), 'same'],
    ['a version is added', found, after, 'safe'],
    ['a stored version is removed', found, objectOf(of([V2])), 'unsafe'],
  ] as const)('%s', (_title, before, object, safety) => {
    const [delta] = definitionDeltas(comparisonOf([{ before, after: object }]));
    expect(delta?.safety).toBe(safety);
    expect(delta?.failure).toBe(before.kind === 'unreadable' ? FORBIDDEN : null);
  });

  it('reads the kind from the live CRD if that of the plan is invalid', () => {
    const [delta] = definitionDeltas(comparisonOf([{ before: found, after: objectOf(null) }]));
    expect(delta).toMatchObject({ kind: 'Quill', storedVersions: ['v1'], versions: [] });
  });

  it('ignores other resources', () => {
    expect(
      definitionDeltas(comparisonOf([{ before: found, after: objectOf({}, 'Role') }])),
    ).toEqual([]);
  });

  it.each([
    ['a field is removed', { type: 'object' }, true],
    ['a field is added', { ...SCHEMA, properties: { ...SCHEMA.properties, a: {} } }, false],
    ['a default is added', { ...SCHEMA, default: {} }, false],
    ['a pattern is added', { ...SCHEMA, pattern: 'a' }, true],
  ])('reports whether instances might become invalid: %s', (_title, schema, mayBreakObjects) => {
    const delta = deltaOf(of([V1]), of([versionOf('v1', schema)]));
    expect(delta.mayBreakObjects).toBe(mayBreakObjects);
  });
});
