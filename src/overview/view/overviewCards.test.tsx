import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { routes } from '~/routes';
import { reviewing } from '~/test/accessReviews';
import { aCatalogSource, aSubscription } from '~/test/builders';
import { OLM_V1, servingGroups, watched } from '~/test/consoleSdk';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { AttentionCard, CatalogsCard, CountsCard } from './overviewCards';

beforeEach(() => {
  queryClient.clear();
});

/** @param mayList whether the user can list the resource */
function aCluster(mayList: boolean, listed = 'clusterextensions'): void {
  servingGroups([OLM_V1]);
  reviewing(({ resource }) => mayList || resource !== listed);
  for (const kind of ['InstallPlan', 'ClusterServiceVersion', 'OperatorGroup', 'CatalogSource']) {
    watched(kind, {});
  }
  for (const kind of ['ClusterCatalog', 'Deployment']) watched(kind, {});
  watched('Subscription', { data: [aSubscription({ name: 'quill' })] });
  watched('ClusterExtension', {
    data: [anExtension({ name: 'acme-store', installed: null, retrying: 'no bundles found' })],
  });
}

const countOf = async (name: string) => {
  const term = await screen.findByText(name);
  return term.closest('div')?.querySelector('dd')?.textContent;
};

describe('the cards of the Overview', () => {
  it.each([
    ['contain ClusterExtensions', true, '2', '2'],
    ['contain only OLM v0 without permission for ClusterExtensions', false, '1', '1'],
  ])('%s', async (_name, mayList, all, failed) => {
    aCluster(mayList);
    renderAt('/', <CountsCard />);
    expect(await countOf('All')).toBe(all);
    expect(await countOf('Failed')).toBe(failed);
  });

  it('contain only OLM v1 on a cluster without OLM v0', async () => {
    aCluster(true);
    const error = Object.assign(new Error('Model does not exist'), { name: 'NoModelError' });
    for (const kind of ['Subscription', 'ClusterServiceVersion', 'InstallPlan', 'CatalogSource']) {
      watched(kind, { loaded: false, error });
    }
    watched('ClusterCatalog', { data: [aClusterCatalog('lost', 'False')] });
    renderAt('/', <CountsCard />);
    expect(await countOf('All')).toBe('1');
    renderAt('/', <CatalogsCard />);
    expect(await countOf('Down')).toBe('1');
  });

  it.each([
    ['count ClusterCatalogs', true, '1'],
    ['count only CatalogSources without permission for ClusterCatalogs', false, '0'],
  ])('%s', async (_name, mayList, down) => {
    aCluster(mayList, 'clustercatalogs');
    watched('ClusterCatalog', { data: [aClusterCatalog('lost', 'False')] });
    watched('CatalogSource', { data: [aCatalogSource()] });
    renderAt('/', <CatalogsCard />);
    expect(await countOf('Down')).toBe(down);
    const link = screen.queryByRole('link', { name: 'lost' });
    expect(link?.getAttribute('href') ?? null).toBe(mayList ? routes.source('~v1', 'lost') : null);
  });

  it('link to a ClusterExtension that requires an action', async () => {
    aCluster(true);
    renderAt('/', <AttentionCard />);
    const link = await screen.findByRole('link', { name: 'acme-store' });
    expect(link).toHaveAttribute('href', routes.operator('~v1', 'acme-store'));
    expect(screen.getByText('acme')).toBeVisible();
  });
});
