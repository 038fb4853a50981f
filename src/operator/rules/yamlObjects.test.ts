import { expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { operatorObjects } from './yamlObjects';

it('lists what could be read, each once', () => {
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

it('says what each is, and leaves out who wrote which field', () => {
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
