import { expect, test } from 'vitest';
import { createInProcessCluster } from '../../kube/inProcess';
import { roleCauses } from '../../kube/schema/builtin/rbac';
import type { KubeObject } from '../../kube/types';
import { createTestClock } from '../../kube/testClock';
import { ensureGroupRoles } from './groupRoles';

const group: KubeObject = {
  apiVersion: 'operators.coreos.com/v1',
  kind: 'OperatorGroup',
  metadata: { name: 'group', namespace: 'team-a', uid: 'uid-of-the-group' },
};

// ValidateClusterRole of kube-apiserver: an aggregation rule has at least one selector.
test.each([
  ['no API', []],
  ['an API', ['Widget.v1.example.com']],
])('the API server accepts the roles of a group with %s', (_, apis) => {
  const { client, stop } = createInProcessCluster({ clock: createTestClock() });
  ensureGroupRoles(client, group, apis);
  const roles = client
    .list('clusterroles.rbac.authorization.k8s.io')
    .filter(({ metadata }) => metadata.name.startsWith('olm.og.group.'));
  expect(roles).toHaveLength(3);
  expect(roles.flatMap(roleCauses)).toEqual([]);
  expect(roles.filter((role) => 'aggregationRule' in role)).toHaveLength(apis.length * 3);
  stop();
});
