import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { diagnosisOf } from './diagnosis';
import type { OperatorFacts } from './operatorFacts';
import { isOrphan } from './objectRemedies';

const left = aCsv({ name: 'quill.v0.9.0' });
const installed = { installedCSV: 'quill.v1.0.0', currentCSV: 'quill.v2.0.0' };

describe('a CSV that no Subscription refers to', () => {
  it.each<[string, string, Partial<OperatorFacts>, boolean]>([
    ['is an orphaned one (OLM issue 2201)', 'quill.v0.9.0', {}, true],
    ['is not one that is installed', 'quill.v1.0.0', {}, false],
    ['is not one that comes next', 'quill.v2.0.0', {}, false],
    [
      'is not one that is being replaced (recording not_upgradeable)',
      'quill.v0.9.0',
      { namespaceCsvs: [left, aCsv({ spec: { replaces: 'quill.v0.9.0' } })] },
      false,
    ],
    [
      'is not one that replaces the installed one',
      'quill.v1.1.0',
      {
        namespaceCsvs: [aCsv(), aCsv({ name: 'quill.v1.1.0', spec: { replaces: 'quill.v1.0.0' } })],
      },
      false,
    ],
    [
      'is not one that an unfinished InstallPlan creates',
      'quill.v0.9.0',
      {
        plan: anInstallPlan({
          spec: {
            approval: 'Automatic',
            approved: true,
            clusterServiceVersionNames: [left.metadata.name],
          },
          status: { phase: 'Installing' },
        }),
      },
      false,
    ],
    [
      'is not one in deletion',
      'quill.v0.9.0',
      {
        namespaceCsvs: [
          { ...left, metadata: { ...left.metadata, deletionTimestamp: '2026-01-01T00:00:00Z' } },
        ],
      },
      false,
    ],
    [
      'is not a copied CSV',
      'quill.v0.9.0',
      { namespaceCsvs: [aCsv({ name: 'quill.v0.9.0', labels: { 'olm.copiedFrom': 'b' } })] },
      false,
    ],
    ['is not one that does not exist', 'basalt.v1.0.0', {}, false],
    ['is unknown if CSVs cannot be read', 'quill.v0.9.0', { namespaceCsvs: null }, false],
  ])('%s', (_, name, changes, expected) => {
    const namespaceCsvs = [left, aCsv(), aCsv({ name: 'quill.v2.0.0' })];
    const subscription = aSubscription({ status: installed });
    expect(isOrphan(name, someFacts({ namespaceCsvs, subscription, ...changes }))).toBe(expected);
  });
});

describe('a resolution that fails because two versions conflict', () => {
  const ALONE =
    'clusterserviceversion quill.v0.9.0 exists and is not referenced by a subscription, subscription quill exists';

  function remediesFor(message: string, changes: Partial<OperatorFacts>) {
    const conditions = [{ type: 'ResolutionFailed', status: 'True', message }];
    const subscription = aSubscription({ status: { conditions } });
    const facts = someFacts({ subscription, csvs: [], plan: null, ...changes });
    return diagnosisOf(facts).findings.flatMap(({ actions: remedies }) => remedies);
  }

  it('offers to delete the orphan', () => {
    expect(remediesFor(ALONE, { namespaceCsvs: [left] })).toEqual([
      { kind: 'delete-csv', namespace: 'team-a', name: 'quill.v0.9.0' },
    ]);
  });

  it('never offers to delete a version that an update replaces', () => {
    const next = aCsv({ spec: { replaces: 'quill.v0.9.0' } });
    const namespaceCsvs = [left, next];
    const kinds = remediesFor(ALONE, { namespaceCsvs, csvs: namespaceCsvs }).map(
      ({ kind }) => kind,
    );
    expect(kinds).not.toContain('delete-csv');
  });

  it('links to the other of the two Operators (recording api_conflict)', () => {
    const clash =
      '@existing/team-a//quill.v1.0.0, acme/market/stable/clash.v0.9.0 and acme/market/stable/clash.v1.0.0 provide Pen (ink.example.com/v1), subscription my-clash exists, subscription quill exists, subscription quill requires @existing/team-a//quill.v1.0.0';
    const conditions = [{ type: 'ResolutionFailed', status: 'True', message: clash }];
    const quill = aSubscription({
      status: { ...installed, currentCSV: 'quill.v1.0.0', conditions },
    });
    const { spec } = quill;
    const other = aSubscription({
      name: 'my-clash',
      status: { conditions },
      ...(spec === undefined ? {} : { spec: { ...spec, name: 'clash' } }),
    });
    const here = { namespaceCsvs: [aCsv()], subscriptions: [quill, other] };
    expect(remediesFor(clash, { ...here, subscription: quill, csvs: [aCsv()] })).toMatchObject([
      { kind: 'open-operator', namespace: 'team-a', name: 'my-clash' },
    ]);
    expect(remediesFor(clash, { ...here, subscription: other })).toMatchObject([
      { kind: 'open-operator', namespace: 'team-a', name: 'quill' },
      { kind: 'uninstall', namespace: 'team-a', name: 'my-clash' },
    ]);
  });

  it('links to its Subscription, and changes nothing else', () => {
    const other = aSubscription({ name: 'basalt' });
    const message =
      'no operators found in channel nightly of package basalt in the catalog referenced by subscription basalt, subscription basalt exists';
    expect(remediesFor(message, { subscriptions: [other] })).toMatchObject([
      { kind: 'open-operator', namespace: 'team-a', name: 'basalt' },
    ]);
  });
});
