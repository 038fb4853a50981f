import { describe, expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { aNamespace, aPackage, supporting } from '~/test/installBuilders';
import { type Case, EVERY_MODE, defaulted, described } from '~/test/installMatrix';

type Row = readonly [what: string, given: Case, expected: readonly string[]];

const labeled = (name: string, labels: Readonly<Record<string, string>>) => ({
  metadata: { name, labels },
  status: { phase: 'Active' },
});
const globalGroup = anOperatorGroup({
  name: 'global-operators',
  namespace: 'openshift-operators',
  spec: {},
});
/**
 * A project administrator, who can view some projects and request others, and cannot install in those of the platform
 * (IN-052).
 */
const projectUser = {
  namespaces: [aNamespace('team-a')],
  seesAllNamespaces: false,
  newNamespaceKind: 'ProjectRequest',
  mayUseGlobal: false,
  operatorGroups: null,
} as const;

describe('the namespace', () => {
  it.each<Row>([
    ['existing', {}, []],
    [
      'none, all projects selected',
      { form: { namespace: '' } },
      ['danger namespace-missing → namespace=quill'],
    ],
    [
      'none, one project selected',
      { form: { namespace: '' }, facts: { scope: 'team-a' } },
      ['danger namespace-missing → namespace=team-a | namespace=quill'],
    ],
    [
      'capitals (RFC 1123)',
      { form: { namespace: 'Team' } },
      ['danger namespace-invalid → namespace=quill'],
    ],
    [
      'a dot, which a label cannot contain',
      { form: { namespace: 'a.b' } },
      ['danger namespace-invalid → namespace=quill'],
    ],
    [
      'a hyphen in front',
      { form: { namespace: '-a' } },
      ['danger namespace-invalid → namespace=quill'],
    ],
    [
      'letters of another alphabet',
      { form: { namespace: 'tëam' } },
      ['danger namespace-invalid → namespace=quill'],
    ],
    [
      '64 letters',
      { form: { namespace: 'a'.repeat(64) } },
      ['danger namespace-invalid → namespace=quill'],
    ],
    ['63 letters', { form: { namespace: 'a'.repeat(63) } }, []],
    ['digits only', { form: { namespace: '123' } }, []],
    [
      'being deleted (IN-043)',
      { facts: { namespaces: [aNamespace('team-a', 'Terminating')] } },
      ['danger namespace-terminating → namespace=quill'],
    ],
    [
      'default (IN-050)',
      { form: { namespace: 'default' } },
      ['warning namespace-privileged → namespace=quill'],
    ],
    [
      'of run-level 1 (IN-050)',
      { facts: { namespaces: [labeled('team-a', { 'openshift.io/run-level': '1' })] } },
      ['warning namespace-privileged → namespace=quill'],
    ],
    [
      'of run-level 9',
      { facts: { namespaces: [labeled('team-a', { 'openshift.io/run-level': '9' })] } },
      [],
    ],
    ['none readable', { facts: { namespaces: null } }, []],
  ])('%s', (_, given, expected) => {
    expect(described(given)).toEqual(expected);
  });
});

describe('a project user', () => {
  it.each<Row>([
    ['installs in a project', {}, []],
    ['can request another one', { form: { namespace: 'team-new' } }, []],
    [
      'not one with a reserved name',
      { form: { namespace: 'openshift-quill' } },
      ['danger namespace-reserved → namespace=team-a'],
    ],
    [
      'nor with kube-',
      { form: { namespace: 'kube-quill' } },
      ['danger namespace-reserved → namespace=team-a'],
    ],
    [
      'nor with kubernetes-',
      { form: { namespace: 'kubernetes-quill' } },
      ['danger namespace-reserved → namespace=team-a'],
    ],
    [
      'cannot install for all (IN-052)',
      { form: { mode: 'AllNamespaces', namespace: 'openshift-operators' } },
      ['danger global-not-allowed → mode=OwnNamespace namespace=team-a'],
    ],
    [
      'has no option for an Operator that supports only all namespaces',
      {
        offered: aPackage(supporting('AllNamespaces')),
        form: { mode: 'AllNamespaces', namespace: 'openshift-operators' },
      },
      ['danger global-not-allowed'],
    ],
  ])('%s', (_, { facts, ...given }, expected) => {
    expect(described({ ...given, facts: { ...projectUser, scope: 'team-a', ...facts } })).toEqual(
      expected,
    );
  });

  it('sees a reserved project that is one of the user’s own', () => {
    const namespaces = [aNamespace('openshift-mine')];
    expect(
      described({ form: { namespace: 'openshift-mine' }, facts: { ...projectUser, namespaces } }),
    ).toEqual([]);
  });
});

describe('the defaults', () => {
  const suggesting = aPackage({
    ...supporting(...EVERY_MODE),
    annotations: { 'operatorframework.io/suggested-namespace': 'openshift-quill' },
  });
  it.each([
    [
      'an administrator: all namespaces (IN-002)',
      { facts: { operatorGroups: [globalGroup] } },
      'AllNamespaces in openshift-operators, Automatic',
    ],
    [
      'an administrator in a project: the same',
      { facts: { operatorGroups: [globalGroup], scope: 'team-a' } },
      'AllNamespaces in openshift-operators, Automatic',
    ],
    [
      'unknown permissions: the same',
      { facts: { mayUseGlobal: null } },
      'AllNamespaces in openshift-operators, Automatic',
    ],
    [
      'a project user in a project: that project',
      { facts: { ...projectUser, scope: 'team-a' } },
      'OwnNamespace in team-a, Automatic',
    ],
    [
      'a project user with one project: that one',
      { facts: projectUser },
      'OwnNamespace in team-a, Automatic',
    ],
    [
      'a project user with several: none',
      { facts: { ...projectUser, namespaces: [aNamespace('a'), aNamespace('b')] } },
      'OwnNamespace in , Automatic',
    ],
    [
      'a project user without permission for the suggestion',
      { offered: suggesting, facts: { ...projectUser, scope: 'team-a' } },
      'OwnNamespace in team-a, Automatic',
    ],
    [
      'a project user, a suggestion of the user’s own (IN-023)',
      {
        offered: suggesting,
        facts: { ...projectUser, namespaces: [aNamespace('openshift-quill')] },
      },
      'AllNamespaces in openshift-quill, Automatic',
    ],
    [
      'a project user, an Operator for all only',
      { offered: aPackage(supporting('AllNamespaces')), facts: projectUser },
      'AllNamespaces in openshift-operators, Automatic',
    ],
  ] as const)('of %s', (_, given, expected) => {
    expect(defaulted({}, given).text).toBe(expected);
  });
});
