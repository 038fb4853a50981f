import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { patterns } from '~/routes';
import { aCatalogSource } from '~/test/builders';
import { layOut } from '~/test/cardGrid';
import { shownPackages } from '~/test/catalogScreen';
import { answering, watched } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import CatalogPage from './CatalogPage';

/** Two catalogs, the second of which answers when `open` is called. */
function twoCatalogs() {
  for (const kind of ['Subscription', 'ClusterServiceVersion', 'InstallPlan', 'OperatorGroup']) {
    watched(kind, {});
  }
  watched('CatalogSource', {
    data: [aCatalogSource({ name: 'fast' }), aCatalogSource({ name: 'slow' })],
  });
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const list = (catalog: string, ...names: readonly string[]) =>
    aPackageList(
      ...names.map((name) => {
        const channels = [aRawChannel({ csv: { displayName: name } })];
        return aPackageManifest({ name, catalog, channels });
      }),
    );
  answering(async ({ url }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (!url.includes('/packagemanifests')) return undefined;
    if (!url.includes('catalog%3D')) return list('fast', 'birch', 'dogwood');
    if (url.includes('catalog%3Dfast')) return list('fast', 'birch', 'dogwood');
    await gate;
    return list('slow', 'aspen', 'cedar');
  });
  return { open };
}

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  layOut();
});

const show = () =>
  renderAt('/operator-hub-catalog/all-namespaces', <CatalogPage />, patterns.catalog);

it('waits for all fast catalogs before the first tile', async () => {
  const { open } = twoCatalogs();
  show();
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(shownPackages()).toEqual([]);
  expect(screen.getByRole('status', { name: 'Loading Operators' })).toBeVisible();
  open();
  await waitFor(() => {
    expect(shownPackages()).toEqual(['aspen', 'birch', 'cedar', 'dogwood']);
  });
});

it('keeps the place of each tile when a slow catalog answers, until the view changes', async () => {
  const { open } = twoCatalogs();
  show();
  await waitFor(() => {
    expect(shownPackages()).toEqual(['birch', 'dogwood']);
  });
  open();
  await waitFor(() => {
    expect(shownPackages()).toEqual(['birch', 'dogwood', 'aspen', 'cedar']);
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name');
  await waitFor(() => {
    expect(shownPackages()).toEqual(['aspen', 'birch', 'cedar', 'dogwood']);
  });
});

it('moves no tile by the notice of a catalog that fails later', async () => {
  let fail: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    fail = resolve;
  });
  answering(({ url }) =>
    url.includes('catalog%3Dslow')
      ? gate.then(() => {
          throw Object.assign(new Error('no index'), { code: 500, json: {} });
        })
      : undefined,
  );
  twoCatalogs();
  show();
  await waitFor(() => {
    expect(shownPackages()).toEqual(['birch', 'dogwood']);
  });
  fail();
  const notice = await screen.findByText(/Unable to load catalog/);
  expect(notice.closest('.operator-hub__late-notice')).not.toBeNull();
});

it('puts the packages of a failed catalog in order when the user loads it again', async () => {
  let isBroken = true;
  answering(({ url }) => {
    if (!isBroken || !url.includes('catalog%3Dslow')) return undefined;
    throw Object.assign(new Error('no index'), { code: 500, json: {} });
  });
  twoCatalogs().open();
  show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => {
    expect(shownPackages()).toEqual(['birch', 'dogwood']);
  });
  isBroken = false;
  await userEvent.click(retry);
  await waitFor(() => {
    expect(shownPackages()).toEqual(['aspen', 'birch', 'cedar', 'dogwood']);
  });
});
