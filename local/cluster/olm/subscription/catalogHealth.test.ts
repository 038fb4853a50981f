import { describe, expect, it } from 'vitest';
import { listAt } from '../../kube/json';
import type { JsonObject, KubeObject } from '../../kube/types';
import { conditionOf, conditionsOf } from '../shared/conditions';
import { withCatalogHealth } from './catalogHealth';

const now = Date.UTC(2026, 0, 1);

function source(name: string, status: JsonObject = {}): KubeObject {
  const metadata = { name, namespace: 'catalogs', uid: name, resourceVersion: '1' };
  return { apiVersion: 'operators.coreos.com/v1alpha1', kind: 'CatalogSource', metadata, status };
}

const invalid = (name: string): KubeObject => source(name, { reason: 'SpecInvalidError' });

/** OLM's second condition; the first one only reports that catalogs exist. */
function seen(sources: readonly KubeObject[]) {
  const subscription: KubeObject = {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    metadata: { name: 'db', namespace: 'team' },
    spec: { source: 'main', sourceNamespace: 'catalogs' },
  };
  const first = { ...subscription, status: withCatalogHealth(subscription, sources, now) };
  const status = withCatalogHealth(first, sources, now);
  const condition = conditionOf(conditionsOf({ status }), 'CatalogSourcesUnhealthy');
  return { condition, health: listAt(status, 'catalogHealth') };
}

describe('CatalogSourcesUnhealthy', () => {
  it('is False while all visible catalogs are valid, even if one does not respond', () => {
    const { condition, health } = seen([source('main'), source('other')]);
    expect(condition).toMatchObject({
      status: 'False',
      reason: 'AllCatalogSourcesHealthy',
      message: 'all available catalogsources are healthy',
    });
    expect(health).toMatchObject([{ healthy: true }, { healthy: true }]);
  });

  it('is True for an invalid catalog, and names the one that the Subscription specifies', () => {
    const { condition, health } = seen([invalid('main'), source('other')]);
    expect(condition).toMatchObject({
      status: 'True',
      reason: 'UnhealthyCatalogSourceFound',
      message: 'targeted catalogsource catalogs/main unhealthy',
    });
    expect(health).toMatchObject([{ healthy: false }, { healthy: true }]);
  });

  it('is True for another invalid catalog, and names none', () => {
    const { condition } = seen([source('main'), invalid('other')]);
    expect(condition).toMatchObject({ status: 'True', reason: 'UnhealthyCatalogSourceFound' });
    expect(condition?.['message']).not.toContain('catalogs/');
  });

  it('is True if the catalog of the Subscription does not exist', () => {
    expect(seen([source('other')]).condition).toMatchObject({
      status: 'True',
      message: 'targeted catalogsource catalogs/main missing',
    });
  });
});
