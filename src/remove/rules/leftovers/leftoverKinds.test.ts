import { describe, expect, it } from 'vitest';
import { recordOf } from '~/kube/json';
import { ownedBy } from '~/olm/extensions/ownerLabels';
import { aCsv } from '~/test/builders';
import {
  aConfiguration,
  aDefinition,
  aHeldNamespace,
  aWebhook,
  anApiService,
  anObject,
  anOperatorList,
  anRbacObject,
  anUnpackJob,
  convertedBy,
} from '~/test/leftoverObjects';
import { type RawObjects, leftoversOf } from '~/test/scannedCluster';
import { cleanUpSteps } from './cleanUp';
import { LEFTOVERS_BY_KIND, LEFTOVER_KINDS, type LeftoverKind } from './leftoverKinds';
import { OF_OWNERS, SCAN_NAMES, type ScanName } from './scannedCluster';

const ONE_OF: Readonly<Record<LeftoverKind, RawObjects>> = {
  'broken-webhook': { validatingWebhooks: [aConfiguration([aWebhook('w')])] },
  'broken-conversion': { definitions: [aDefinition({}, convertedBy('quill-convert'))] },
  'broken-api-service': { apiServices: [anApiService()] },
  'terminating-namespace': { namespaces: [aHeldNamespace({ NamespaceContentRemaining: 'x' })] },
  'terminating-definition': {
    definitions: [
      aDefinition({
        deletionTimestamp: '2026-11-21T11:00:00Z',
        finalizers: ['customresourcecleanup.apiextensions.k8s.io'],
      }),
    ],
  },
  'orphan-csv': { csvs: [aCsv({ labels: { 'operators.coreos.com/quill.team-a': '' } })] },
  'ownerless-definition': { definitions: [aDefinition()] },
  'empty-operator': { operators: [anOperatorList([])] },
  'orphaned-rbac': { roles: [anRbacObject({ namespace: 'team-a' })] },
  'ownerless-extension-object': {
    extensionObjects: [anObject({ name: 'store', labels: ownedBy('store') })],
  },
  'unpack-job': { jobs: [anUnpackJob()] },
  'unused-operator-group': {
    operatorGroups: [
      anObject({ name: 'og', namespace: 'team-a', annotations: { 'olm.providedAPIs': '' } }),
    ],
  },
};

describe.each(LEFTOVER_KINDS)('%s', (kind) => {
  const { reads, stage } = LEFTOVERS_BY_KIND[kind];
  const ofKind = (raw: RawObjects) => leftoversOf(raw).filter((one) => one.kind === kind);

  it('is found, and cleaned up in its stage', () => {
    const found = ofKind(ONE_OF[kind]);
    expect(found).toHaveLength(1);
    expect(cleanUpSteps(found).map((step) => step.stage)).toEqual(stage === null ? [] : [stage]);
  });

  it('is found again with the lists that are read before a clean-up', () => {
    const read = new Set<ScanName>([...OF_OWNERS, ...reads]);
    const others = SCAN_NAMES.filter((name) => !read.has(name));
    expect(ofKind({ ...ONE_OF[kind], ...recordOf(others, () => null) })).toHaveLength(1);
  });
});
