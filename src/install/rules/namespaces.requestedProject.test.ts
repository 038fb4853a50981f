import { expect, it } from 'vitest';
import type { Metadata } from '~/kube/models/meta';
import { namespaceModel } from '~/kube/models/namespace';
import { requestedFor } from './namespaces';
import { CREATED_BY_INSTALL } from '~/olm/namespaces/submitMark';

const install = { namespace: 'team-a', packageName: 'quill' };
const TEAM_A = { name: 'team-a', uid: 'uid-1' };

it.each<[string, Metadata, readonly string[], boolean]>([
  ['is the one in the response', TEAM_A, ['uid-0', 'uid-1'], true],
  ['has the same name but was re-created', TEAM_A, ['uid-0'], false],
  ['has no uid', { name: 'team-a' }, [''], false],
  ['is the namespace of another installation', { ...TEAM_A, name: 'b' }, ['uid-1'], false],
  ['is terminating', { ...TEAM_A, deletionTimestamp: '2026-01-01T00:00:00Z' }, ['uid-1'], false],
  [
    'has the mark, which identifies it',
    { ...TEAM_A, annotations: { [CREATED_BY_INSTALL]: 'quill' } },
    ['uid-1'],
    false,
  ],
])('a requested project %s', (_, metadata, uids, expected) => {
  const found = requestedFor(install, [{ model: namespaceModel, metadata }], uids);
  expect(found.map(({ model }) => model.kind)).toEqual(expected ? ['Project'] : []);
});
