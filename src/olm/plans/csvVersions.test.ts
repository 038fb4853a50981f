import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { QUILL_BUNDLE, aStep } from '~/test/planBuilders';
import { csvVersions } from './csvVersions';
import { reviewedPlans } from './reviewedPlan';

const properties = (version: string) =>
  JSON.stringify({
    properties: [{ type: 'olm.package', value: { packageName: 'quill', version } }],
  });

const lookedUp = (identifier: string, version: string) =>
  anInstallPlan({
    spec: { clusterServiceVersionNames: [identifier] },
    status: { bundleLookups: [{ path: '', identifier, properties: properties(version) }] },
  });

const stepped = (manifest: object) =>
  anInstallPlan({
    status: {
      plan: [
        aStep('ClusterServiceVersion', 'quill.v2', { manifest: JSON.stringify(manifest) }),
        aStep('Deployment', 'quill.v2'),
      ],
    },
  });

describe('the version of a ClusterServiceVersion', () => {
  const csvs = [aCsv({ name: 'quill.v2', spec: { version: '2.0.1' } })];
  const plans = [lookedUp('quill.v2', '2.0.2')];
  const entry = { csvName: 'quill.v2', version: '2.0.4', deprecation: null };
  const channels = [{ versions: [entry] }];

  it.each([
    ['itself', { csvs, plans, channels }, '2.0.1'],
    ['the bundle lookup of a plan', { csvs: [], plans, channels }, '2.0.2'],
    [
      'a step with the object',
      { plans: [stepped({ spec: { version: '2.0.3' } })], channels },
      '2.0.3',
    ],
    [
      'a step with a reference',
      { plans: [stepped({ ...QUILL_BUNDLE, properties: properties('2.0.3') })] },
      '2.0.3',
    ],
    ['an entry of the package', { plans: [stepped({})], channels }, '2.0.4'],
    ['nothing, and never its name', { csvs: null, plans: null }, null],
    ['nothing that another one states', { plans: [lookedUp('quill.v2.0.0', '1.0.0')] }, null],
  ])('is stated by %s', (_, sources, expected) => {
    expect(csvVersions(sources)('quill.v2')).toBe(expected);
  });
});

/** Public reports: names of real bundles differ from their versions. */
describe('an update between versions that differ from the names', () => {
  it.each([
    ['net.v1.9.15-xff00aa1', '1.9.15+xff00aa1', 'net.v1.9.15-x9f38f06', '1.9.15+x9f38f06'],
    ['store.v1.12.0', '1.12.0', 'store.v2', '2.0.0'],
    ['kit.v1.12.0', '1.12.0', 'kit.v2.0.0-1', '1.12.1'],
  ])('%s (%s) to %s (%s)', (older, from, newer, to) => {
    const before = lookedUp(older, from);
    const first = { ...before, metadata: { ...before.metadata, name: 'first' } };
    const subscription = aSubscription({ status: { currentCSV: newer, installedCSV: older } });
    const changes = reviewedPlans([first, lookedUp(newer, to)], [subscription])[1]?.changes;
    expect(changes).toMatchObject([{ from, to }]);
  });
});
