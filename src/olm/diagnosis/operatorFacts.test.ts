import { expect, it } from 'vitest';
import type { OperatorCondition } from '~/kube/models/olm';
import { aCsv } from '~/test/builders';
import { conditionOfCsv } from './operatorFacts';

const owned = (
  name: string,
  owner: string,
  uid = 'uid-csv-team-a-quill.v1.0.0',
): OperatorCondition => ({
  metadata: {
    name,
    ownerReferences: [{ apiVersion: 'v1alpha1', kind: 'ClusterServiceVersion', name: owner, uid }],
  },
});

it.each<[string, readonly OperatorCondition[], string | undefined]>([
  ['that it owns', [owned('x', 'other'), owned('y', 'quill.v1.0.0')], 'y'],
  ['of its name without an owner', [{ metadata: { name: 'quill.v1.0.0' } }], 'quill.v1.0.0'],
  ['not of its name with another owner', [owned('quill.v1.0.0', 'other')], undefined],
  ['not of a deleted CSV of its name', [owned('y', 'quill.v1.0.0', 'old')], undefined],
])('a CSV has the OperatorCondition %s', (_, conditions, expected) => {
  expect(conditionOfCsv(aCsv(), conditions)?.metadata.name).toBe(expected);
});
