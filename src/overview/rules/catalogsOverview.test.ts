import { describe, expect, it } from 'vitest';
import { aCatalogSource, aSubscription } from '~/test/builders';
import { installedOperators } from '~/olm/installed/installedOperator';
import { catalogsOverview } from './catalogsOverview';

const inState = (name: string, lastObservedState: string, lastConnect?: string) => ({
  ...aCatalogSource(),
  metadata: { name, namespace: 'openshift-marketplace' },
  status: {
    connectionState: { lastObservedState, ...(lastConnect === undefined ? {} : { lastConnect }) },
  },
});
const NOW = Date.parse('2026-11-21T10:00:00Z');

const operators = installedOperators({
  subscriptions: [aSubscription()],
  csvs: [],
  installPlans: [],
  operatorGroups: [],
  catalogSources: null,
});

describe('the overview of the catalogs', () => {
  it('counts them by the connection state of OLM', () => {
    const sources = [
      inState('one', 'READY'),
      inState('two', 'CONNECTING'),
      inState('three', 'TRANSIENT_FAILURE'),
    ];
    expect(catalogsOverview(sources, [], NOW)).toMatchObject({
      total: 3,
      counts: { ready: 1, connecting: 1, down: 1 },
    });
  });

  it('names failing ones, starting with the one of most Operators', () => {
    const sources = [
      inState('another', 'TRANSIENT_FAILURE'),
      inState('community-operators', 'TRANSIENT_FAILURE'),
    ];
    expect(catalogsOverview(sources, operators, NOW).down).toMatchObject([
      { name: 'community-operators', dependents: 1 },
      { name: 'another', dependents: 0 },
    ]);
  });

  it('counts Operators of other catalogs that one blocks', () => {
    const message =
      'failed to populate resolver cache from source another/openshift-marketplace: failed to list bundles: connection refused';
    const conditions = [
      { type: 'ResolutionFailed', status: 'True', reason: 'ErrorPreventedResolution', message },
    ];
    const stuck = installedOperators({
      subscriptions: [aSubscription({ status: { conditions } })],
      csvs: [],
      installPlans: [],
      operatorGroups: null,
      catalogSources: null,
    });
    const [down] = catalogsOverview([inState('another', 'TRANSIENT_FAILURE')], stuck, NOW).down;
    expect(down).toMatchObject({ dependents: 0, blocked: [{ name: 'quill' }] });
  });

  it.each([
    ['2026-11-21T09:59:30Z', { connecting: 1, down: 0 }],
    ['2026-11-21T09:58:30Z', { connecting: 0, down: 1 }],
  ])('tolerates a restarting pod: connected last at %s', (lastConnect, counts) => {
    const sources = [inState('one', 'TRANSIENT_FAILURE', lastConnect)];
    expect(catalogsOverview(sources, [], NOW).counts).toMatchObject(counts);
  });

  it('accepts any objects', () => {
    const odd = { metadata: { name: 'odd' } };
    expect(catalogsOverview([odd], [], NOW).counts).toEqual({ ready: 0, connecting: 1, down: 0 });
  });
});
