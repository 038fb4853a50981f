import { describe, expect, it } from 'vitest';
import { aCsv, anInstallPlan, aSubscription } from '~/test/builders';
import { aHeldNamespace, anObject, ownedBy } from '~/test/leftoverObjects';
import { type RawObjects, aScannedCluster } from '~/test/scannedCluster';
import { leftoversIn } from './leftoversIn';

const kindsIn = (raw: RawObjects, namespaces?: readonly string[]) =>
  leftoversIn(aScannedCluster(raw, namespaces)).map(({ kind }) => kind);

describe('OperatorGroups of namespaces without Operators (UN-021)', () => {
  const operatorGroups = [aUsed()];
  const unused = ['unused-operator-group'];

  it.each<[string, readonly string[], RawObjects, (readonly string[])?]>([
    ['one that had Operators', unused, { operatorGroups }],
    ['one that never had Operators', [], { operatorGroups: [aGroup()] }],
    [
      'one with a ServiceAccount',
      [],
      {
        operatorGroups: operatorGroups.map((one) => ({
          ...one,
          spec: { serviceAccountName: 'a' },
        })),
      },
    ],
    [
      'one with static APIs',
      [],
      {
        operatorGroups: operatorGroups.map((one) => ({
          ...one,
          spec: { staticProvidedAPIs: true },
        })),
      },
    ],
    ['the only one that could be read', unused, { operatorGroups }, ['team-a']],
    ['one with a CSV', [], { operatorGroups, csvs: [aCsv()] }],
    ['one with a pending Subscription', [], { operatorGroups, subscriptions: [aSubscription()] }],
    ['one with an InstallPlan', [], { operatorGroups, installPlans: [anInstallPlan()] }],
    ['of OpenShift', [], { operatorGroups: [aUsed({ namespace: 'openshift-operators' })] }],
    ['of Kubernetes', [], { operatorGroups: [aUsed({ namespace: 'kube-system' })] }],
    ['of OLM', [], { operatorGroups: [aUsed({ name: 'global-operators' })] }],
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
    ['one with an owner', [], { operatorGroups: [aUsed(ownedBy('Hub', 'x/v1'))] }],
    ['if CSVs could not be read', [], { operatorGroups, csvs: null }],
    ['if Subscriptions could not be read', [], { operatorGroups, subscriptions: null }],
  ])('%s: %j', (_, expected, raw, namespaces) => {
    expect(kindsIn(raw, namespaces)).toEqual(expected);
  });
});

function aGroup(metadata: Readonly<Record<string, unknown>> = {}) {
  return anObject({ name: 'og', namespace: 'team-a', ...metadata });
}

function aUsed(metadata: Readonly<Record<string, unknown>> = {}) {
  return aGroup({ ...metadata, annotations: { 'olm.providedAPIs': '' } });
}
