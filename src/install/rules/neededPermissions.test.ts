import { expect, it } from 'vitest';
import { aSubscription, anOperatorGroup } from '~/test/builders';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import type { ClusterFacts } from './form';
import { plannedObjects } from './plannedObjects';
import { approverPermissions, neededPermissions } from './neededPermissions';

it.each<[string, string, Partial<ClusterFacts>, readonly string[]]>([
  [
    'an empty namespace',
    'team-a',
    {},
    ['create operatorgroups in team-a', 'create subscriptions in team-a'],
  ],
  [
    'a namespace with an OperatorGroup: what a project admin has',
    'team-a',
    { operatorGroups: [anOperatorGroup()] },
    ['create subscriptions in team-a'],
  ],
  [
    'a new namespace',
    'new',
    {},
    ['create namespaces', 'create operatorgroups in new', 'create subscriptions in new'],
  ],
  [
    'a new project, whose admin the user becomes (IN-052)',
    'new',
    { newNamespaceKind: 'ProjectRequest' },
    ['create projectrequests', 'create operatorgroups in new'],
  ],
  ['a namespace that is not selected yet', '', {}, []],
])('requires permissions for %s', (_, namespace, facts, expected) => {
  const objects = plannedObjects(aForm({ namespace }), aPackage(), aClusterState(facts));
  const permissions = neededPermissions(objects).map(({ verb, resource, namespace: where }) =>
    [verb, resource, ...(where === undefined ? [] : ['in', where])].join(' '),
  );
  expect(permissions).toEqual(expected);
});

const manual = aSubscription({
  name: 'basalt',
  spec: { name: 'basalt', source: 's', sourceNamespace: 'n', installPlanApproval: 'Manual' },
});

it.each([
  ['Manual (IN-046)', aForm({ approval: 'Manual' }), {}, ['installplans']],
  ['Automatic', aForm(), {}, []],
  ['Automatic with a Manual one (IN-019)', aForm(), { subscriptions: [manual] }, ['installplans']],
  ['Manual without a namespace yet', aForm({ approval: 'Manual', namespace: '' }), {}, []],
] as const)('with %s, an approval is required or not', (_, form, facts, expected) => {
  const permissions = approverPermissions(form, aClusterState(facts));
  expect(permissions.map(({ resource }) => resource)).toEqual(expected);
});
