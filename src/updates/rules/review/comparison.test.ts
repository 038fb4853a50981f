import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import { aCompared, aComparison, aVersion, anObject } from '~/test/comparisonBuilders';
import { aDefinition } from '~/test/planBuilders';
import { objectChanges } from './objectChanges';
import { objectDiff } from './objectDiff';

const stateOf = (before: JsonRecord, after: JsonRecord) =>
  objectChanges(aComparison([aCompared(after, before)]))[0]?.state;

/** The changed lines of a diff with their signs. */
function changedLines(before: JsonRecord, after: JsonRecord): readonly string[] | null {
  const diff = objectDiff(before, after);
  if (diff.kind === 'too-large') return null;
  const signs = { same: ' ', removed: '-', added: '+' };
  return diff.hunks.flatMap(({ lines }) =>
    lines.flatMap(({ kind, text }) => (kind === 'same' ? [] : [`${signs[kind]}${text.trim()}`])),
  );
}

describe('two compared objects', () => {
  const service = (spec: JsonRecord, metadata: JsonRecord = {}) =>
    anObject('Service', { spec }, metadata);
  const ports = [{ port: 80, targetPort: 8080 }];

  it.each<[string, JsonRecord, JsonRecord]>([
    [
      'server defaults',
      service({
        clusterIP: '10.0.0.1',
        sessionAffinity: 'None',
        ports: [{ port: 80, targetPort: 8080, protocol: 'TCP' }],
      }),
      service({ ports }),
    ],
    [
      'identity and status',
      {
        ...anObject('ConfigMap', {}, { uid: '1', resourceVersion: '7', generation: 2 }),
        status: { a: 1 },
      },
      { ...anObject('ConfigMap', {}, { creationTimestamp: null }), status: {} },
    ],
    [
      'owners and labels of OLM',
      anObject(
        'ConfigMap',
        {},
        {
          ownerReferences: [{ name: 'x' }],
          labels: { 'olm.managed': 'true', 'operators.coreos.com/quill.team-a': '' },
        },
      ),
      anObject('ConfigMap'),
    ],
    [
      'labels and annotations of others',
      anObject('ConfigMap', {}, { annotations: { team: 'a' } }),
      anObject('ConfigMap'),
    ],
    ['empty lists and texts', anObject('Role'), anObject('Role', { rules: [], note: '' })],
    [
      'the order of members',
      anObject('ConfigMap', { data: { a: '1', b: '2' } }),
      anObject('ConfigMap', { data: { b: '2', a: '1' } }),
    ],
    [
      'Secrets that the server mounts',
      anObject('ServiceAccount', { secrets: [{ name: 'quill-token' }] }),
      anObject('ServiceAccount'),
    ],
    [
      'another encoding of a Secret’s text',
      anObject('Secret', { data: { key: 'w6Q=' } }),
      anObject('Secret', { stringData: { key: 'ä' } }),
    ],
    [
      'default names and conversion of a CRD',
      aDefinition({
        conversion: { strategy: 'None' },
        names: { kind: 'Quill', plural: 'quills', singular: 'quill', listKind: 'QuillList' },
      }),
      aDefinition(),
    ],
    [
      'OLM’s labels of a CRD',
      {
        ...aDefinition(),
        metadata: {
          name: 'quills.example.com',
          annotations: { 'operatorframework.io/installed-alongside-1234': 'team-a/quill.v1.0.0' },
        },
      },
      aDefinition(),
    ],
    [
      'what OLM adds to a ClusterServiceVersion',
      {
        ...aVersion('2.0.0', { cleanup: { enabled: false }, apiservicedefinitions: {} }),
        metadata: {
          name: 'quill.v2.0.0',
          namespace: 'team-a',
          finalizers: ['operators.coreos.com/csv-cleanup'],
          annotations: { 'olm.operatorGroup': 'og', 'olm.targetNamespaces': 'team-a' },
          labels: { 'olm.managed': 'true' },
        },
      },
      aVersion('2.0.0'),
    ],
    [
      'defaults of the schema of a ClusterServiceVersion',
      aVersion('2.0.0', { webhookdefinitions: [{ generateName: 'v', containerPort: 443 }] }),
      aVersion('2.0.0', { webhookdefinitions: [{ generateName: 'v' }] }),
    ],
  ])('are equal: %s', (_, before, after) => {
    expect(stateOf(before, after)).toBe('same');
    expect(changedLines(before, after)).toEqual([]);
  });

  it.each<[string, JsonRecord, JsonRecord, readonly string[]]>([
    [
      'a value',
      service({ ports }),
      service({ ports: [{ port: 81, targetPort: 8080 }] }),
      ['-- port: 80', '+- port: 81'],
    ],
    [
      'a removed data key',
      anObject('ConfigMap', { data: { a: 'x', b: 'x' } }),
      anObject('ConfigMap', { data: { a: 'x' } }),
      ['-b: x'],
    ],
    [
      'a removed item',
      service({ ports: [{ port: 80 }, { port: 81 }] }),
      service({ ports: [{ port: 80 }] }),
      ['-- port: 81'],
    ],
    [
      'a new first item',
      service({ ports: [{ name: 'b', port: 80, protocol: 'TCP' }] }),
      service({
        ports: [
          { name: 'a', port: 79 },
          { name: 'b', port: 80 },
        ],
      }),
      ['+- name: a', '+port: 79'],
    ],
    [
      'a label of the manifest',
      anObject('ConfigMap', {}, { labels: { tier: 'a', more: 'x' } }),
      anObject('ConfigMap', {}, { labels: { tier: 'b' } }),
      ['-tier: a', '+tier: b'],
    ],
    [
      'a removed schema property, even one with the name of metadata',
      aSchema({ labels: { type: 'object', description: 'words' }, old: { type: 'string' } }),
      aSchema({ labels: { type: 'object' } }),
      ['-description: words', '-old:', '-type: string'],
    ],
    [
      'an empty default',
      aSchema({ size: { type: 'string' } }),
      aSchema({ size: { type: 'string', default: '' } }),
      ['+default: ""'],
    ],
    [
      'a subresource without members',
      aDefinition({ versions: [{ name: 'v1', served: true, storage: true }] }),
      aDefinition({
        versions: [{ name: 'v1', served: true, storage: true, subresources: { status: {} } }],
      }),
      ['+subresources:', '+status: {}'],
    ],
    [
      'a removed field of a ClusterServiceVersion',
      aVersion('2.0.0', { maturity: 'beta', cleanup: { enabled: false } }),
      aVersion('2.0.0', {}),
      ['-maturity: beta'],
    ],
    [
      'an enabled cleanup',
      aVersion('2.0.0', { cleanup: { enabled: false } }),
      aVersion('2.0.0', { cleanup: { enabled: true } }),
      ['+cleanup:', '+enabled: true'],
    ],
    [
      'a Secret without its value',
      anObject('Secret', { data: { key: 'YWJj', stays: 'YWJj' } }),
      anObject('Secret', { data: { key: 'YWJk', stays: 'YWJj' } }),
      ['-key: 3 bytes', '+key: 3 bytes, changed'],
    ],
    [
      'members named like JavaScript properties',
      anObject('ConfigMap', { data: JSON.parse('{"__proto__":"a","constructor":"b"}') }),
      anObject('ConfigMap', { data: JSON.parse('{"__proto__":"b","constructor":"b"}') }),
      ['-__proto__: a', '+__proto__: b'],
    ],
  ])('differ: %s', (_, before, after, lines) => {
    expect(stateOf(before, after)).toMatch(/^(changed|replaced)$/);
    expect(changedLines(before, after)).toEqual(lines);
  });
});

function aSchema(properties: JsonRecord): JsonRecord {
  const schema = { openAPIV3Schema: { type: 'object', properties } };
  return aDefinition({ versions: [{ name: 'v1', served: true, storage: true, schema }] });
}
