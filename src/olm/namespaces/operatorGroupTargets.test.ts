import { describe, expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { groupsIn, isSameTargets, modeOfGroup, targetsOf } from './operatorGroupTargets';

const selector = { matchLabels: { team: 'x' } };

describe('the namespaces that a group selects', () => {
  it.each([
    ['a list', { targetNamespaces: ['x'] }, [], ['x']],
    [
      'a list and a selector: the list wins (OG-003)',
      { targetNamespaces: ['x'], selector },
      ['y'],
      ['x'],
    ],
    ['neither: all (OG-004)', {}, [], ['']],
    ['an empty list and an empty selector: all', { targetNamespaces: [], selector: {} }, [], ['']],
    ['a selector without requirements: all', { selector: { matchLabels: {} } }, [], ['']],
    ['the same with expressions: all', { selector: { matchExpressions: [] } }, [], ['']],
    [
      'an expression: its matches',
      { selector: { matchExpressions: [{ key: 'team', operator: 'Exists' }] } },
      ['y'],
      ['y'],
    ],
    ['a selector: its matches (OG-006)', { selector }, ['y', 'z'], ['y', 'z']],
  ])('with %s', (_, spec, namespaces, expected) => {
    expect(targetsOf(anOperatorGroup({ spec, status: { namespaces } }))).toEqual(expected);
  });
});

describe('the install mode of an OperatorGroup (IN-005)', () => {
  it.each([
    [[], 'AllNamespaces'],
    [['team-a'], 'OwnNamespace'],
    [['team-b'], 'SingleNamespace'],
    [['team-a', 'team-b'], 'MultiNamespace'],
  ] as const)('with targets %j is %s', (targetNamespaces, expected) => {
    expect(modeOfGroup(anOperatorGroup({ spec: { targetNamespaces } }))).toBe(expected);
  });
});

it.each([
  [['a', 'b'], ['b', 'a'], true],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['a'], false],
  [[''], ['a'], false],
  [[], [], true],
])('%j and %j select the same: %s', (one, other, expected) => {
  expect(isSameTargets(one, other)).toBe(expected);
});

it('concludes nothing from unknown OperatorGroups', () => {
  expect(groupsIn('team-a', null)).toEqual([]);
});
