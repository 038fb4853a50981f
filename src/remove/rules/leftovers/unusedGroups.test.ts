import { describe, expect, it } from 'vitest';
import { aCsv, anInstallPlan, anOperatorGroup, aSubscription } from '~/test/builders';
import { aHeldNamespace, anObject, ownedBy } from '~/test/leftoverObjects';
import { type RawObjects, aScannedCluster } from '~/test/scannedCluster';
import { leftoversIn } from './leftoversIn';

const kindsIn = (raw: RawObjects, namespaces?: readonly string[]) =>
  leftoversIn(aScannedCluster(raw, namespaces)).map(({ kind }) => kind);

describe('OperatorGroups of namespaces without Operators (UN-021)', () => {
  const operatorGroups = [aGroup({ annotations: { 'olm.providedAPIs': '' } })];
  const unused = ['unused-operator-group'];

  it.each<[string, readonly string[], RawObjects, (readonly string[])?]>([
    ['one that had Operators', unused, { operatorGroups }],
    ['one that might never have had Operators', unused, { operatorGroups: [aGroup()] }],
    ['the only one that could be read', unused, { operatorGroups }, ['team-a']],
    ['one with a CSV', [], { operatorGroups, csvs: [aCsv()] }],
    ['one with a pending Subscription', [], { operatorGroups, subscriptions: [aSubscription()] }],
    ['one with an InstallPlan', [], { operatorGroups, installPlans: [anInstallPlan()] }],
    ['a new one', [], { operatorGroups: [aGroup({ creationTimestamp: '2026-11-21T11:55:00Z' })] }],
    ['one without a creation time', [], { operatorGroups: [anOperatorGroup()] }],
    ['of OpenShift', [], { operatorGroups: [aGroup({ namespace: 'openshift-operators' })] }],
    ['of Kubernetes', [], { operatorGroups: [aGroup({ namespace: 'kube-system' })] }],
    ['of OLM', [], { operatorGroups: [aGroup({ name: 'global-operators' })] }],
    [
      'a new one of a deleted Operator',
      unused,
      {
        operatorGroups: [
          aGroup({
            creationTimestamp: '2026-11-21T11:55:00Z',
            annotations: { 'olm.providedAPIs': '' },
          }),
        ],
      },
    ],
    ['in a terminating namespace', [], { operatorGroups, namespaces: [aHeldNamespace({})] }],
    ['one with an owner', [], { operatorGroups: [aGroup(ownedBy('Hub', 'x/v1'))] }],
    ['if CSVs could not be read', [], { operatorGroups, csvs: null }],
    ['if Subscriptions could not be read', [], { operatorGroups, subscriptions: null }],
  ])('%s: %j', (_, expected, raw, namespaces) => {
    expect(kindsIn(raw, namespaces)).toEqual(expected);
  });

  it.each([
    ['olm', operatorGroups],
    ['unknown', [aGroup()]],
  ])('are of origin %s', (origin, groups) => {
    expect(leftoversIn(aScannedCluster({ operatorGroups: groups }))[0]?.origin).toBe(origin);
  });
});

function aGroup(metadata: Readonly<Record<string, unknown>> = {}) {
  return anObject({ name: 'og', namespace: 'team-a', ...metadata });
}
