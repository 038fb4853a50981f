import { expect, it } from 'vitest';
import type { InstallModeType } from '../catalog/operatorPackage';
import { operatorGroupOffers } from './operatorGroupOffers';

it.each<[readonly InstallModeType[], readonly [InstallModeType, object][]]>([
  [
    ['OwnNamespace', 'SingleNamespace', 'AllNamespaces'],
    [
      ['AllNamespaces', {}],
      ['OwnNamespace', { targetNamespaces: ['team-a'] }],
    ],
  ],
  [['OwnNamespace'], [['OwnNamespace', { targetNamespaces: ['team-a'] }]]],
  [['AllNamespaces'], [['AllNamespaces', {}]]],
  [['SingleNamespace', 'MultiNamespace'], []],
  [[], []],
])('for an Operator that supports %j the default comes first', (modes, expected) => {
  const offers = operatorGroupOffers(modes, 'team-a');
  expect(offers.map(({ mode, manifest }) => [mode, manifest.spec])).toEqual(expected);
  for (const { manifest } of offers) {
    expect(manifest).toMatchObject({
      apiVersion: 'operators.coreos.com/v1',
      kind: 'OperatorGroup',
      metadata: { name: 'team-a-og', namespace: 'team-a' },
    });
  }
});
