import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCatalogSource, anOperatorGroup } from '~/test/builders';
import { watched } from '~/test/consoleSdk';
import { aClusterOfTwo, foundRows, openInstalled } from '~/test/installedScreen';
import { unavailable, deadPod } from '~/test/sourcesScreen';

function deadSince(lastConnect: string) {
  const connectionState = { lastObservedState: 'TRANSIENT_FAILURE', lastConnect };
  return aCatalogSource({
    name: 'dead',
    spec: { displayName: 'Dead' },
    status: { connectionState },
  });
}

describe('Installed page with an unavailable catalog (CS-029, DR-015)', () => {
  it('names the catalog, the cause and the blocked Subscriptions', async () => {
    aClusterOfTwo();
    watched('CatalogSource', { data: [aCatalogSource(), unavailable] });
    watched('Pod', { data: [deadPod] });
    openInstalled();
    expect(await screen.findByText(/Catalog Dead is unavailable/)).toBeVisible();
    expect(await screen.findByText(/ImagePullBackOff/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^Blocks 1 Subscription/ }));
    expect(screen.getByRole('link', { name: 'quill in team-a' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/quill',
    );
  });

  it('excludes a namespace without global catalogs', async () => {
    aClusterOfTwo();
    watched('CatalogSource', { data: [unavailable] });
    watched('Pod', {});
    const group = anOperatorGroup();
    const annotations = { 'olm.operatorframework.io/exclude-global-namespace-resolution': 'true' };
    watched('OperatorGroup', {
      data: [{ ...group, metadata: { ...group.metadata, annotations } }],
    });
    openInstalled();
    expect(await screen.findByText(/Catalog Dead is unavailable/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^Blocks/ })).toBeNull();
    });
  });

  it('ignores a connection that was just lost', async () => {
    aClusterOfTwo();
    watched('CatalogSource', { data: [deadSince(new Date().toISOString())] });
    openInstalled();
    await foundRows();
    expect(screen.queryByText(/is unavailable/)).toBeNull();
  });

  it('shows nothing without permission to view catalogs', async () => {
    aClusterOfTwo(({ resource }) => resource !== 'catalogsources');
    watched('CatalogSource', { data: [unavailable] });
    openInstalled();
    await foundRows();
    expect(screen.queryByText(/is unavailable/)).toBeNull();
  });

  it('ignores a catalog of another namespace', async () => {
    aClusterOfTwo();
    const other = { ...unavailable, metadata: { ...unavailable.metadata, namespace: 'team-b' } };
    watched('CatalogSource', { data: [aCatalogSource(), other] });
    openInstalled('', 'ns/team-a');
    await foundRows();
    expect(screen.queryByText(/is unavailable/)).toBeNull();
  });
});
