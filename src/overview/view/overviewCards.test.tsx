import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { routes } from '~/routes';
import { reviewing } from '~/test/accessReviews';
import { aSubscription } from '~/test/builders';
import { OLM_V1, servingGroups, watched } from '~/test/consoleSdk';
import { anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { AttentionCard, CountsCard } from './overviewCards';

beforeEach(() => {
  queryClient.clear();
});

/** @param mayList whether the user can list ClusterExtensions */
function aCluster(mayList: boolean): void {
  servingGroups([OLM_V1]);
  reviewing(({ resource }) => mayList || resource !== 'clusterextensions');
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

  it('link to a ClusterExtension that requires an action', async () => {
    aCluster(true);
    renderAt('/', <AttentionCard />);
    const link = await screen.findByRole('link', { name: 'acme-store' });
    expect(link).toHaveAttribute('href', routes.operator('~v1', 'acme-store'));
    expect(screen.getByText('acme')).toBeVisible();
  });
});
