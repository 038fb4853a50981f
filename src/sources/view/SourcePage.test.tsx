import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOutWithin } from '~/test/cardGrid';
import { answering, watched } from '~/test/consoleSdk';
import { REGISTRY_IMAGE, aRegistryPod, aSource, waiting } from '~/test/registryBuilders';
import {
  anUnavailableInk,
  aHealthyInk,
  openSourceAt,
  sourceStatus as status,
} from '~/test/sourcePage';
import SourcePage from './SourcePage';

const open = (tab?: string) => openSourceAt(<SourcePage />, tab);

beforeEach(aHealthyInk);

describe('the page of a healthy catalog', () => {
  it('shows its badge, name and publisher', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Ink Catalog' })).toBeVisible();
    expect(screen.getByText('ink in namespace openshift-marketplace')).toBeVisible();
    expect(screen.getByText('Healthy')).toBeVisible();
    expect(screen.getByText('Custom')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Status' })).toBeNull();
  });

  it('shows which tool manages it', async () => {
    const source = aSource();
    const labels = {
      'kustomize.toolkit.fluxcd.io/name': 'infra',
      'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
    };
    watched('CatalogSource', { data: [{ ...source, metadata: { ...source.metadata, labels } }] });
    await open();
    expect(screen.getByText('Managed by Flux (Kustomization flux-system/infra)')).toBeVisible();
  });

  it('shows digest, polling, priority class and Subscriptions', async () => {
    await open();
    const content = within(screen.getByRole('region', { name: 'Content' }));
    expect(content.getByText(REGISTRY_IMAGE)).toBeVisible();
    expect(content.getByText('sha256:0123abcd')).toBeVisible();
    const catalog = within(screen.getByRole('region', { name: 'Catalog' }));
    expect(await catalog.findAllByRole('link', { name: '1' })).toHaveLength(2);
  });

  it('reports a missing Secret (CS-011)', async () => {
    watched('CatalogSource', { data: [aSource({ spec: { secrets: ['ink-pull'] } })] });
    answering(({ url }) => (url.includes('/secrets') ? { items: [] } : undefined));
    await open();
    expect(await screen.findByText('Not found')).toBeVisible();
  });

  it('keeps the tab in the URL', async () => {
    await open('subscriptions');
    expect(screen.getByRole('tab', { name: 'Subscriptions' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const table = await screen.findByRole('grid', { name: 'Subscriptions' });
    expect(within(table).getByRole('link', { name: 'quill' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/quill',
    );
    expect(within(table).queryByRole('link', { name: 'nib' })).toBeNull();
  });

  it('lists its packages and filters them by name', async () => {
    layOutWithin(1200);
    await open('packages');
    const table = await screen.findByRole('grid', { name: 'Packages' });
    expect(within(table).getByRole('link', { name: 'Quill' })).toHaveAttribute(
      'href',
      '/operator-hub-catalog/all-namespaces/openshift-marketplace~ink~quill',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Find packages' }), 'nothing');
    expect(await screen.findByText('No results match the filter criteria')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByRole('link', { name: 'Quill' })).toBeVisible();
  });

  it('states that edits of a default catalog are reverted (CS-021)', async () => {
    const annotations = { 'operatorframework.io/managed-by': 'marketplace-operator' };
    watched('CatalogSource', { data: [aSource({ annotations })] });
    await open('yaml');
    expect(await screen.findByText('Default catalogs cannot be edited')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute(
      'href',
      '/operator-hub-sources/ns/openshift-marketplace/~new?copy=openshift-marketplace%2Fink',
    );
  });

  it('shows its YAML, and links to the form', async () => {
    await open('yaml');
    expect(await screen.findByText(/kind: CatalogSource/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit CatalogSource' })).toBeVisible();
  });
});

describe('the page of an unavailable catalog', () => {
  it('shows cause, remedy and blocked Subscriptions, with the kubelet’s message', async () => {
    anUnavailableInk(aRegistryPod(waiting('ImagePullBackOff', 'unauthorized: no access')));
    await open();
    expect(
      await status().findByText(/Unable to pull catalog image/, { exact: false }),
    ).toBeVisible();
    expect(status().getByText(/Add a pull secret for this registry/)).toBeVisible();
    expect(await status().findByRole('link', { name: /2 Subscriptions affected/ })).toBeVisible();
    expect(status().getByText('ImagePullBackOff: unauthorized: no access')).toBeVisible();
  });

  it('links to the pod with its events and log', async () => {
    anUnavailableInk(aRegistryPod(waiting('CrashLoopBackOff', 'back-off 5m0s')));
    answering(({ url }) => (url.includes('/log?') ? 'Error: permission denied' : undefined));
    await open('pod');
    const pod = within(await screen.findByRole('region', { name: 'Pod ink-abcde' }));
    expect(pod.getByText('CrashLoopBackOff')).toBeVisible();
    expect(await pod.findByText('assigned to node-1')).toBeVisible();
    expect(await pod.findByText('Error: permission denied')).toBeVisible();
    expect(status().queryByRole('link', { name: 'View pod and log' })).toBeNull();
  });

  it('reports other blocked Subscriptions in the list (CS-029)', async () => {
    anUnavailableInk();
    await open('subscriptions');
    const table = await screen.findByRole('grid', { name: 'Subscriptions' });
    const blocked = within(table).getAllByText('Blocked');
    expect(blocked).toHaveLength(2);
    for (const label of blocked) expect(label).toBeVisible();
  });

  it('names the missing permission to view its pod', async () => {
    anUnavailableInk();
    const error = Object.assign(new Error('forbidden'), { code: 403 });
    watched('Pod', { data: undefined, loaded: false, error });
    await open('pod');
    expect(await status().findByText(/Catalog not responding/)).toBeVisible();
    expect(screen.getByText(/list pods in namespace openshift-marketplace/)).toBeVisible();
  });
});
