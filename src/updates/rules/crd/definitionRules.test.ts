import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import { type BothWays, definitionOf, deltaOf, described, versionOf } from './testDefinitions';

const SCHEMA = { type: 'object', properties: { spec: { type: 'object' } } };
const V1 = versionOf('v1', SCHEMA);
const V2 = versionOf('v2', SCHEMA);
const OLD_V1 = { ...V1, storage: false };
const NEW_V2 = { ...V2, storage: false };
const HIDDEN_V1 = { ...OLD_V1, served: false };
const WEBHOOK = { conversion: { strategy: 'Webhook', webhook: {} } };
const NAMES = { kind: 'Quill', plural: 'quills' };

/** A definition of these versions, with further fields of its spec. */
function of(versions: readonly JsonRecord[], other: JsonRecord = {}, stored = ['v1']): JsonRecord {
  return definitionOf({ versions, ...other }, stored);
}

const ROWS: readonly BothWays<JsonRecord>[] = [
  [
    'V1P-014: the scope changes',
    of([V1]),
    of([V1], { scope: 'Cluster' }),
    ['V1P-014 scope-changed: Namespaced → Cluster'],
    ['V1P-014 scope-changed: Cluster → Namespaced'],
  ],
  [
    'V1P-015: a stored version is removed; V1P-018: a version is added',
    of([OLD_V1, V2], {}, ['v1', 'v2']),
    of([V2], {}, ['v2']),
    ['V1P-015 stored-version-removed v1'],
    ['ok version-added v1'],
  ],
  [
    'V1P-015: the storage version counts as stored regardless of the status',
    of([V1, NEW_V2], {}, []),
    of([V2], {}, []),
    ['V1P-015 stored-version-removed v1', 'ok storage-moved: v1 → v2'],
    ['ok storage-moved: v2 → v1', 'ok version-added v1'],
  ],
  [
    'V1P-015: a served version that is not stored can be removed',
    of([OLD_V1, V2], {}, ['v2']),
    of([V2], {}, ['v2']),
    ['ok version-removed v1'],
    ['ok version-added v1'],
  ],
  [
    'V1P-015: a stored version that was removed earlier is not reported again',
    of([V2], {}, ['v1', 'v2']),
    of([V2], {}, ['v2']),
    [],
    [],
  ],
  [
    'a version is no longer served, or served again',
    of([OLD_V1, V2], {}, ['v2']),
    of([HIDDEN_V1, V2], {}, ['v2']),
    ['ok version-unserved v1'],
    ['ok version-served v1'],
  ],
  [
    'objects are stored in another version',
    of([V1, NEW_V2]),
    of([OLD_V1, V2]),
    ['ok storage-moved: v1 → v2'],
    ['ok storage-moved: v2 → v1'],
  ],
  [
    'a version is deprecated, or no longer',
    of([V1]),
    of([{ ...V1, deprecated: true }]),
    ['ok version-deprecated v1'],
    ['ok version-undeprecated v1'],
  ],
  [
    'a webhook converts objects, or no longer',
    of([V1]),
    of([V1], WEBHOOK),
    ['ok conversion-added'],
    ['ok conversion-removed'],
  ],
  [
    'unknown fields are preserved or pruned',
    of([V1]),
    of([V1], { preserveUnknownFields: true }),
    ['ok pruning-off'],
    ['ok pruning-on'],
  ],
  [
    'another kind: only the API server rejects it',
    of([V1]),
    of([V1], { names: { kind: 'Pen', plural: 'quills' } }),
    ['server kind-changed: Quill → Pen'],
    ['server kind-changed: Pen → Quill'],
  ],
  [
    'short names and categories',
    of([V1], { names: { ...NAMES, shortNames: ['q'] } }),
    of([V1], { names: { ...NAMES, shortNames: ['q', 'qu'], categories: ['all'] } }),
    ['ok name-changed categories: - → all', 'ok name-changed shortNames: q → q, qu'],
    ['ok name-changed categories: all → -', 'ok name-changed shortNames: q, qu → q'],
  ],
  [
    'the status subresource is added or removed',
    of([V1]),
    of([{ ...V1, subresources: { status: {} } }]),
    ['ok subresource-added v1 status'],
    ['ok subresource-removed v1 status'],
  ],
];

describe('rules of the whole CRD in both directions', () => {
  it.each(ROWS)('%s', (_title, before, after, forth, back) => {
    expect(described(deltaOf(before, after))).toEqual(forth);
    expect(described(deltaOf(after, before))).toEqual(back);
  });

  it('includes rules that the API server enforces', () => {
    const { findings } = deltaOf(
      of([OLD_V1, V2], {}, ['v1', 'v2']),
      of([versionOf('v2', { type: 'object' })], { scope: 'Cluster' }),
    );
    expect(findings.map(({ rule, isEnforcedByServer }) => [rule, isEnforcedByServer])).toEqual([
      ['V1P-014', true],
      ['V1P-015', true],
      ['V1P-003', false],
    ]);
  });
});
