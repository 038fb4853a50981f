import { describe, expect, it } from 'vitest';
import { ownedBy as labelsOf } from '~/olm/extensions/ownerLabels';
import { aCsv } from '~/test/builders';
import { anObject, ownedBy } from '~/test/leftoverObjects';
import { type RawObjects, SCANNED_AT, aScannedCluster } from '~/test/scannedCluster';
import { isChosenBeforehand } from './choice';
import { leftoversIn } from './leftoversIn';

const labels = labelsOf('store');
const definition = anObject({ name: 'stores.example.com', labels });
const deployment = anObject({ name: 'store', namespace: 'acme', labels });
const kindsIn = (raw: RawObjects, namespaces?: readonly string[]) =>
  leftoversIn(aScannedCluster(raw, namespaces)).map(({ kind }) => kind);

describe('resources of OLM v1 for a deleted extension', () => {
  it.each<[string, readonly string[], RawObjects, (readonly string[])?]>([
    ['an API', ['ownerless-definition'], { definitions: [definition] }],
    ['another resource', ['ownerless-extension-object'], { extensionObjects: [deployment] }],
    [
      'of an extension that exists',
      [],
      { definitions: [definition], extensions: [anObject({ name: 'store' })] },
    ],
    ['of an extension that cannot be read', [], { definitions: [definition], extensions: null }],
    [
      'of an extension that was not searched cluster-wide',
      [],
      { definitions: [definition] },
      ['acme'],
    ],
    [
      'that the garbage collector is deleting',
      [],
      {
        extensionObjects: [
          anObject({
            name: 'store',
            labels,
            ...ownedBy('ClusterExtension', 'olm.operatorframework.io/v1', 'store'),
          }),
        ],
      },
    ],
    [
      'in deletion',
      [],
      {
        extensionObjects: [
          anObject({ name: 'store', labels, deletionTimestamp: '2026-11-21T11:00:00Z' }),
        ],
      },
    ],
    ['without an owner', [], { extensionObjects: [anObject({ name: 'store' })] }],
    [
      'that a CSV of OLM v0 provides now',
      [],
      {
        definitions: [definition],
        csvs: [
          aCsv({
            spec: {
              customresourcedefinitions: {
                owned: [{ name: 'stores.example.com', kind: 'Store', version: 'v1' }],
              },
            },
          }),
        ],
      },
    ],
  ])('%s: %j', (_name, kinds, raw, namespaces) => {
    expect(kindsIn(raw, namespaces)).toEqual(kinds);
  });

  it('name their extension, and CRDs are not preselected because of their instances', () => {
    const found = leftoversIn(
      aScannedCluster({ definitions: [definition], extensionObjects: [deployment] }),
    );
    expect(found.map((one) => [one.evidence, one.origin, isChosenBeforehand(one)])).toEqual([
      [[{ kind: 'no-extension', name: 'store' }], 'olm', false],
      [[{ kind: 'no-extension', name: 'store' }], 'olm', true],
    ]);
  });
});

describe('a CRD in deletion', () => {
  const terminating = (
    seconds: number,
    finalizers = ['customresourcecleanup.apiextensions.k8s.io'],
  ) =>
    anObject({
      name: 'stores.example.com',
      labels,
      finalizers,
      deletionTimestamp: new Date(SCANNED_AT - seconds * 1000).toISOString(),
    });

  it.each([
    ['is blocked by its instances after a while', terminating(60), ['terminating-definition']],
    ['might be deleted soon', terminating(5), []],
    ['is blocked by something else', terminating(60, ['example.com/other']), []],
  ])('%s', (_name, object, kinds) => {
    expect(kindsIn({ definitions: [object] })).toEqual(kinds);
  });

  it('is not deleted again, and names its API, whose instances block it', () => {
    const [found] = leftoversIn(aScannedCluster({ definitions: [terminating(60)] }));
    expect(found).toMatchObject({
      cleanUp: { kind: 'none' },
      evidence: [{ kind: 'held-by', resources: [{ resource: 'stores.example.com' }] }],
    });
  });
});
