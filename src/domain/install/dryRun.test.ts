import { expect, it } from 'vitest';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import { askable, dryRunObstacle } from './dryRun';
import type { ClusterFacts } from './form';
import { plannedObjects } from './plannedObjects';

function planned(namespace: string, facts: Partial<ClusterFacts> = {}) {
  return plannedObjects(aForm({ namespace }), aPackage(), aClusterState(facts));
}

it.each([
  ['an existing namespace', planned('team-a'), ['OperatorGroup', 'Subscription']],
  ['a new one: only that itself', planned('new'), ['Namespace']],
  ['a new project: nothing', planned('new', { newNamespaceKind: 'ProjectRequest' }), []],
  ['none yet: nothing', planned(''), []],
])('asks the server about %s', (_, objects, expected) => {
  expect(askable(objects).map(({ kind }) => kind)).toEqual(expected);
});

it.each([
  ['new-namespace', planned('new')],
  ['project-request', planned('new', { newNamespaceKind: 'ProjectRequest' })],
])('says that it cannot be asked: %s', (because, objects) => {
  const reasons = objects.flatMap((object) => dryRunObstacle(object, objects) ?? []);
  expect(reasons).toContainEqual({ kind: 'impossible', because });
});
