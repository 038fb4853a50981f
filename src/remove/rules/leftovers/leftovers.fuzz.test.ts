import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { componentOf, randomCluster } from '~/test/randomCluster';
import { type RawObjects, SCANNED_AT, aScannedCluster } from '~/test/scannedCluster';
import { type JsonRecord, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { callId } from '~/olm/calls/clusterCall';
import { cleanUpSteps } from './cleanUp';
import { leftoversIn } from './leftoversIn';
import { unreadCluster } from './scannedCluster';

/** The resources related to an installed Operator, computed independently of the rules: starting from the Operator. */
function reachedFrom(subscription: JsonRecord, raw: RawObjects): ReadonlySet<string> {
  const { name: packageName } = recordIn(subscription['spec']);
  const { installedCSV, currentCSV } = recordIn(subscription['status']);
  const namespace = textIn(metadataOf(subscription)['namespace']) ?? '';
  const component = componentOf(textIn(packageName) ?? '', namespace);
  const all = Object.entries(raw).flatMap(([plural, list]) =>
    (list ?? []).map((object) => ({ plural, object: recordIn(object) })),
  );
  const csvs = all.filter(({ plural, object }) => {
    const { name, namespace: place } = metadataOf(object);
    return plural === 'csvs' && place === namespace && [installedCSV, currentCSV].includes(name);
  });
  const specs = csvs.map(({ object }) => recordIn(object['spec']));
  const definitions = [
    ...specs.flatMap(({ customresourcedefinitions }) => {
      const { owned, required } = recordIn(customresourcedefinitions);
      return [...listIn(owned), ...listIn(required)].map((one) => recordIn(one)['name']);
    }),
    ...all.flatMap(({ plural, object }) => {
      const isOwn = plural === 'installPlans' && metadataOf(object)['namespace'] === namespace;
      const [owner] = listIn(metadataOf(object)['ownerReferences']).map(recordIn);
      if (!isOwn || owner?.['name'] !== packageName) return [];
      return listIn(recordIn(object['status'])['plan']).map(
        (step) => recordIn(recordIn(step)['resource'])['name'],
      );
    }),
    ...all.flatMap(({ plural, object }) => {
      const isOwn =
        `operators.coreos.com/${textIn(metadataOf(object)['name']) ?? ''}` === component;
      if (plural !== 'operators' || !isOwn) return [];
      const { refs } = recordIn(recordIn(object['status'])['components']);
      return listIn(refs).map((ref) => recordIn(ref)['name']);
    }),
  ];
  const reached = all.filter(({ plural, object }) => {
    const { name, ownerReferences } = metadataOf(object);
    const labels = textMapIn(metadataOf(object)['labels']);
    const isOfCsv = csvs.some(
      (csv) =>
        labels['olm.owner'] === metadataOf(csv.object)['name'] &&
        labels['olm.owner.namespace'] === namespace,
    );
    const isReferred = listIn(ownerReferences).some((owner) =>
      csvs.some((csv) => metadataOf(csv.object)['uid'] === recordIn(owner)['uid']),
    );
    const isList = plural === 'operators' && `operators.coreos.com/${String(name)}` === component;
    const isApi = plural === 'definitions' && definitions.includes(name);
    const isReplaced =
      plural === 'csvs' &&
      metadataOf(object)['namespace'] === namespace &&
      specs.some(({ replaces }) => replaces === name);
    const isGroup = plural === 'operatorGroups' && metadataOf(object)['namespace'] === namespace;
    return (
      [isOfCsv, isReferred, isList, isApi, isReplaced, isGroup].includes(true) ||
      labels[component] !== undefined
    );
  });
  return new Set([...csvs, ...reached].map(({ plural, object }) => keyOf(plural, object)));
}

function metadataOf(object: JsonRecord): JsonRecord {
  return recordIn(object['metadata']);
}

const PLURALS: Readonly<Record<string, string>> = {
  csvs: 'clusterserviceversions',
  definitions: 'customresourcedefinitions',
  clusterRoles: 'clusterroles',
  validatingWebhooks: 'validatingwebhookconfigurations',
  operatorGroups: 'operatorgroups',
};

function keyOf(kind: string, object: JsonRecord): string {
  const { name, namespace } = metadataOf(object);
  return [PLURALS[kind] ?? kind, textIn(namespace) ?? '', textIn(name) ?? ''].join('/');
}

const touchedIn = (raw: RawObjects): readonly string[] =>
  cleanUpSteps(leftoversIn(aScannedCluster(raw))).flatMap(({ action }) =>
    action.kind === 'disable-plugins' ? [] : callId(action.call).split('/').slice(2).join('/'),
  );

describe('on every cluster', () => {
  it('a clean-up does not affect resources that an installed Operator uses', () => {
    const counts = { touched: 0, reached: 0 };
    fc.assert(
      fc.property(randomCluster, (raw) => {
        const reached = (raw.subscriptions ?? [])
          .map(recordIn)
          .flatMap((subscription) => [...reachedFrom(subscription, raw)]);
        const touched = touchedIn(raw);
        counts.touched += touched.length;
        counts.reached += reached.length;
        expect(touched.filter((key) => reached.includes(key))).toEqual([]);
      }),
      { numRuns: 500 },
    );
    // Otherwise the clusters would not test anything.
    expect(Math.min(counts.touched, counts.reached)).toBeGreaterThan(100);
  });

  it('no leftovers are found without data or resources', () => {
    expect(leftoversIn(unreadCluster(SCANNED_AT))).toEqual([]);
    expect(leftoversIn(aScannedCluster({}))).toEqual([]);
  });

  it('unreadable resources reduce leftovers and never add any', () => {
    fc.assert(
      fc.property(randomCluster, fc.constantFrom(...KINDS), (raw, kind) => {
        const all = touchedIn(raw);
        expect(touchedIn({ ...raw, [kind]: null }).filter((key) => !all.includes(key))).toEqual([]);
      }),
    );
  });

  const KINDS = ['subscriptions', 'csvs', 'installPlans', 'services'] as const;

  it('objects of any shape are processed', () => {
    const anything = fc.array(fc.anything(), { maxLength: 3 });
    const hostile = fc
      .tuple(
        fc.string(),
        fc.object(),
        fc.dictionary(fc.constantFrom('spec', 'status', 'webhooks'), fc.anything()),
      )
      .map(([name, metadata, content]) => ({ metadata: { ...metadata, name }, ...content }));
    const list = fc.oneof(anything, fc.array(hostile, { maxLength: 3 }));
    fc.assert(
      fc.property(list, list, list, (one, two, three) => {
        const raw = {
          definitions: one,
          csvs: two,
          subscriptions: three,
          installPlans: one,
          operators: two,
          apiServices: three,
          validatingWebhooks: one,
          namespaces: two,
          jobs: three,
          operatorGroups: two,
          roles: three,
        };
        expect(() => leftoversIn(aScannedCluster(raw))).not.toThrow();
      }),
    );
  });
});
