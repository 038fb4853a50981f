import { expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { installationManifests, operatorObjects } from './yamlObjects';

it('lists loaded resources, without duplicates', () => {
  const facts = someFacts({
    subscription: aSubscription(),
    csvs: [aCsv(), aCsv({ name: 'quill.v1.1.0' })],
    plan: anInstallPlan(),
    operatorGroups: [anOperatorGroup()],
    conditions: null,
  });
  expect(operatorObjects(facts).map(({ id }) => id)).toEqual([
    'Subscription/quill',
    'ClusterServiceVersion/quill.v1.0.0',
    'ClusterServiceVersion/quill.v1.1.0',
    'InstallPlan/install-abcde',
    'OperatorGroup/team-a-og',
  ]);
});

it('contains the kind of each, and excludes managed fields', () => {
  const { metadata, spec } = aSubscription();
  const subscription = { metadata: { ...metadata, managedFields: [{}] }, ...(spec && { spec }) };
  const [first] = operatorObjects(someFacts({ subscription }));
  expect(first?.manifest).toEqual({
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    metadata,
    spec,
  });
});

it('exports user fields, without labels of OLM or of a GitOps tool', () => {
  const { metadata, spec } = aSubscription();
  const subscription = {
    metadata: { ...metadata, labels: { 'operators.coreos.com/quill.team-a': '' } },
    ...(spec && { spec }),
    status: {},
  };
  const facts = someFacts({ subscription, operatorGroups: [anOperatorGroup()] });
  const [namespace, group, last] = installationManifests(facts);
  expect(namespace).toMatchObject({ kind: 'Namespace', metadata: { name: 'team-a' } });
  expect(group).toMatchObject({ kind: 'OperatorGroup' });
  expect(last).toEqual({
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    metadata: { name: 'quill', namespace: 'team-a' },
    spec,
  });
  expect(installationManifests({ ...facts, subscription: null })).toEqual([]);
});

it('exports no namespace that the platform owns', () => {
  const facts = someFacts({ subscription: aSubscription(), operatorGroups: [] });
  const kinds = installationManifests({ ...facts, namespace: 'openshift-operators' });
  expect(kinds).toHaveLength(1);
});
