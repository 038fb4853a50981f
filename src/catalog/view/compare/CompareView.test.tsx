import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCatalogSource, anOperatorGroup } from '~/test/builders';
import { answering, watched } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import { packageId } from '~/olm/packages/operatorPackage';
import { CompareBar } from './CatalogComparison';
import { CompareView } from './CompareView';

const keyOf = (packageName: string) => ({
  catalogNamespace: 'openshift-marketplace',
  catalog: 'community-operators',
  packageName,
});
const quill = aPackageManifest();
const brush = aPackageManifest({
  name: 'brush',
  channels: [
    aRawChannel({
      csv: { displayName: 'Brush', minKubeVersion: '1.30.0' },
      annotations: { capabilities: 'Auto Pilot', createdAt: '2026-06-30T12:04:48Z' },
    }),
  ],
});
const onRemove = vi.fn();
const onBack = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  for (const kind of ['Subscription', 'ClusterServiceVersion', 'InstallPlan']) watched(kind, {});
  watched('OperatorGroup', { data: [anOperatorGroup()] });
  watched('CatalogSource', { data: [aCatalogSource()] });
  answering(({ url }) => {
    if (!url.includes('/packagemanifests')) return undefined;
    if (url.includes('ghost')) return aPackageList();
    return aPackageList(url.includes('brush') ? brush : quill);
  });
});

function compare(...names: readonly string[]) {
  compareAt('', ...names);
}

function compareAt(query: string, ...names: readonly string[]) {
  const view = (
    <CompareView keys={names.map(keyOf)} scope={null} onRemove={onRemove} onBack={onBack} />
  );
  renderAt(`/operator-hub-catalog/all-namespaces${query}`, view);
}

const cellsOf = async (name: RegExp) => {
  await screen.findByText('Brush');
  const row = screen.getByRole('row', { name });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('The comparison', () => {
  it('has a column per package and marks differences', async () => {
    compare('quill', 'brush');
    expect(await cellsOf(/Kubernetes version/)).toEqual(['–', '1.30.0']);
    expect(await cellsOf(/Capability level/)).toEqual(['Basic install', 'Auto pilot']);
    expect(await cellsOf(/Created/)).toContain('Jun 30, 2026');
    expect(screen.getAllByRole('link', { name: 'Install' })).toHaveLength(2);
    const same = screen.getByRole('row', { name: /Provider/ });
    expect(within(same).queryByText('Different')).toBeNull();
    const different = screen.getByRole('row', { name: /Capability level/ });
    expect(within(different).getByText('Different')).toBeVisible();
  });

  it('can hide equal rows', async () => {
    compare('quill', 'brush');
    await screen.findByText('Brush');
    await userEvent.click(screen.getByRole('switch', { name: 'Show only differences' }));
    expect(screen.queryByRole('row', { name: /Provider/ })).toBeNull();
    expect(screen.getByRole('row', { name: /Capability level/ })).toBeVisible();
  });

  it('hides equal rows if the URL says so', async () => {
    compareAt('?only=differences', 'quill', 'brush');
    await screen.findByText('Brush');
    expect(screen.getByRole('switch', { name: 'Show only differences' })).toBeChecked();
    expect(screen.queryByRole('row', { name: /Provider/ })).toBeNull();
  });

  it('shows the others if one does not exist', async () => {
    compare('ghost', 'brush');
    expect(await screen.findByText(/Operator ghost: Not found/)).toBeVisible();
    expect(await cellsOf(/Kubernetes version/)).toEqual(['–', '1.30.0']);
  });

  it('removes a package and returns', async () => {
    compare('quill', 'brush');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove brush from comparison' }),
    );
    expect(onRemove).toHaveBeenCalledWith(keyOf('brush'));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the catalog' }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});

describe('The bar of selected packages', () => {
  const onOpen = vi.fn();
  const bar = (...packages: readonly string[]) => {
    const names = new Map([[packageId(keyOf('quill')), 'Quill']]);
    const keys = packages.map(keyOf);
    renderAt('/', <CompareBar keys={keys} names={names} onOpen={onOpen} onRemove={onRemove} />);
  };

  it('is not shown without a selection', () => {
    bar();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('requests another one', async () => {
    bar('quill');
    const button = screen.getByRole('button', { name: 'Select another Operator to compare' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('names them, removes one and opens the comparison', async () => {
    bar('quill', 'brush');
    await userEvent.click(screen.getByRole('button', { name: /Remove Quill from comparison/ }));
    expect(onRemove).toHaveBeenCalledWith(keyOf('quill'));
    expect(screen.getByText(packageId(keyOf('brush')))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Compare 2 selected' }));
    expect(onOpen).toHaveBeenCalledOnce();
  });
});
