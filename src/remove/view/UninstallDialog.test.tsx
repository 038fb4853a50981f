import axe from 'axe-core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { setRun } from '~/remove/read/removalStore';
import { aCsv } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aClusterOfTwo, openInstalled } from '~/test/installedScreen';
import {
  aServedApi,
  aStoredDefinition,
  anOperand,
  deletions,
  takesDeletions,
} from '~/test/uninstallCluster';

const API = { name: 'quills.example.com', kind: 'Quill', version: 'v1' };
const owned = { customresourcedefinitions: { owned: [API] } };
const dialogOf = async () => within(await screen.findByRole('dialog'));

// Runs remain in the memory of the tab.
afterEach(() => {
  setRun('team-a/quill', null);
});

describe('the uninstall dialog', () => {
  it('shows deleted and remaining resources, and deletes the Subscription before the CSV (UN-005, UN-007)', async () => {
    aClusterOfTwo();
    aServedApi(API, []);
    aStoredDefinition(API);
    takesDeletions();
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    expect(await dialog.findByText('Resources that remain')).toBeVisible();
    expect(
      await dialog.findByText(/CustomResourceDefinitions \(CRDs\): quills.example.com/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Uninstall' }));
    expect(await screen.findByText('Quill uninstalled', {}, { timeout: 15_000 })).toBeVisible();
    expect(deletions()).toEqual(['subscriptions/quill', 'clusterserviceversions/quill.v1.0.0']);
    expect(screen.getByRole('link', { name: 'View leftovers' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/all-namespaces/~leftovers',
    );
  }, 20_000);

  it('deletes the selected operands first, and only those (UN-014)', async () => {
    aClusterOfTwo();
    aServedApi(API, [
      anOperand('blue', { finalizers: ['quill.example.com/backup'] }),
      anOperand('red', { namespace: 'team-b' }),
    ]);
    takesDeletions();
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    const choice = await dialog.findByRole('checkbox', { name: 'Delete 2 instances' });
    expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await userEvent.click(dialog.getByRole('button', { name: 'Uninstall and delete 2 instances' }));
    await waitFor(() => {
      expect(deletions()).toEqual([
        'quills/blue',
        'quills/red',
        'subscriptions/quill',
        'clusterserviceversions/quill.v1.0.0',
      ]);
    });
  });

  it('warns of dependents, and keeps required resources', async () => {
    aClusterOfTwo();
    watched('ClusterServiceVersion', {
      data: [
        aCsv({ spec: owned }),
        aCsv({
          name: 'cache.v1.0.0',
          spec: { displayName: 'Cache', customresourcedefinitions: { required: [API] } },
        }),
      ],
    });
    aServedApi(API, [anOperand('blue')]);
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    expect(await dialog.findByText('Required by 1 installed Operator')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Cache in team-a' })).toBeVisible();
    expect(await dialog.findByText(/Required by: Cache/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Uninstall' })).toBeEnabled();
  });

  it('requires the name before it deletes CRDs with all instances (UN-012)', async () => {
    aClusterOfTwo();
    aServedApi(API, []);
    aStoredDefinition(API);
    takesDeletions();
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    const choice = await dialog.findByRole('checkbox', {
      name: 'Delete 1 CustomResourceDefinition',
    });
    await waitFor(() => {
      expect(choice).toBeEnabled();
    });
    await userEvent.click(choice);
    const button = dialog.getByRole('button', { name: 'Uninstall and delete 1 resource' });
    expect(button).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Type quill to confirm/ }), 'quill');
    expect(button).toBeEnabled();
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('does not start while a namespace with other resources is selected', async () => {
    aClusterOfTwo();
    watched('ClusterServiceVersion', { data: [aCsv({ spec: owned })] });
    aServedApi(API, [anOperand('blue')]);
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    const choice = await dialog.findByRole('checkbox', { name: /^Delete namespace team-a/ });
    await waitFor(() => {
      expect(choice).toBeEnabled();
    });
    await userEvent.click(choice);
    expect(await dialog.findByText(/The namespace contains 1 other resource:/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Uninstall' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Delete 1 instance' }));
    const field = dialog.getByRole('textbox', { name: /Type team-a to confirm/ });
    const button = dialog.getByRole('button', {
      name: 'Uninstall, delete namespace team-a and 1 resource',
    });
    expect(dialog.getByText(/^All resources in namespace team-a are deleted/)).toBeVisible();
    await userEvent.type(field, 'quill');
    expect(button).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'team-a');
    expect(button).toBeEnabled();
  });

  it('removes everything at once, except a namespace with other resources', async () => {
    aClusterOfTwo();
    aServedApi(API, [anOperand('blue')]);
    aStoredDefinition(API);
    takesDeletions();
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    const all = await dialog.findByRole('checkbox', { name: 'Remove everything' });
    await userEvent.click(all);
    const goes = within(dialog.getByTestId('goes'));
    expect(await goes.findByText('1 Quill instance')).toBeVisible();
    expect(await goes.findByText('quills.example.com')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Delete 1 instance' }));
    expect(all).not.toBeChecked();
    expect(goes.queryByText('1 Quill instance')).toBeNull();
    expect(deletions()).toEqual([]);
  });

  it('links from a copied CSV to its original (UN-017)', async () => {
    aClusterOfTwo();
    const { metadata } = aCsv({ namespace: 'team-c', labels: { 'olm.copiedFrom': 'team-a' } });
    const table = {
      kind: 'Table',
      columnDefinitions: [{ name: 'Phase' }],
      rows: [{ cells: ['Succeeded'], object: { metadata } }],
    };
    answering(({ url }) => (url.includes('labelSelector=olm.copiedFrom') ? table : undefined));
    openInstalled('?uninstall=team-c/quill.v1.0.0', 'ns/team-c');
    const dialog = await dialogOf();
    expect(
      await dialog.findByText(/Installed in namespace team-a\. Uninstall the Operator there/),
    ).toBeVisible();
    expect(
      dialog.getByRole('link', { name: 'Uninstall from the original namespace' }),
    ).toHaveAttribute('href', '/operator-hub-installed/ns/team-a?uninstall=team-a%2Fquill.v1.0.0');
  });

  it('reports that no Operator of that name exists', async () => {
    aClusterOfTwo();
    openInstalled('?uninstall=team-a/ghost');
    expect((await dialogOf()).getByText('Operator not installed')).toBeVisible();
  });

  it('deletes nothing when canceled', async () => {
    aClusterOfTwo();
    aServedApi(API, []);
    openInstalled('?uninstall=team-a/quill');
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests().filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});
