import { describe, expect, it } from 'vitest';
import { aCsv, anOperatorGroup } from '~/test/builders';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { changeableGroup, changeGroup, supportedModes } from './operatorGroupChange';

const modes = (...types: readonly InstallModeType[]) => ({
  installModes: types.map((type) => ({ type, supported: true })),
});

const remedy = { namespace: 'team-a', name: 'team-a-og', csvName: 'quill.v1.0.0' };

function changing(
  spec: Parameters<typeof anOperatorGroup>[0],
  mode: InstallModeType,
  typed = '',
): ReturnType<typeof changeGroup> {
  const facts = {
    operatorGroups: [anOperatorGroup(spec)],
    namespaceCsvs: [
      aCsv({ spec: modes(mode) }),
      aCsv({ name: 'ink.v1', spec: modes('OwnNamespace') }),
    ],
  };
  const subject = changeableGroup(facts, remedy);
  if (subject === null) throw new Error('both are there');
  return changeGroup(subject, mode, typed);
}

const newSpec = (change: ReturnType<typeof changing>) =>
  change.calls.flatMap((call) =>
    call.kind === 'patch'
      ? call.steps.flatMap((step) => ('value' in step && step.op !== 'test' ? [step.value] : []))
      : [],
  );

describe('changeGroup', () => {
  it.each<[string, object | undefined, InstallModeType, string, unknown]>([
    ['all namespaces: no list (OG-004)', { targetNamespaces: ['x'] }, 'AllNamespaces', '', {}],
    ['its own', {}, 'OwnNamespace', '', { targetNamespaces: ['team-a'] }],
    ['another', {}, 'SingleNamespace', 'team-b', { targetNamespaces: ['team-b'] }],
    ['several', {}, 'MultiNamespace', 'b, c b', { targetNamespaces: ['b', 'c'] }],
    [
      'keeps an empty list, and drops a selector (OG-003)',
      { selector: { matchLabels: { a: 'b' } }, serviceAccountName: 'installer' },
      'SingleNamespace',
      'team-b',
      { serviceAccountName: 'installer', targetNamespaces: ['team-b'] },
    ],
  ])('%s', (_, spec, mode, typed, expected) => {
    const change = changing(spec === undefined ? {} : { spec }, mode, typed);
    expect(newSpec(change)).toEqual([expected]);
  });

  it.each<[string, InstallModeType, string]>([
    ['no namespace is entered', 'SingleNamespace', ''],
    ['it is its own', 'SingleNamespace', 'team-a'],
    ['one is selected instead of several', 'MultiNamespace', 'team-b'],
    ['it is already selected', 'OwnNamespace', ''],
  ])('sends nothing while %s', (_, mode, typed) => {
    expect(changing({}, mode, typed).calls).toEqual([]);
  });

  it('rejects overwriting a change of another user', () => {
    const spec = { targetNamespaces: ['team-a'], serviceAccountName: 'x' };
    const [call] = changing({ spec }, 'AllNamespaces').calls;
    expect(call).toMatchObject({ steps: [{ op: 'test', path: '/spec', value: spec }, {}] });
  });

  it('names the other Operators, and whether they continue to work (OG-034)', () => {
    expect(changing({}, 'AllNamespaces').groupMembers).toEqual([
      { name: 'ink.v1', isSupported: false },
    ]);
    expect(changing({}, 'OwnNamespace').groupMembers).toEqual([]);
  });
});

it.each<[string, Parameters<typeof changeableGroup>[0]]>([
  ['the OperatorGroup does not exist', { operatorGroups: [], namespaceCsvs: [aCsv()] }],
  ['the CSV could not be read', { operatorGroups: [anOperatorGroup()], namespaceCsvs: null }],
  [
    'it supports no mode',
    { operatorGroups: [anOperatorGroup()], namespaceCsvs: [aCsv({ spec: modes() })] },
  ],
])('nothing can be changed: %s', (_, facts) => {
  expect(changeableGroup(facts, remedy)).toBeNull();
});

it('reads no mode from other values than a list', () => {
  const csv = { ...aCsv(), spec: JSON.parse('{"installModes": {"type": "OwnNamespace"}}') };
  expect(supportedModes(csv)).toEqual([]);
});
