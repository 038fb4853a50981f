import { describe, expect, it } from 'vitest';
import { aCatalogSource, aSubscription } from '~/test/builders';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { readExtension } from '~/olm/extensions/extension';
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

const WITHOUT_V1 = { now: NOW, ofCluster: { catalogs: [], extensions: [] } };

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
    expect(catalogsOverview(sources, [], WITHOUT_V1)).toMatchObject({
      total: 3,
      counts: { ready: 1, connecting: 1, down: 1 },
    });
  });

  it('names failing ones, starting with the one of most Operators', () => {
    const sources = [
      inState('another', 'TRANSIENT_FAILURE'),
      inState('community-operators', 'TRANSIENT_FAILURE'),
    ];
    expect(catalogsOverview(sources, operators, WITHOUT_V1).down).toMatchObject([
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
    const [down] = catalogsOverview(
      [inState('another', 'TRANSIENT_FAILURE')],
      stuck,
      WITHOUT_V1,
    ).down;
    expect(down).toMatchObject({ dependents: 0, blocked: [{ name: 'quill' }] });
  });

  it.each([
    ['2026-11-21T09:59:30Z', { connecting: 1, down: 0 }],
    ['2026-11-21T09:58:30Z', { connecting: 0, down: 1 }],
  ])('tolerates a restarting pod: connected last at %s', (lastConnect, counts) => {
    const sources = [inState('one', 'TRANSIENT_FAILURE', lastConnect)];
    expect(catalogsOverview(sources, [], WITHOUT_V1).counts).toMatchObject(counts);
  });

  it('accepts any objects', () => {
    const odd = { metadata: { name: 'odd' } };
    expect(catalogsOverview([odd], [], WITHOUT_V1).counts).toEqual({
      ready: 0,
      connecting: 1,
      down: 0,
    });
  });

  it('counts ClusterCatalogs as well, and how many ClusterExtensions one blocks', () => {
    const broken = aClusterCatalog('broken', 'False');
    const disabled = aClusterCatalog('disabled', 'False');
    const retrying =
      'error walking catalogs: error getting package "acme-store" from catalog "broken": catalog "broken" is not being served';
    const ofCluster = {
      catalogs: [
        aClusterCatalog(),
        broken,
        { ...disabled, spec: { ...disabled.spec, availabilityMode: 'Unavailable' as const } },
      ],
      extensions: [readExtension(anExtension({ retrying })), readExtension(anExtension())],
    };
    const found = catalogsOverview([inState('one', 'READY')], [], { now: NOW, ofCluster });
    expect(found).toMatchObject({ total: 4, counts: { ready: 2, connecting: 0, down: 1 } });
    expect(found.down).toMatchObject([{ id: '~v1/broken', observed: 'Retrying', stopped: 1 }]);
  });
});
