import { describe, expect, it } from 'vitest';
import { aCatalogSource, aSubscription } from '~/test/builders';
import { installedOperators } from '../installed/installedOperator';
import { catalogsOverview } from './catalogsOverview';

const inState = (name: string, lastObservedState: string) => ({
  ...aCatalogSource(),
  metadata: { name, namespace: 'openshift-marketplace' },
  status: { connectionState: { lastObservedState } },
});

const operators = installedOperators({
  subscriptions: [aSubscription()],
  csvs: [],
  installPlans: [],
  operatorGroups: [],
  catalogSources: null,
});

describe('the overview of the catalogs', () => {
  it('counts them by what OLM says of the connection', () => {
    const sources = [
      inState('one', 'READY'),
      inState('two', 'CONNECTING'),
      inState('three', 'TRANSIENT_FAILURE'),
    ];
    expect(catalogsOverview(sources, [])).toMatchObject({
      total: 3,
      counts: { ready: 1, connecting: 1, down: 1 },
    });
  });

  it('names those that are down, the one that most Operators need first', () => {
    const sources = [
      inState('another', 'TRANSIENT_FAILURE'),
      inState('community-operators', 'TRANSIENT_FAILURE'),
    ];
    expect(catalogsOverview(sources, operators).down).toMatchObject([
      { name: 'community-operators', dependents: 1 },
      { name: 'another', dependents: 0 },
    ]);
  });

  it('bears any objects', () => {
    const odd = { metadata: { name: 'odd' } };
    expect(catalogsOverview([odd], []).counts).toEqual({ ready: 0, connecting: 1, down: 0 });
  });
});
