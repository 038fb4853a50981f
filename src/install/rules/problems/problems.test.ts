import { expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { aClusterState, aForm, aNamespace, aPackage } from '~/test/installBuilders';
import { problemsOf } from './problems';

const found = (...[form, facts]: readonly [Parameters<typeof aForm>[0], object?]) =>
  problemsOf(aForm(form), aPackage(), aClusterState(facts));

it('reports nothing for a plain installation', () => {
  expect(found({}, { operatorGroups: [anOperatorGroup()] })).toEqual([]);
});

it('puts errors before warnings', () => {
  const severities = found({ version: '1.0.0', namespace: '' }).map(({ severity }) => severity);
  expect(severities).toEqual(['error', 'warning']);
});

it.each([
  [
    'the unsupported OperatorGroup',
    {},
    { operatorGroups: [anOperatorGroup({ name: 'all', spec: {} })] },
    { kind: 'OperatorGroup', name: 'all', namespace: 'team-a' },
  ],
  [
    'the terminating namespace',
    {},
    { namespaces: [aNamespace('team-a', 'Terminating')] },
    { kind: 'Namespace', name: 'team-a', namespace: null },
  ],
  [
    'the missing ServiceAccount, without a link',
    { serviceAccount: 'gone' },
    { serviceAccounts: ['default'] },
    { kind: 'ServiceAccount', name: 'gone', namespace: 'team-a', isMissing: true },
  ],
  [
    'a namespace that the user cannot view, without a link',
    { namespace: 'kube-system' },
    { seesAllNamespaces: false },
    { kind: 'Namespace', name: 'kube-system', namespace: null, isMissing: true },
  ],
])('names the object of a finding: %s', (_, form, facts, expected) => {
  const [first] = found(form, facts);
  const { kind, ...object } = expected;
  expect(first?.object).toMatchObject({ ...object, model: { kind } });
});

it('refers to the form if it does not refer to the cluster', () => {
  expect(found({ namespace: '' })[0]?.object).toBeNull();
});
