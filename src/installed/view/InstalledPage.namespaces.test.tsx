import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { answering, OLM_V1, requests, servingGroups, watched } from '~/test/consoleSdk';
import { aClusterOfTwo, foundRows, openInstalled, quill } from '~/test/installedScreen';

const rows = () => screen.queryAllByTestId('operator-row');
const refused = Object.assign(new Error('gone'), { code: 503 });

describe('Installed page without cluster-wide permissions', () => {
  const project = (name: string) => ({ metadata: { name } });

  it('shows no notice of rarely permitted data while all are healthy', async () => {
    aClusterOfTwo(({ resource }) => resource !== 'catalogsources');
    watched('ClusterServiceVersion', { data: [aCsv({})] });
    openInstalled();
    await foundRows();
    expect(screen.queryByText('Some statuses might be incomplete')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Some data could not be loaded' }));
    expect(screen.getByText(/list catalogsources/)).toBeVisible();
  });

  it('shows visible namespaces, and names failed requests', async () => {
    aClusterOfTwo(({ namespace }) => namespace === 'team-a');
    watched('Project', { data: [project('team-a'), project('team-b')] });
    openInstalled();
    expect(await foundRows()).toHaveLength(2);
    expect(screen.getByText(/list subscriptions.* cluster-wide/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Unable to load \d+ namespace/ }));
    expect(screen.getByText(/list subscriptions.* team-b/)).toBeInTheDocument();
    const lists = requests().filter(({ url }) => /\/v1alpha1\/(subscr|clusters)/.test(url));
    expect(lists).toEqual([]);
  });

  it('says in one folded line that only the own namespaces, and no extensions of OLM v1, are listed', async () => {
    aClusterOfTwo(({ namespace }) => namespace === 'team-a');
    servingGroups([OLM_V1]);
    watched('Project', { data: [project('team-a')] });
    openInstalled();
    expect(await foundRows()).toHaveLength(2);
    const line = await screen.findByRole('button', { name: 'Operators in your 1 namespace' });
    expect(screen.queryByText(/permission to list/)).toBeNull();
    expect(screen.queryByText('Some data could not be loaded')).toBeNull();
    await userEvent.click(line);
    expect(screen.getByText(/permission to list subscriptions.* cluster-wide/)).toBeVisible();
    expect(screen.getByText(/permission to list clusterextensions/)).toBeVisible();
  });

  it('reads many namespaces, watches those with Operators, and reads all again on request', async () => {
    aClusterOfTwo(({ namespace }) => namespace !== undefined);
    const names = Array.from({ length: 32 }, (_, index) => `team-${String(index)}`);
    watched('Project', { data: names.map(project) });
    const inTeam3 = { ...quill, metadata: { ...quill.metadata, namespace: 'team-3' } };
    watched('Subscription', { data: [inTeam3] });
    watched('ClusterServiceVersion', { data: [] });
    answering(({ url }) =>
      url.includes('/namespaces/team-3/subscriptions') ? { items: [inTeam3] } : { items: [] },
    );
    openInstalled();
    expect(await foundRows()).toHaveLength(1);
    const lists = (what: RegExp) => requests().filter(({ url }) => what.test(url)).length;
    expect(await screen.findByText('Live updates: team-3')).toBeVisible();
    expect(lists(/\/subscriptions$/)).toBe(32);
    // Without installed Operators, plans and OperatorGroups are irrelevant.
    expect(lists(/\/installplans$/)).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => {
      expect(lists(/\/subscriptions$/)).toBe(64);
    });
  });

  it('shows Operators of many namespaces, and requests only missing data of each', async () => {
    aClusterOfTwo(({ namespace }) => namespace !== undefined);
    const names = Array.from({ length: 32 }, (_, index) => `team-${String(index + 10)}`);
    watched('Project', { data: names.map(project) });
    const copies = (namespace: string, origin: string) => ({
      kind: 'PartialObjectMetadataList',
      items: [
        {
          metadata: {
            name: `${origin}.v1.0.0`,
            namespace,
            labels: { 'olm.copiedFrom': origin },
          },
        },
      ],
    });
    answering(({ url }) => {
      const selector = new URL(url, location.href).searchParams.get('labelSelector') ?? '';
      if (!selector.startsWith('olm.copiedFrom')) return { items: [] };
      if (selector === 'olm.copiedFrom') return copies('team-10', 'everywhere');
      return url.includes('/team-40/') ? copies('team-40', 'some') : { items: [] };
    });
    openInstalled();
    await waitFor(() => {
      expect(rows()).toHaveLength(2);
    });
    const selectors = requests().flatMap(({ url }) => {
      const { pathname, searchParams } = new URL(url, location.href);
      const selector = searchParams.get('labelSelector') ?? '';
      return selector.startsWith('olm.copiedFrom') && pathname.includes('/team-') ? [selector] : [];
    });
    expect(selectors).toHaveLength(32);
    expect(selectors.slice(0, 2)).toEqual([
      'olm.copiedFrom',
      'olm.copiedFrom,olm.copiedFrom notin (everywhere)',
    ]);
    expect(selectors.at(-1)).toBe('olm.copiedFrom,olm.copiedFrom notin (everywhere,some)');
  });

  it('shows the next step if the user cannot view any namespace', async () => {
    aClusterOfTwo(() => false);
    watched('Project', { data: [] });
    openInstalled();
    expect(await screen.findByText('No projects found')).toBeVisible();
  });

  it('prompts for a namespace if none can be listed', async () => {
    aClusterOfTwo(() => false);
    watched('Project', { error: refused, loaded: false });
    watched('Namespace', { error: refused, loaded: false });
    openInstalled();
    expect(await screen.findByText(/Select one of your projects/)).toBeVisible();
  });
});
