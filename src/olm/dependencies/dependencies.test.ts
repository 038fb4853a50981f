import { describe, expect, it } from 'vitest';
import { dependenciesOf, type Dependency } from './dependencies';

const from = (...properties: readonly unknown[]) =>
  dependenciesOf({
    annotations: { 'olm.properties': JSON.stringify(properties) },
    requiredApis: [],
  });

const cache: Dependency = { kind: 'package', packageName: 'cache', versionRange: '>=1.0.0' };
const store: Dependency = { kind: 'api', group: 'x.io', version: 'v1', apiKind: 'Store' };
const cachePart = { package: { packageName: 'cache', versionRange: '>=1.0.0' } };
const storePart = { gvk: { group: 'x.io', version: 'v1', kind: 'Store' } };

describe('dependenciesOf reads of the annotation olm.properties (OD-026, DR-004)', () => {
  it.each<[string, unknown, readonly Dependency[]]>([
    ['a package', { type: 'olm.package.required', value: cachePart.package }, [cache]],
    ['an API', { type: 'olm.gvk.required', value: storePart.gvk }, [store]],
    ['a constraint of one part', { type: 'olm.constraint', value: cachePart }, [cache]],
    [
      'a constraint in the spelling of the documentation',
      {
        type: 'olm.constraint',
        value: { package: { name: 'cache', versionRange: '>=1.0.0' } },
      },
      [cache],
    ],
    [
      'a constraint with a message',
      { type: 'olm.constraint', value: { ...storePart, failureMessage: 'Needs a store' } },
      [{ kind: 'all', of: [store], message: 'Needs a store' }],
    ],
    [
      'any of several',
      { type: 'olm.constraint', value: { any: { constraints: [cachePart, storePart] } } },
      [{ kind: 'any', of: [cache, store], message: '' }],
    ],
    [
      'none of several, nested',
      {
        type: 'olm.constraint',
        value: { not: { constraints: [{ all: { constraints: [cachePart] } }] } },
      },
      [{ kind: 'none', of: [{ kind: 'all', of: [cache], message: '' }], message: '' }],
    ],
    [
      'an expression',
      { type: 'olm.constraint', value: { cel: { rule: 'properties.exists(p, true)' } } },
      [{ kind: 'rule', rule: 'properties.exists(p, true)' }],
    ],
    ['nothing of an invalid property', { type: 'olm.maxOpenShiftVersion', value: '4.9' }, []],
    ['nothing of a package without name', { type: 'olm.package.required', value: {} }, []],
    ['nothing of a group without parts', { type: 'olm.constraint', value: { any: 'x' } }, []],
    ['nothing of a value that is not an object', 'olm.constraint', []],
  ])('%s', (_, property, expected) => {
    expect(from(property)).toEqual(expected);
  });

  it.each([['no JSON'], ['{"a":1}'], ['null'], ['']])('nothing of %j', (annotation) => {
    const annotations = { 'olm.properties': annotation };
    expect(dependenciesOf({ annotations, requiredApis: [] })).toEqual([]);
  });
});

it('adds the APIs that the CSV requires, each dependency once (OD-010)', () => {
  const api = { name: 'stores.x.io', displayName: 'Store', description: '' };
  const annotations = {
    'olm.properties': JSON.stringify([{ type: 'olm.gvk.required', value: storePart.gvk }]),
  };
  const requiredApis = [
    { ...api, group: 'x.io', version: 'v1', kind: 'Store' },
    { ...api, group: 'x.io', version: 'v1', kind: 'Shelf' },
  ];
  expect(dependenciesOf({ annotations, requiredApis })).toEqual([
    store,
    { ...store, apiKind: 'Shelf' },
  ]);
});

it('limits the depth of a nested constraint', () => {
  const text = `${'{"all":{"constraints":['.repeat(900)}{}${']}}'.repeat(900)}`;
  const annotations = { 'olm.properties': `[{"type":"olm.constraint","value":${text}}]` };
  expect(dependenciesOf({ annotations, requiredApis: [] })).toEqual([]);
});
