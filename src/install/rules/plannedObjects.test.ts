import { describe, expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import type { ClusterFacts, InstallForm } from './form';
import { isNewNamespace } from './namespaces';
import { plannedObjects } from './plannedObjects';

function objects(form: Partial<InstallForm> = {}, facts: Partial<ClusterFacts> = {}) {
  return plannedObjects(aForm(form), aPackage(), aClusterState(facts));
}

function outline(...given: Parameters<typeof objects>) {
  return objects(...given).map(({ action, kind, name }) => `${action} ${kind} ${name}`);
}

describe('resources of an installation, in order (IN-009, IN-051)', () => {
  it.each<[string, Partial<InstallForm>, Partial<ClusterFacts>, readonly string[]]>([
    [
      'an existing namespace',
      {},
      {},
      ['use Namespace team-a', 'create OperatorGroup team-a-og', 'create Subscription quill'],
    ],
    [
      'a namespace that has an OperatorGroup of any name (IN-008)',
      {},
      { operatorGroups: [anOperatorGroup({ name: 'abc-x7' })] },
      ['use Namespace team-a', 'use OperatorGroup abc-x7', 'create Subscription quill'],
    ],
    [
      'a namespace that is not selected yet',
      { namespace: '' },
      {},
      ['use Namespace ', 'create OperatorGroup ', 'create Subscription quill'],
    ],
    [
      'a new namespace',
      { namespace: 'new' },
      {},
      ['create Namespace new', 'create OperatorGroup new-og', 'create Subscription quill'],
    ],
    [
      'a new project for a user who can only request one',
      { namespace: 'new' },
      { newNamespaceKind: 'ProjectRequest', seesAllNamespaces: false },
      ['create ProjectRequest new', 'create OperatorGroup new-og', 'create Subscription quill'],
    ],
  ])('%s', (_, form, facts, expected) => {
    expect(outline(form, facts)).toEqual(expected);
  });
});

describe('the namespace', () => {
  it.each([
    ['listed', 'team-a', {}, false],
    ['not listed', 'new', {}, true],
    ['not selected yet', '', {}, false],
    ['unknown if none can be read', 'new', { namespaces: null }, false],
    ['not among the projects of the user', 'new', { seesAllNamespaces: false }, true],
    [
      'one of the platform, which a project user cannot view',
      'openshift-logging',
      { seesAllNamespaces: false },
      false,
    ],
  ])('%s is new or not', (_, namespace, facts, expected) => {
    expect(isNewNamespace(namespace, aClusterState(facts))).toBe(expected);
  });

  it('is created from the author’s template only under the template’s name (IN-024)', () => {
    const offered = aPackage({
      annotations: {
        'operatorframework.io/suggested-namespace-template':
          '{"metadata":{"name":"inkwell","annotations":{"openshift.io/node-selector":""}}}',
      },
    });
    const metadataFor = (namespace: string) =>
      plannedObjects(aForm({ namespace }), offered, aClusterState())[0]?.manifest.metadata;
    expect(metadataFor('inkwell')).toEqual({
      name: 'inkwell',
      annotations: { 'openshift.io/node-selector': '' },
    });
    expect(metadataFor('other')).toEqual({ name: 'other' });
  });
});

describe('the OperatorGroup (OG-004, IN-010)', () => {
  it.each([
    ['AllNamespaces', [], {}],
    ['OwnNamespace', [], { targetNamespaces: ['team-a'] }],
    ['SingleNamespace', ['x'], { targetNamespaces: ['x'] }],
    ['MultiNamespace', ['x', 'y'], { targetNamespaces: ['x', 'y'] }],
  ] as const)('for %s', (mode, targets, expected) => {
    expect(objects({ mode, targets })[1]?.manifest.spec).toEqual(expected);
  });
});

describe('the Subscription (IN-012)', () => {
  const spec = {
    channel: 'stable',
    name: 'quill',
    source: 'community-operators',
    sourceNamespace: 'openshift-marketplace',
    installPlanApproval: 'Automatic',
  };

  it('names package, channel and catalog, and no starting CSV for the head', () => {
    const manifest = objects()[2]?.manifest;
    expect(manifest?.metadata).toEqual({ name: 'quill', namespace: 'team-a' });
    expect(manifest?.spec).toEqual(spec);
  });

  it('names the starting CSV of another version (IN-015)', () => {
    expect(objects({ version: '1.0.0', approval: 'Manual' })[2]?.manifest.spec).toEqual({
      ...spec,
      installPlanApproval: 'Manual',
      startingCSV: 'quill.v1.0.0',
    });
  });
});
