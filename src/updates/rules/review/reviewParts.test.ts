import { describe, expect, it } from 'vitest';
import type { Failure } from '~/kube/failure';
import { aCompared } from '~/test/comparisonBuilders';
import { aBundledCsv, aDefinition } from '~/test/planBuilders';
import { slimObject } from './slimObject';
import { unreadableGroups } from './servedKind';
import { countsAsRisk } from './risks';

const refused = (kind: Failure['kind']) =>
  ({ kind: 'unreadable', failure: { kind, message: '' } }) as const;

describe('resources of the cluster that could not be read', () => {
  it('are reported once per kind and reason', () => {
    const named = (name: string) => ({ ...aDefinition(), metadata: { name } });
    const groups = unreadableGroups([
      aCompared(named('a.example.com'), refused('forbidden')),
      aCompared(named('b.example.com'), refused('forbidden')),
      aCompared(named('c.example.com'), refused('server')),
      aCompared(aBundledCsv(), refused('forbidden')),
      aCompared(named('d.example.com')),
    ]);
    expect(groups.map(({ kind, names, failure }) => [kind, names.length, failure.kind])).toEqual([
      ['CustomResourceDefinition', 2, 'forbidden'],
      ['CustomResourceDefinition', 1, 'server'],
      ['ClusterServiceVersion', 1, 'forbidden'],
    ]);
  });
});

it.each([
  ['ClusterServiceVersion', 'bundle', true],
  ['CustomResourceDefinition', 'plan', true],
  ['ClusterRole', 'bundle', true],
  ['ClusterRole', 'generated', false],
  ['ServiceAccount', 'bundle', false],
] as const)('%s of %s affects risks: %s', (kind, origin, expected) => {
  expect(countsAsRisk({ kind, origin })).toBe(expected);
});

it.each([
  [
    { metadata: { name: 'a', managedFields: [{}] }, spec: 1 },
    { metadata: { name: 'a' }, spec: 1 },
  ],
  [{ spec: 1 }, { metadata: {}, spec: 1 }],
  [{ metadata: 'no' }, { metadata: {} }],
])('managed fields of %j are excluded', (object, expected) => {
  expect(slimObject(object)).toEqual(expected);
});
