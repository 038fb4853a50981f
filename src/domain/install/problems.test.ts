import { describe, expect, it } from 'vitest';
import { aSubscription, anOperatorGroup } from '~/test/builders';
import { aClusterState, aForm, aNamespace, aPackage, supporting } from '~/test/installBuilders';
import type { InstallForm } from './form';
import { problemsOf } from './problems';

const everyMode = aPackage(
  supporting('AllNamespaces', 'OwnNamespace', 'SingleNamespace', 'MultiNamespace'),
);

function kinds(form: Partial<InstallForm>, facts = {}, offered = everyMode): readonly string[] {
  return problemsOf(aForm(form), offered, aClusterState(facts)).map(({ kind }) => kind);
}

it('has nothing against a plain installation', () => {
  expect(kinds({}, { operatorGroups: [anOperatorGroup()] })).toEqual([]);
});

describe('what the catalog offers', () => {
  it.each([
    ['a channel that is gone (SU-044)', { channel: 'gone' }, 'channel-unknown'],
    [
      'a version that is gone (IN-017)',
      { version: '0.1.0', approval: 'Manual' },
      'version-unknown',
    ],
  ] as const)('names %s', (_, form, expected) => {
    expect(kinds(form)).toContain(expected);
  });

  it('names a mode that the CSV does not list (IN-006)', () => {
    expect(kinds({}, {}, aPackage(supporting('AllNamespaces')))).toContain('mode-unsupported');
  });

  it('says every deprecation by itself, and none is an error (SU-013)', () => {
    const offered = { ...aPackage({}), deprecation: 'package' };
    expect(problemsOf(aForm(), offered, aClusterState())).toEqual([
      { severity: 'warning', kind: 'deprecated', message: 'package', object: null, fixes: [] },
    ]);
  });
});

describe('the namespace', () => {
  it.each([
    ['is missing', '', 'namespace-missing'],
    ['is no name', 'Team A', 'namespace-invalid'],
    ['ends with a hyphen', 'team-', 'namespace-invalid'],
    ['is too long', 'a'.repeat(64), 'namespace-invalid'],
    ['is being deleted (IN-043)', 'going', 'namespace-terminating'],
    ['belongs to the platform (IN-050)', 'kube-system', 'namespace-privileged'],
  ])('%s', (_, namespace, expected) => {
    const namespaces = [aNamespace('going', 'Terminating'), aNamespace('kube-system')];
    expect(kinds({ namespace }, { namespaces })).toContain(expected);
  });

  it.each(['a', 'a'.repeat(63), 'team-1'])('may be %s', (namespace) => {
    expect(kinds({ namespace })).toEqual([]);
  });
});

describe('the watched namespaces (IN-005)', () => {
  it.each([
    ['one must be chosen', 'SingleNamespace', [], 'target-missing'],
    ['one may not be its own', 'SingleNamespace', ['team-a'], 'target-is-own'],
    ['several are two at least', 'MultiNamespace', ['team-b'], 'targets-too-few'],
    ['one that does not exist is said', 'SingleNamespace', ['ghost'], 'target-not-found'],
  ] as const)('%s', (_, mode, targets, expected) => {
    expect(kinds({ mode, targets })).toContain(expected);
  });

  it('may include its own only where OwnNamespace is supported too', () => {
    const form = { mode: 'MultiNamespace', targets: ['team-a', 'openshift-operators'] } as const;
    expect(kinds(form)).toEqual(['targets-discouraged']);
    expect(kinds(form, {}, aPackage(supporting('MultiNamespace')))).toEqual([
      'own-target-unsupported',
      'targets-discouraged',
    ]);
  });
});

describe('the OperatorGroup', () => {
  const global = anOperatorGroup({ spec: {} });
  const nowhere = anOperatorGroup({
    spec: { selector: { matchLabels: { team: 'x' } } },
    status: { namespaces: [] },
  });

  it.each([
    [
      'more than one (OG-007)',
      [anOperatorGroup(), anOperatorGroup({ name: 'b' })],
      'several-operator-groups',
    ],
    ['one for all namespaces (OG-008)', [global], 'operator-group-mismatch'],
    ['one whose selector matches nothing', [nowhere], 'group-selects-nothing'],
  ])('of the namespace may not be %s', (_, operatorGroups, expected) => {
    expect(kinds({}, { operatorGroups })).toEqual([expected]);
  });

  it('fits when it selects the same namespaces in another order (IN-022)', () => {
    const operatorGroups = [anOperatorGroup({ spec: { targetNamespaces: ['y', 'x'] } })];
    const namespaces = ['team-a', 'x', 'y'].map((name) => aNamespace(name));
    const form = { mode: 'MultiNamespace', targets: ['x', 'y'] } as const;
    expect(kinds(form, { operatorGroups, namespaces })).toEqual(['targets-discouraged']);
  });
});

describe('Subscriptions that are there already', () => {
  it.each([
    ['here (IN-039)', 'team-a', 'already-subscribed'],
    ['elsewhere (IN-040)', 'team-b', 'subscribed-elsewhere'],
  ])('of the same package %s', (_, namespace, expected) => {
    const mine = aSubscription({ name: 'my-quill', namespace });
    const subscriptions = [
      { ...mine, spec: { name: 'quill', source: 'other', sourceNamespace: 'olm' } },
    ];
    expect(kinds({}, { subscriptions })).toEqual([expected]);
  });

  it.each([
    ['Automatic beside Manual ones (IN-019)', 'Automatic', 'Manual', 'held-by-others'],
    ['Manual beside others (IN-018)', 'Manual', 'Automatic', 'shared-approval'],
  ] as const)('%s', (_, approval, installPlanApproval, expected) => {
    const other = aSubscription({ name: 'basalt' });
    const subscriptions = [
      {
        ...other,
        spec: { name: 'basalt', source: 's', sourceNamespace: 'n', installPlanApproval },
      },
    ];
    expect(kinds({ approval }, { subscriptions })).toEqual([expected]);
  });

  it('warns that Automatic does not hold an older version (IN-016)', () => {
    expect(kinds({ version: '1.0.0', approval: 'Automatic' })).toEqual(['not-held']);
  });
});

it('puts errors before warnings', () => {
  const severities = problemsOf(
    aForm({ version: '1.0.0', namespace: '' }),
    everyMode,
    aClusterState(),
  ).map(({ severity }) => severity);
  expect(severities).toEqual(['error', 'warning']);
});
