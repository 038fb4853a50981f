import { describe, expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { neededToInstall, projectInstall } from './projectInstall';

const denied = neededToInstall('team-a');
const subscribe = denied.slice(0, 1);
const group = denied.slice(1);
const own = anOperatorGroup();

describe('what a user can install into a project', () => {
  it.each([
    [
      'all with permissions, without a group',
      [],
      [],
      { missing: [], hasSeveralGroups: false, mode: null },
    ],
    [
      'what fits the group',
      [own],
      group,
      { missing: [], hasSeveralGroups: false, mode: 'OwnNamespace' },
    ],
    [
      'nothing without a group that the user cannot create',
      [],
      group,
      { missing: group, hasSeveralGroups: false, mode: null },
    ],
    [
      'nothing without permission to subscribe',
      [own],
      denied,
      { missing: subscribe, hasSeveralGroups: false, mode: null },
    ],
    [
      'unknown while the groups are',
      null,
      group,
      { missing: [], hasSeveralGroups: false, mode: null },
    ],
    [
      'nothing with two groups',
      [own, own],
      [],
      { missing: [], hasSeveralGroups: true, mode: null },
    ],
  ])('%s', (_, groups, permissions, expected) => {
    expect(projectInstall(groups, permissions)).toEqual(expected);
  });
});
