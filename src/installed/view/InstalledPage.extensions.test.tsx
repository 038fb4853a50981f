import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { aClusterOfTwo, foundRows, openInstalled } from '~/test/installedScreen';

const notServed = Object.assign(new Error('Model does not exist'), { name: 'NoModelError' });

function withExtensions() {
  servingGroups([OLM_V1]);
  watched('ClusterExtension', {
    data: [
      anExtension({ version: '1.1.0' }),
      anExtension({
        name: 'acme-ghost',
        installed: null,
        retrying: 'no bundles found for package "acme-ghost"',
      }),
    ],
  });
  watched('ClusterCatalog', { data: [aClusterCatalog()] });
  watched('Deployment', { data: [] });
}

const requestsOfV1 = () =>
  requests().filter((call) => JSON.stringify(call).includes('olm.operatorframework.io'));

describe('Installed page', () => {
  it('requests and shows nothing of OLM v1 if it does not exist', async () => {
    aClusterOfTwo();
    // The server would answer.
    watched('ClusterExtension', { data: [anExtension()] });
    openInstalled();
    expect(await foundRows()).toHaveLength(2);
    expect(screen.queryByText('OLM v1')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    expect(screen.queryByText('OLM version')).toBeNull();
    expect(requestsOfV1()).toEqual([]);
  });

  it('shows extensions of OLM v1 in the same list', async () => {
    aClusterOfTwo();
    withExtensions();
    openInstalled();
    expect(await screen.findByRole('row', { name: /acme-store/ })).toBeVisible();
    expect(await foundRows()).toHaveLength(4);
    const row = screen.getByRole('row', { name: /acme-store/ });
    expect(within(row).getByText('OLM v1')).toBeVisible();
    expect(within(row).getByText('Cluster-wide')).toBeVisible();
    expect(within(row).getByText('1.1.0')).toBeVisible();
    expect(within(row).getByText('Updates paused at 1.1.0')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'acme-store' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/all-namespaces/~v1/acme-store',
    );
    const blocked = screen.getByRole('row', { name: /acme-ghost/ });
    expect(within(blocked).getByText('Package acme-ghost not found')).toBeVisible();
    await userEvent.click(within(blocked).getByRole('button', { name: /View details/ }));
    expect(await screen.findByRole('link', { name: 'View Operator' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/all-namespaces/~v1/acme-ghost',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    expect(await screen.findByText('OLM version')).toBeVisible();
  });

  it('names the namespace that does not exist before the ServiceAccount in it', async () => {
    aClusterOfTwo();
    withExtensions();
    const retrying = 'service account "installer" not found in namespace "acme"';
    watched('ClusterExtension', { data: [anExtension({ installed: null, retrying })] });
    answering(({ url }) => {
      if (!url.endsWith('/namespaces/acme')) return undefined;
      throw Object.assign(new Error('no'), { code: 404, json: {} });
    });
    openInstalled();
    const row = await screen.findByRole('row', { name: /acme-store/ });
    expect(await within(row).findByText('Namespace acme does not exist')).toBeVisible();
  });

  const owner = 'olm.operatorframework.io/owner';
  const labels = { [`${owner}-kind`]: 'ClusterExtension', [`${owner}-name`]: 'acme-store' };
  const conditions = [{ type: 'Progressing', status: 'False', reason: 'ProgressDeadlineExceeded' }];
  const spec = { selector: { matchLabels: { app: 'store' } } };
  const deployment = { metadata: { name: 'store', namespace: 'acme', labels }, spec };
  const waiting = { reason: 'ImagePullBackOff' };
  const pod = {
    metadata: { name: 'store-1', namespace: 'acme', labels: { app: 'store' } },
    status: { containerStatuses: [{ name: 'store', state: { waiting } }] },
  };

  it.each([
    ['ProgressDeadlineExceeded', []],
    ['ImagePullBackOff', [pod]],
  ])('names Kubernetes’ reason %s of the workload of an extension', async (reason, pods) => {
    aClusterOfTwo();
    withExtensions();
    watched('Deployment', { data: [{ ...deployment, status: { conditions } }] });
    watched('Pod', { data: pods });
    openInstalled();
    const row = await screen.findByRole('row', { name: /acme-store/ });
    expect(await within(row).findByText(reason)).toBeVisible();
  });

  it('names the package that the catalog no longer contains, as the page does', async () => {
    aClusterOfTwo();
    withExtensions();
    const retrying =
      'error upgrading from currently installed version "1.1.0": no bundles found for package "acme-store"';
    watched('ClusterExtension', { data: [anExtension({ retrying })] });
    answering(({ url }) => (url.includes('/metas') ? '' : undefined));
    openInstalled();
    const row = await screen.findByRole('row', { name: /acme-store/ });
    const title = 'Package no longer in the catalog';
    expect(await within(row).findByText(title)).toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: /View details/ }));
    const popover = within(await screen.findByRole('dialog', { name: 'Status' }));
    expect(popover.getByText(title)).toBeVisible();
  });

  it('shows in one line why extensions cannot be viewed', async () => {
    aClusterOfTwo(({ resource }) => resource !== 'clusterextensions');
    withExtensions();
    openInstalled();
    expect(await foundRows()).toHaveLength(2);
    const text = /permission to list clusterextensions\.olm\.operatorframework\.io/;
    const [line, ...others] = await screen.findAllByRole('button', {
      name: 'Some data could not be loaded',
    });
    expect(others).toEqual([]);
    expect(screen.queryByText(text)).toBeNull();
    await userEvent.click(line ?? document.body);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('waits for the API server before it says that nothing is installed', async () => {
    aClusterOfTwo();
    for (const kind of ['Subscription', 'ClusterServiceVersion']) watched(kind, { data: [] });
    withExtensions();
    let answer: (groups: readonly string[]) => void = () => undefined;
    servingGroups(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    openInstalled();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(screen.queryByText('No Operators installed')).toBeNull();
    answer([OLM_V1]);
    expect(await foundRows()).toHaveLength(2);
  });

  it('says why it is unknown whether OLM v1 exists', async () => {
    aClusterOfTwo();
    servingGroups(Promise.reject(new Error('no answer')));
    openInstalled();
    expect(await screen.findByText(/no answer/)).toBeVisible();
    expect(await foundRows()).toHaveLength(2);
  });

  it('shows extensions without OLM v0', async () => {
    aClusterOfTwo();
    for (const kind of ['Subscription', 'ClusterServiceVersion']) {
      watched(kind, { loaded: false, error: notServed });
    }
    withExtensions();
    openInstalled();
    expect(await foundRows()).toHaveLength(2);
  });
});
