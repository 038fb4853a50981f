import { expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { aClusterState, aForm, aNamespace, aPackage } from '~/test/installBuilders';
import { installFindings } from './installFindings';

const found = (...[form, facts]: readonly [Parameters<typeof aForm>[0], object?]) =>
  installFindings(aForm(form), aPackage(), aClusterState(facts));

it('reports nothing for a plain installation', () => {
  expect(found({}, { operatorGroups: [anOperatorGroup()] })).toEqual([]);
});

it('puts errors before warnings', () => {
  const severities = found({ version: '1.0.0', namespace: '' }).map(({ severity }) => severity);
  expect(severities).toEqual(['danger', 'warning']);
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
])('names the object of a finding: %s', (_, form, facts, expected) => {
  const [first] = found(form, facts);
  const { kind, ...object } = expected;
  expect(first?.object).toMatchObject({ ...object, model: { kind } });
});

it.each([
  ['the form', { namespace: '' }, {}],
  ['a missing ServiceAccount', { serviceAccount: 'gone' }, { serviceAccounts: ['default'] }],
  ['an invisible namespace', { namespace: 'kube-system' }, { seesAllNamespaces: false }],
])('has no object to link to: %s', (_, form, facts) => {
  const [first] = found(form, facts);
  expect(first).toBeDefined();
  expect(first).not.toHaveProperty('object');
});
