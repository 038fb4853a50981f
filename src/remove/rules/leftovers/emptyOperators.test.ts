import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription } from '~/test/builders';
import { aDefinition, anOperatorList } from '~/test/leftoverObjects';
import { type RawObjects, aScannedCluster } from '~/test/scannedCluster';
import { cleanUpSteps } from './cleanUpSteps';
import { leftoversIn } from './leftoversIn';

const kindsIn = (raw: RawObjects) => leftoversIn(aScannedCluster(raw)).map(({ kind }) => kind);

const definitions = [aDefinition()];
const label = { 'operators.coreos.com/quill.team-a': '' };

/** A package with a label that OLM truncates to the maximum of 63 characters. */
const LONG = 'a-package-with-quite-a-long-name-that-goes-on-and-on-and';
const CUT = `${LONG}.team-a-production`.slice(0, 63);

describe('Operator resources', () => {
  const ref = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    name: 'quills.example.com',
  };
  const role = { apiVersion: 'v1', kind: 'ServiceAccount', namespace: 'team-a', name: 'quill' };
  const list = 'empty-operator';

  it.each<[string, readonly string[], RawObjects]>([
    ['are empty', [list], { operators: [anOperatorList([])] }],
    [
      'contain only leftovers',
      ['ownerless-definition', list],
      { operators: [anOperatorList([ref])], definitions },
    ],
    [
      'contain remaining resources',
      ['ownerless-definition'],
      { operators: [anOperatorList([ref, role])], definitions },
    ],
    ['do not exist yet', [], { operators: [anOperatorList(null)] }],
    [
      'are of a package with a Subscription',
      [],
      { operators: [anOperatorList([])], subscriptions: [aSubscription()] },
    ],
    [
      'are of a package with a CSV',
      [],
      {
        operators: [anOperatorList([])],
        csvs: [aCsv({ labels: label })],
        subscriptions: [aSubscription({ status: { installedCSV: 'quill.v1.0.0' } })],
      },
    ],
    [
      'are of a package with a truncated name',
      [],
      {
        operators: [anOperatorList([], { name: CUT })],
        subscriptions: [aSubscription({ name: LONG, namespace: 'team-a-production' })],
      },
    ],
    ['might be of an unread package', [], { operators: [anOperatorList([])], subscriptions: null }],
    ['are in deletion', [], { operators: [anOperatorList([], { deletionTimestamp: 'x' })] }],
  ])('that %s: %j', (_, expected, raw) => {
    expect(kindsIn(raw)).toEqual(expected);
  });

  it('are deleted after their components, because OLM would re-create them (OLM issue 1932)', () => {
    const leftovers = leftoversIn(
      aScannedCluster({ operators: [anOperatorList([ref])], definitions }),
    );
    const [definition, operator] = leftovers;
    expect(operator?.after).toEqual([definition?.id]);
    expect(cleanUpSteps(leftovers.toReversed()).map(({ stage }) => stage)).toEqual([
      'definitions',
      'component-list',
    ]);
  });
});
