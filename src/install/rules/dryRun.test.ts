import { danger } from '~/olm/finding';
import { expect, it } from 'vitest';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import { dryRunnable, dryRunObstacle, unpredicted } from './dryRun';
import type { InstallFinding } from '~/install/rules/findings/installFinding';
import type { ClusterFacts } from './form';
import { plannedObjects } from './plannedObjects';

function planned(namespace: string, facts: Partial<ClusterFacts> = {}) {
  return plannedObjects(aForm({ namespace }), aPackage(), aClusterState(facts));
}

it.each([
  ['an existing namespace', planned('team-a'), ['OperatorGroup', 'Subscription']],
  ['a new one: only the namespace', planned('new'), ['Namespace']],
  ['a new project: nothing', planned('new', { newNamespaceKind: 'ProjectRequest' }), []],
  ['none yet: nothing', planned(''), []],
])('asks the server about %s', (_, objects, expected) => {
  expect(dryRunnable(objects).map(({ kind }) => kind)).toEqual(expected);
});

it.each([
  ['new-namespace', planned('new')],
  ['project-request', planned('new', { newNamespaceKind: 'ProjectRequest' })],
])('reports that the dry run is not possible: %s', (because, objects) => {
  const reasons = objects.flatMap((object) => dryRunObstacle(object, objects) ?? []);
  expect(reasons).toContainEqual({ kind: 'impossible', because });
});

const quota = (resource: string): InstallFinding =>
  danger({ kind: 'quota-refuses', quota: 'few', isShared: false, resource, hard: '1' });
const subscribed = (subscription: string): InstallFinding =>
  danger({ kind: 'already-subscribed', subscription, namespace: 'team-a' });

it.each<readonly [string, InstallFinding, readonly string[]]>([
  ['its name exists', subscribed('quill'), ['OperatorGroup']],
  ['another name exists', subscribed('pen'), ['OperatorGroup', 'Subscription']],
  ['the quota is exhausted', quota('count/subscriptions.operators.coreos.com'), ['OperatorGroup']],
  [
    'the quota of other resources is exhausted',
    quota('count/installplans.operators.coreos.com'),
    ['OperatorGroup', 'Subscription'],
  ],
])('excludes requests that would be rejected: %s', (_, found, expected) => {
  const created = dryRunnable(planned('team-a'));
  expect(unpredicted(created, [found]).map(({ kind }) => kind)).toEqual(expected);
});
