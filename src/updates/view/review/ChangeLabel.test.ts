import { expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import { translate } from '~/i18n';
import { aCompared, aComparison, anUpdate } from '~/test/comparisonBuilders';
import { aDefinition } from '~/test/planBuilders';
import { definitionDeltas } from '~/updates/rules/crd/definitionDeltas';
import { imageDeltas } from '~/updates/rules/review/imageDeltas';
import { permissionDeltas } from '~/updates/rules/review/permissionDeltas';
import { changesInWords } from './ChangeLabel';

const rule = (resource: string, ...verbs: readonly string[]) => ({
  apiGroups: [''],
  resources: [resource],
  verbs,
});

const aBundle = (image: string, ...rules: readonly unknown[]): JsonRecord => ({
  install: {
    spec: {
      clusterPermissions: [{ serviceAccountName: 'quill', rules }],
      deployments: [
        { name: 'quill', spec: { template: { spec: { containers: [{ name: 'main', image }] } } } },
      ],
    },
  },
});

const version = (name: string) => ({
  name,
  served: true,
  storage: name === 'v1',
  schema: { openAPIV3Schema: { type: 'object' } },
});

const wordsOf = (...objects: Parameters<typeof aComparison>[0]) => knownWords(null, objects);

function knownWords(stored: string | null, objects: Parameters<typeof aComparison>[0]) {
  const comparison = aComparison(objects);
  return changesInWords(
    {
      permissions: permissionDeltas(comparison),
      definitions: definitionDeltas(comparison),
      images: imageDeltas(comparison),
    },
    () => stored,
    translate(),
  );
}

it('names new permissions and the images before and after', () => {
  const update = anUpdate(
    aBundle('registry.example.com/quill:1.0.0', rule('pods', 'get')),
    aBundle('registry.example.com/quill:2.0.0', rule('pods', 'get'), rule('nodes', 'get', 'list')),
  );
  expect(wordsOf(update)).toMatchObject({
    permissions: ['New permissions: get, list nodes cluster-wide'],
    images: ['registry.example.com/quill:1.0.0 → registry.example.com/quill:2.0.0'],
  });
});

it('names the first of many new permissions', () => {
  const rules = ['a', 'b', 'c', 'd', 'e'].map((name) => rule(name, 'get'));
  const { permissions } = wordsOf(anUpdate(aBundle('i'), aBundle('i', ...rules)));
  expect(permissions).toHaveLength(4);
  expect(permissions.at(-1)).toBe('and 2 more');
});

it.each([
  ['that nothing is stored in it', null, 'No stored Quill v2beta1 resources'],
  ['what is stored, if known', 'No stored Quill resources', 'No stored Quill resources'],
])('names a removed version, its clients, and %s', (_, stored, expected) => {
  const before = {
    ...aDefinition({ versions: [version('v1'), version('v2beta1')] }),
    status: { storedVersions: ['v1'] },
  };
  const after = aDefinition({ versions: [version('v1')] });
  expect(knownWords(stored, [aCompared(after, { kind: 'found', object: before })]).apis).toEqual([
    `Quill: v2beta1: Version removed. Affected clients get an error. ${expected}`,
  ]);
});
