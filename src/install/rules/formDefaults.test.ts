import { describe, expect, it } from 'vitest';
import { aSubscription, anOperatorGroup } from '~/test/builders';
import { aClusterState, aPackage, supporting } from '~/test/installBuilders';
import { formOf } from './formDefaults';

const globalGroup = anOperatorGroup({
  name: 'global-operators',
  namespace: 'openshift-operators',
  spec: {},
});

describe('the default channel and version', () => {
  it('are the default channel and its head (IN-014, IN-015)', () => {
    const form = formOf({}, aPackage({ name: 'fast', versions: ['2.0.0'] }, {}), aClusterState());
    expect(form).toMatchObject({ channel: 'stable', version: '1.1.0' });
  });

  it('follow the selected channel', () => {
    const offered = aPackage({}, { name: 'fast', versions: ['2.0.0'] });
    expect(formOf({ channel: 'fast' }, offered, aClusterState()).version).toBe('2.0.0');
  });

  it('keep a channel from an old link, so that the page can report it as missing (SU-044)', () => {
    const form = formOf({ channel: 'gone' }, aPackage(), aClusterState());
    expect(form).toMatchObject({ channel: 'gone', version: '', mode: 'AllNamespaces' });
  });
});

describe('the default mode', () => {
  it.each([
    ['all namespaces where supported (IN-002)', ['OwnNamespace', 'AllNamespaces'], 'AllNamespaces'],
    ['its own namespace otherwise', ['SingleNamespace', 'OwnNamespace'], 'OwnNamespace'],
    ['one other namespace if nothing else is supported', ['SingleNamespace'], 'SingleNamespace'],
    ['several if nothing else is supported', ['MultiNamespace'], 'MultiNamespace'],
  ])('is %s', (_, modes, expected) => {
    expect(formOf({}, aPackage(supporting(...modes)), aClusterState()).mode).toBe(expected);
  });

  it('is that of the OperatorGroup of the selected namespace (IN-008, IN-022)', () => {
    const facts = aClusterState({ operatorGroups: [anOperatorGroup(), globalGroup] });
    expect(formOf({ namespace: 'team-a' }, aPackage(), facts).mode).toBe('OwnNamespace');
  });

  it('comes from the selected channel, not from the default one (IN-004)', () => {
    const offered = aPackage({}, { name: 'fast', ...supporting('OwnNamespace') });
    expect(formOf({ channel: 'fast' }, offered, aClusterState()).mode).toBe('OwnNamespace');
  });
});

describe('the default namespace', () => {
  const elsewhere = { ...globalGroup, metadata: { ...globalGroup.metadata, namespace: 'olm' } };
  const suggesting = aPackage({
    annotations: { 'operatorframework.io/suggested-namespace': 'inkwell' },
  });

  it.each([
    ['openshift-operators for all namespaces (IN-002)', 'AllNamespaces', {}, 'openshift-operators'],
    ['operators on Kubernetes', 'AllNamespaces', { areProjects: false }, 'operators'],
    [
      'the namespace of global-operators (IN-007)',
      'AllNamespaces',
      { operatorGroups: [elsewhere] },
      'olm',
    ],
    ['the selected project for one', 'OwnNamespace', { scope: 'team-a' }, 'team-a'],
    ['a new one if all projects are selected', 'OwnNamespace', {}, 'quill'],
    [
      'never the global one for one namespace',
      'OwnNamespace',
      { scope: 'openshift-operators' },
      '',
    ],
    ['nor in the global namespace', 'OwnNamespace', { areProjects: false, scope: 'operators' }, ''],
  ] as const)('is %s', (_, mode, facts, expected) => {
    expect(formOf({ mode }, aPackage(), aClusterState(facts)).namespace).toBe(expected);
  });

  it.each(['AllNamespaces', 'OwnNamespace'] as const)(
    'is the author’s suggestion, also for %s (IN-023, IN-027)',
    (mode) => {
      expect(formOf({ mode }, suggesting, aClusterState()).namespace).toBe('inkwell');
    },
  );

  it('is replaced by a selection', () => {
    expect(formOf({ namespace: 'mine' }, suggesting, aClusterState()).namespace).toBe('mine');
  });
});

describe('the default targets', () => {
  const tenant = anOperatorGroup({ namespace: 'ops', spec: { targetNamespaces: ['team-a'] } });

  it.each([
    ['the namespaces of the OperatorGroup (IN-022)', { operatorGroups: [tenant] }, ['team-a']],
    ['the selected project', { scope: 'team-a' }, ['team-a']],
    ['none without either', {}, []],
    ['never the namespace itself', { scope: 'ops' }, []],
  ])('are %s', (_, facts, expected) => {
    const choices = { mode: 'SingleNamespace', namespace: 'ops' } as const;
    expect(formOf(choices, aPackage(), aClusterState(facts)).targets).toEqual(expected);
  });
});

describe('the default approval', () => {
  const sibling = aSubscription({ name: 'basalt' });
  const manual = {
    ...sibling,
    spec: {
      name: 'basalt',
      source: 'community-operators',
      sourceNamespace: 'openshift-marketplace',
      installPlanApproval: 'Manual',
    },
  } as const;

  it.each([
    ['Automatic for the head (IN-016)', {}, [], 'Automatic'],
    ['Manual for an older version (IN-016, SU-032)', { version: '1.0.0' }, [], 'Manual'],
    ['Manual if another one is Manual (IN-019)', { namespace: 'team-a' }, [manual], 'Manual'],
    ['Automatic if the others are', { namespace: 'team-a' }, [sibling], 'Automatic'],
    ['Automatic if Manual is in another namespace', { namespace: 'team-b' }, [manual], 'Automatic'],
  ])('is %s', (_, choices, subscriptions, expected) => {
    const facts = aClusterState({ subscriptions });
    expect(formOf(choices, aPackage(), facts).approval).toBe(expected);
  });
});
