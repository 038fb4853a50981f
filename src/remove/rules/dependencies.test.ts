import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { anOwnCsv, anotherCsv } from '~/test/uninstallBuilders';
import { dependentsOf } from './dependencies';

const at = (targets: string) =>
  anOwnCsv({
    annotations: {
      'olm.targetNamespaces': targets,
      'operatorframework.io/properties': JSON.stringify({
        properties: [{ type: 'olm.package', value: { packageName: 'quill', version: '1.0.0' } }],
      }),
    },
  });

const described = (others: Parameters<typeof dependentsOf>[0]['others'], own = at('team-a')) =>
  dependentsOf({ own: [own], others, operatorGroups: null }).map(
    ({ displayName, needs, alternatives }) =>
      `${displayName} needs ${needs.join()}${alternatives.length > 0 ? ` or ${alternatives.join()}` : ''}`,
  );

const withProperty = (type: string, value: object, namespace = 'team-a') =>
  aCsv({
    name: 'cache.v1.0.0',
    namespace,
    annotations: {
      'olm.targetNamespaces': namespace,
      'operatorframework.io/properties': JSON.stringify({ properties: [{ type, value }] }),
    },
    spec: { displayName: 'cache' },
  });

describe('dependentsOf', () => {
  it.each([
    [
      'a required API',
      anotherCsv('cache', { namespace: 'team-a', requires: true }),
      'cache needs Quill',
    ],
    [
      'a required API of an APIService',
      aCsv({
        name: 'cache.v1.0.0',
        spec: {
          displayName: 'cache',
          apiservicedefinitions: {
            required: [{ name: 'quills', group: 'example.com', version: 'v1', kind: 'Quill' }],
          },
        },
      }),
      'cache needs Quill',
    ],
    [
      'olm.gvk.required',
      withProperty('olm.gvk.required', { group: 'example.com', version: 'v1', kind: 'Quill' }),
      'cache needs Quill',
    ],
    [
      'olm.package.required',
      withProperty('olm.package.required', { packageName: 'quill', versionRange: '>=1.0.0' }),
      'cache needs quill',
    ],
    [
      'a compound constraint',
      withProperty('olm.constraint', {
        all: { constraints: [{ package: { packageName: 'quill', versionRange: '<2.0.0' } }] },
      }),
      'cache needs quill',
    ],
  ])('%s', (_, other, expected) => {
    expect(described([other])).toEqual([expected]);
  });

  it.each([
    [
      'another version of the package',
      withProperty('olm.package.required', { packageName: 'quill', versionRange: '>=2.0.0' }),
    ],
    [
      'another package',
      withProperty('olm.package.required', { packageName: 'onyx', versionRange: '>=1.0.0' }),
    ],
    [
      'properties that are not JSON',
      aCsv({ name: 'x', annotations: { 'operatorframework.io/properties': '{' } }),
    ],
    [
      'namespaces that it does not watch',
      anotherCsv('cache', { namespace: 'team-b', requires: true }),
    ],
  ])('not %s', (_, other) => {
    expect(described([other])).toEqual([]);
  });

  it('includes Operators that might watch the same namespaces', () => {
    const unknown = anotherCsv('cache', { requires: true, targets: null });
    expect(described([unknown])).toEqual(['cache needs Quill']);
    expect(described([anotherCsv('cache', { requires: true })], at(''))).toEqual([
      'cache needs Quill',
    ]);
  });

  it('reports another provider only if it certainly watches the namespaces', () => {
    const cache = anotherCsv('cache', { namespace: 'team-a', requires: true });
    const everywhere = anotherCsv('twin', { owns: true, targets: '' });
    expect(described([cache, everywhere])).toEqual(['cache needs Quill or twin.v1.0.0']);
    expect(described([cache, anotherCsv('twin', { owns: true })])).toEqual(['cache needs Quill']);
    const failed = { phase: 'Failed', reason: 'InterOperatorGroupOwnerConflict' };
    const lost = { ...everywhere, status: { ...failed, conditions: [failed] } };
    expect(described([cache, lost])).toEqual(['cache needs Quill']);
    expect(described([cache, anotherCsv('twin', { owns: true, targets: null })])).toEqual([
      'cache needs Quill',
    ]);
  });
});
