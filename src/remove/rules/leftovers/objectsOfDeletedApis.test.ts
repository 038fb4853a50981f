import { describe, expect, it } from 'vitest';
import { lostObjects, modelOfDefinition } from './objectsOfDeletedApis';

const anItem = (name: string, namespace?: string) => ({ metadata: { name, namespace } });

describe('instances that are deleted with a CRD', () => {
  it('are counted by namespace in descending order, with the first names', () => {
    const many = Array.from({ length: 7 }, (_, index) => anItem(`q-${index}`, 'team-b'));
    expect(lostObjects([anItem('a', 'team-a'), ...many], 3)).toEqual({
      total: 11,
      places: [
        { namespace: 'team-b', count: 7, names: ['q-0', 'q-1', 'q-2', 'q-3', 'q-4'] },
        { namespace: 'team-a', count: 1, names: ['a'] },
      ],
    });
  });

  it('might be more than the server reports', () => {
    expect(lostObjects([anItem('a')], null)).toEqual({
      total: null,
      places: [{ namespace: null, count: 1, names: ['a'] }],
    });
  });

  it.each([
    ['the stored version', [served('v1'), { ...served('v2'), storage: true }], 'v2'],
    ['a served version', [{ name: 'v1', storage: true }, served('v2')], 'v2'],
    ['no version that is not served', [{ name: 'v1', storage: true, served: false }], undefined],
    ['none without versions', 'x', undefined],
  ])('use %s', (_, versions, version) => {
    const names = { plural: 'quills', kind: 'Quill' };
    const spec = { group: 'example.com', names, scope: 'Namespaced', versions };
    expect(modelOfDefinition({ spec })?.version).toBe(version);
  });
});

function served(name: string) {
  return { name, served: true };
}
