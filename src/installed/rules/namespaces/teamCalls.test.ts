import { expect, it } from 'vitest';
import { objectOf } from '~/olm/calls/clusterCall';
import { type Team, teamCalls } from './teamCalls';

const TEAM: Team = { namespace: 'books', subject: null, isScoped: false };

function named(team: Partial<Team>) {
  return teamCalls({ ...TEAM, ...team }).map((call) => `${call.model.kind} ${objectOf(call).name}`);
}

it.each<[Partial<Team>, readonly string[]]>([
  [{ namespace: '' }, []],
  [{}, ['Namespace books', 'OperatorGroup books-og']],
  [
    { isScoped: true, subject: { kind: 'Group', name: 'Book Team' } },
    [
      'Namespace books',
      'ServiceAccount operator-installer',
      'Role operator-installer',
      'RoleBinding operator-installer',
      'OperatorGroup books-og',
      'Role operator-hub-book-team-install',
      'RoleBinding operator-hub-book-team-install',
    ],
  ],
])('a team %j gets %j', (team, objects) => {
  expect(named(team)).toEqual(objects);
});

it('the OperatorGroup uses the new ServiceAccount and selects only its namespace', () => {
  const group = teamCalls({ ...TEAM, isScoped: true }).find(
    ({ model }) => model.kind === 'OperatorGroup',
  );
  expect(group).toMatchObject({
    manifest: { spec: { targetNamespaces: ['books'], serviceAccountName: 'operator-installer' } },
  });
});
