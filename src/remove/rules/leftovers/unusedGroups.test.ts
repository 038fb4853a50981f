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
    ['which had Operators', unused, { operatorGroups }],
    ['which may never have had one', unused, { operatorGroups: [aGroup()] }],
    ['the only one that could be read', unused, { operatorGroups }, ['team-a']],
    ['but a CSV', [], { operatorGroups, csvs: [aCsv()] }],
    ['but a Subscription that waits', [], { operatorGroups, subscriptions: [aSubscription()] }],
    ['but an InstallPlan', [], { operatorGroups, installPlans: [anInstallPlan()] }],
    [
      'made a moment ago',
      [],
      { operatorGroups: [aGroup({ creationTimestamp: '2026-11-21T11:55:00Z' })] },
    ],
    ['that does not say when it was made', [], { operatorGroups: [anOperatorGroup()] }],
    ['of OpenShift', [], { operatorGroups: [aGroup({ namespace: 'openshift-operators' })] }],
    ['of Kubernetes', [], { operatorGroups: [aGroup({ namespace: 'kube-system' })] }],
    ['that OLM comes with', [], { operatorGroups: [aGroup({ name: 'global-operators' })] }],
    [
      'made a moment ago for an Operator that is gone already',
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
    ['in a namespace that is going away', [], { operatorGroups, namespaces: [aHeldNamespace({})] }],
    ['that something owns', [], { operatorGroups: [aGroup(ownedBy('Hub', 'x/v1'))] }],
    ['where CSVs could not be read', [], { operatorGroups, csvs: null }],
    ['where Subscriptions could not be read', [], { operatorGroups, subscriptions: null }],
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
