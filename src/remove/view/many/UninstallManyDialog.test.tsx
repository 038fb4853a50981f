import axe from 'axe-core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { setRun } from '~/remove/read/removalStore';
import { begunRun } from '~/remove/rules/run/removalRun';
import { aCsv } from '~/test/builders';
import { answering, watched } from '~/test/consoleSdk';
import { aClusterOfTwo, foundRows, openInstalled } from '~/test/installedScreen';
import { aDeletion, afterAll, gone } from '~/test/removalBuilders';
import { aServedApi, anOperand, deletions, takesDeletions } from '~/test/uninstallCluster';

const API = { name: 'quills.example.com', kind: 'Quill', version: 'v1' };
const BASALT = 'team-a/basalt.v2.0.0';
const BOTH = '?uninstall=team-a%2Fquill&uninstall=team-a%2Fbasalt.v2.0.0';
const dialogOf = async () => within(await screen.findByRole('dialog'));
const TIMEOUT = { timeout: 15_000 };

/** Basalt, which has only a CSV, requires an API of Quill. */
function basaltNeedsQuill(): void {
  watched('ClusterServiceVersion', {
    data: [
      aCsv({ spec: { customresourcedefinitions: { owned: [API] } } }),
      aCsv({
        name: 'basalt.v2.0.0',
        spec: { displayName: 'Basalt', customresourcedefinitions: { required: [API] } },
      }),
    ],
  });
}

// Runs remain in the memory of the tab.
afterEach(() => {
  setRun('team-a/quill', null);
  setRun(BASALT, null);
});

describe('several Operators', () => {
  it('are selected in the list', async () => {
    aClusterOfTwo();
    aServedApi(API, []);
    openInstalled();
    await foundRows();
    await userEvent.click(screen.getByRole('checkbox', { name: /Select all/ }));
    await userEvent.click(screen.getByRole('button', { name: '2 selected' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /Uninstall/ }));
    const dialog = await dialogOf();
    expect(dialog.getByText(/^Uninstall 2 Operators?\?$/)).toBeVisible();
    expect(await dialog.findAllByTestId('uninstall-member')).toHaveLength(2);
    expect(dialog.getByText(/CRDs, OperatorGroups, and namespaces remain/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Uninstall only Quill' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a?uninstall=team-a%2Fquill',
    );
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('are uninstalled in the order of dependencies, Subscriptions before CSVs (UN-005)', async () => {
    aClusterOfTwo();
    basaltNeedsQuill();
    aServedApi(API, [anOperand('blue')]);
    answering(({ method, url }) => {
      if (method !== 'DELETE' || !url.endsWith('basalt.v2.0.0')) return undefined;
      watched('ClusterServiceVersion', {
        data: [aCsv({ spec: { customresourcedefinitions: { owned: [API] } } })],
      });
      return {};
    });
    takesDeletions();
    openInstalled(BOTH);
    const dialog = await dialogOf();
    expect(await dialog.findByText(/After these Operators: Basalt/)).toBeVisible();
    const [first, second] = dialog.getAllByTestId('uninstall-row');
    expect(first).toHaveTextContent('Basalt');
    expect(second).toHaveTextContent('Subscription quill');
    await userEvent.click(
      await dialog.findByRole('checkbox', { name: 'Delete instances of all Operators: 1' }),
    );
    const button = dialog.getByRole('button', {
      name: /^Uninstall 2 Operators? and delete 1 instance$/,
    });
    expect(button).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Type 1, the number/ }), '1');
    await userEvent.click(button);
    expect(await dialog.findByText(/waiting until these are deleted: Basalt/)).toBeVisible();
    expect(
      await dialog.findByText(/^2 Operators uninstalled$/, {}, { timeout: 20_000 }),
    ).toBeVisible();
    expect(deletions()).toEqual([
      'clusterserviceversions/basalt.v2.0.0',
      'quills/blue',
      'subscriptions/quill',
      'clusterserviceversions/quill.v1.0.0',
    ]);
  }, 40_000);

  it('do not wait for a failed one, which is retried separately', async () => {
    aClusterOfTwo();
    aServedApi(API, []);
    const server = { isBusy: true };
    answering(({ method, url }) => {
      if (method !== 'DELETE') return undefined;
      if (server.isBusy && url.endsWith('basalt.v2.0.0')) {
        throw Object.assign(new Error('busy'), { code: 500 });
      }
      return {};
    });
    openInstalled(BOTH);
    const dialog = await dialogOf();
    const button = await dialog.findByRole('button', { name: /^Uninstall 2 Operators?$/ });
    await waitFor(() => {
      expect(button).toBeEnabled();
    });
    await userEvent.click(button);
    expect(await dialog.findByText('busy', {}, TIMEOUT)).toBeVisible();
    expect(dialog.getByText('1 Operator stopped at a failed step')).toBeVisible();
    await waitFor(() => {
      expect(deletions()).toContain('subscriptions/quill');
    });
    server.isBusy = false;
    await userEvent.click(dialog.getByRole('button', { name: /^Retry: .*basalt/ }));
    await waitFor(() => {
      expect(deletions().filter((one) => one.endsWith('basalt.v2.0.0'))).toHaveLength(2);
    });
  }, 30_000);

  it('pause when the dialog closes, and are reachable from the list', async () => {
    aClusterOfTwo();
    aServedApi(API, []);
    answering(({ method }) => (method === 'DELETE' ? {} : undefined));
    openInstalled(BOTH);
    const dialog = await dialogOf();
    const button = await dialog.findByRole('button', { name: /^Uninstall 2 Operators?$/ });
    await waitFor(() => {
      expect(button).toBeEnabled();
    });
    await userEvent.click(button);
    await userEvent.click(await dialog.findByRole('button', { name: 'Pause and close' }));
    expect(await screen.findByText(/Uninstall of 2 Operators not complete/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Resume Basalt, Quill' }));
    const again = await dialogOf();
    expect(again.getByText('Uninstall not complete')).toBeVisible();
    expect(again.getByRole('button', { name: 'Resume' })).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Cancel remaining' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.queryByText(/Uninstall of .* not complete/)).toBeNull();
  }, 30_000);

  it('are incomplete while OLM might re-create resources (recording install_automatic)', async () => {
    aClusterOfTwo();
    const steps = [aDeletion({ name: 'quill', stage: 'subscription', uid: null })];
    const begun = begunRun({ id: 'team-a/quill', title: 'Quill' }, steps);
    setRun('team-a/quill', afterAll([...gone('delete/quill'), { kind: 'leave' }], begun));
    openInstalled();
    expect(await screen.findByText(/Uninstall of Quill not complete/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume Quill' })).toBeVisible();
  });

  it('remain without permission, which is named (UN-002)', async () => {
    aClusterOfTwo(({ verb }) => verb === 'list');
    openInstalled(BOTH);
    const dialog = await dialogOf();
    expect(
      await dialog.findByText(/2 Operators cannot be uninstalled here/, {}, TIMEOUT),
    ).toBeVisible();
    expect(dialog.getByText(/delete subscriptions\.operators\.coreos\.com/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Uninstall/ })).toBeNull();
  });
});
