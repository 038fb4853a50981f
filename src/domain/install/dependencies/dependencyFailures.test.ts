import { describe, expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { aRoot, aWorld, anOffer, api, database, pkg } from '~/test/dependencyBuilders';
import { aForm } from '~/test/installBuilders';
import type { OperatorGroup } from '~/models/operatorGroup';
import { dependencyFailures } from './dependencyFailures';
import type { DependencyOffer } from './dependencyOffer';
import type { InstallForm } from '../form/form';
import { predictedDependencies } from './predictedDependencies';

function failuresOf(
  offer: Partial<DependencyOffer>,
  form: Partial<InstallForm> = {},
  ...operatorGroups: readonly OperatorGroup[]
) {
  const world = aWorld([{ ...anOffer('db', database), ...offer }]);
  const prediction = predictedDependencies(aRoot(api('Database')), world);
  return dependencyFailures(prediction, aForm(form), { operatorGroups });
}

describe('a dependency fails', () => {
  it.each<[string, Partial<InstallForm>, readonly OperatorGroup[], string]>([
    ['of the form', {}, [], 'OwnNamespace'],
    ['for one other namespace', { mode: 'SingleNamespace', targets: ['b'] }, [], 'SingleNamespace'],
    ['of the existing group', { mode: 'AllNamespaces' }, [anOperatorGroup()], 'OwnNamespace'],
  ])('when it does not support the mode %s (OG-008)', (_, form, groups, mode) => {
    expect(failuresOf({ installModes: ['AllNamespaces'] }, form, ...groups)).toEqual([
      { packageName: 'db', kind: 'mode-unsupported', mode },
    ]);
  });

  it('when Operators of another namespace serve the same to the same namespaces (OG-013)', () => {
    const group = anOperatorGroup({ namespace: 'openshift-operators', spec: {} });
    const annotations = { 'olm.providedAPIs': 'Database.v1.example.com' };
    const serving = { ...group, metadata: { ...group.metadata, annotations } };
    expect(failuresOf({}, {}, serving)).toEqual([
      {
        packageName: 'db',
        kind: 'served-elsewhere',
        namespace: 'openshift-operators',
        kinds: ['Database'],
      },
    ]);
  });
});

it.each<[string, Partial<DependencyOffer>, Partial<InstallForm>]>([
  ['it supports the mode', { installModes: ['OwnNamespace'] }, {}],
  ['nothing to watch is chosen yet', { installModes: [] }, { mode: 'MultiNamespace' }],
])('nothing is said against it when %s', (_, offer, form) => {
  expect(failuresOf(offer, form)).toEqual([]);
});

it('nothing is said of a version whose modes no catalog tells', () => {
  const world = aWorld([anOffer('db', { versions: ['2.0.0', '1.0.0'], installModes: [] })]);
  const prediction = predictedDependencies(aRoot(pkg('db', '<2.0.0')), world);
  expect(prediction.installs).toHaveLength(1);
  expect(dependencyFailures(prediction, aForm(), { operatorGroups: [] })).toEqual([]);
});
