import { expect, it } from 'vitest';
import { objectOf } from '~/olm/calls/clusterCall';
import { placementIn, type Team, teamCalls, undoCall } from './teamCalls';

const NOWHERE = { nodeSelector: '', tolerations: '' };
const TEAM: Team = {
  namespace: 'books',
  subject: null,
  canEdit: false,
  isScoped: false,
  limit: null,
  hasGroup: false,
  placement: NOWHERE,
};
const catalog = { name: 'community-operators', namespace: 'openshift-marketplace' };

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
  [
    { subject: { kind: 'User', name: 'ada' }, limit: { packages: ['quill'], catalog } },
    [
      'Namespace books',
      'OperatorGroup books-og',
      'Role operator-hub-ada-install',
      'RoleBinding operator-hub-ada-install',
      'ValidatingAdmissionPolicy operator-hub-ada-install-books',
      'ValidatingAdmissionPolicyBinding operator-hub-ada-install-books',
    ],
  ],
  [
    { canEdit: true, subject: { kind: 'User', name: 'ada' } },
    [
      'Namespace books',
      'OperatorGroup books-og',
      'Role operator-hub-ada-install',
      'RoleBinding operator-hub-ada-install',
      'RoleBinding operator-hub-ada-edit',
    ],
  ],
  [{ canEdit: true }, ['Namespace books', 'OperatorGroup books-og']],
  [{ limit: { packages: ['quill'], catalog } }, ['Namespace books', 'OperatorGroup books-og']],
  // Only the permissions, also if a ServiceAccount was selected before.
  [
    { hasGroup: true, isScoped: true, subject: { kind: 'Group', name: 'ada' } },
    ['Role operator-hub-ada-install', 'RoleBinding operator-hub-ada-install'],
  ],
  [{ hasGroup: true }, []],
  [{ hasGroup: true, placement: { ...NOWHERE, nodeSelector: 'a=b' } }, ['Namespace books']],
  [{ placement: { ...NOWHERE, nodeSelector: null } }, []],
  [{ placement: { ...NOWHERE, tolerations: null } }, []],
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

it('the namespace gets annotations only for a placement', () => {
  const [plain] = teamCalls(TEAM);
  expect(plain).toMatchObject({ manifest: { metadata: { name: 'books' } } });
  expect(JSON.stringify(plain)).not.toContain('annotations');
  const [placed] = teamCalls({
    ...TEAM,
    placement: placementIn('type=infra, region=', '[{"key":"a"}]'),
  });
  expect(placed).toMatchObject({
    manifest: {
      metadata: {
        annotations: {
          'openshift.io/node-selector': 'type=infra,region=',
          'scheduler.alpha.kubernetes.io/defaultTolerations': '[{"key":"a"}]',
        },
      },
    },
  });
});

it.each<[string, string, ReturnType<typeof placementIn>]>([
  ['', ' ', NOWHERE],
  ['infra', '', { ...NOWHERE, nodeSelector: null }],
  ['=a', '', { ...NOWHERE, nodeSelector: null }],
  ['a=b=c', '', { ...NOWHERE, nodeSelector: null }],
  ['', '{"key":"a"}', { ...NOWHERE, tolerations: null }],
  ['', '["a"]', { ...NOWHERE, tolerations: null }],
  ['', '[{}]', { ...NOWHERE, tolerations: null }],
  ['', '[', { ...NOWHERE, tolerations: null }],
  ['', '[]', { ...NOWHERE, tolerations: '[]' }],
])('the placement of %j and %j', (nodeSelector, tolerations, placement) => {
  expect(placementIn(nodeSelector, tolerations)).toEqual(placement);
});

it('only the created object is undone', () => {
  const [call] = teamCalls(TEAM);
  if (call === undefined) throw new Error('no call');
  expect(undoCall(call, { metadata: { name: 'books', uid: 'u' } })).toEqual({
    kind: 'delete',
    model: call.model,
    object: { name: 'books' },
    uid: 'u',
  });
});
