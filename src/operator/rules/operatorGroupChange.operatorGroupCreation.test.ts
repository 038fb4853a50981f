import { expect, it } from 'vitest';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { createGroup, offeredModes } from './operatorGroupChange';

it.each<[readonly InstallModeType[], readonly InstallModeType[]]>([
  [
    ['OwnNamespace', 'SingleNamespace', 'AllNamespaces'],
    ['AllNamespaces', 'OwnNamespace', 'SingleNamespace'],
  ],
  [['MultiNamespace'], ['MultiNamespace']],
  [[], []],
])('for an Operator that supports %j the default comes first (IN-002)', (modes, expected) => {
  expect(offeredModes(modes)).toEqual(expected);
});

it.each<[InstallModeType, string, readonly unknown[]]>([
  ['AllNamespaces', '', [{}]],
  ['OwnNamespace', '', [{ targetNamespaces: ['team-a'] }]],
  ['SingleNamespace', 'team-b', [{ targetNamespaces: ['team-b'] }]],
  ['MultiNamespace', 'team-b, team-c', [{ targetNamespaces: ['team-b', 'team-c'] }]],
  ['SingleNamespace', '', []],
  ['SingleNamespace', 'team-a', []],
  ['MultiNamespace', 'team-b', []],
])('the OperatorGroup for %s and "%s" selects %j', (mode, typed, specs) => {
  const calls = createGroup(mode, typed, { namespace: 'team-a', packageName: 'quill' });
  const manifests = calls.flatMap((call) => (call.kind === 'create' ? [call.manifest] : []));
  expect(manifests.map(({ spec }) => spec)).toEqual(specs);
  for (const manifest of manifests) {
    expect(manifest).toMatchObject({
      apiVersion: 'operators.coreos.com/v1',
      kind: 'OperatorGroup',
      metadata: { name: 'team-a-og', namespace: 'team-a' },
    });
  }
});
