import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { watched } from '~/test/consoleSdk';
import { SETTLED, anInstalledQuill, openAt } from '~/test/operatorPage';
import { OperatorWithInstances as OperatorPage } from '~/start/OperatorWithInstances';

const open = (tab?: string, name?: string) => openAt(<OperatorPage />, tab, name);

const WAITING = {
  ...SETTLED,
  currentCSV: 'quill.v1.1.0',
  state: 'UpgradePending',
  installPlanRef: { name: 'install-abcde' },
};

const condition = (type: string) => ({ type, status: 'True', message: `${type} because` });

beforeEach(anInstalledQuill);

const status = () => within(screen.getByRole('region', { name: 'Status' }));

describe('the page of a healthy Operator', () => {
  it('shows that in its head, without installation progress', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Quill' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Summary' })).getByText('Ready')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Status' })).toBeNull();
  });

  it('links to all actions', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit settings',
      'View in catalog',
      'View Subscription',
      'View CSV',
      'Reinstall an earlier version',
      'Uninstall Operator',
    ]);
  });

  it('shows each level of deprecation separately (SU-013)', async () => {
    const conditions = [condition('PackageDeprecated'), condition('BundleDeprecated')];
    const subscription = aSubscription({ status: { ...SETTLED, conditions } });
    watched('Subscription', { data: [subscription] });
    await open();
    expect(screen.getByText('Deprecated package')).toBeVisible();
    expect(screen.getByText('Deprecated version')).toBeVisible();
    expect(screen.queryByText('Deprecated channel')).toBeNull();
    expect(screen.getByText('BundleDeprecated because')).toBeVisible();
  });

  it('shows its installation, and what blocks its updates (IN-019)', async () => {
    const spec = {
      name: 'nib',
      source: 'community-operators',
      sourceNamespace: 'openshift-marketplace',
      installPlanApproval: 'Manual',
    } as const;
    const nib = aSubscription({ name: 'nib', spec });
    watched('Subscription', { data: [aSubscription({ status: SETTLED }), nib] });
    await open();
    const facts = within(screen.getByRole('region', { name: 'Installation' }));
    expect(facts.getByText('Community Operators')).toBeVisible();
    expect(facts.getByText('quill.v1.0.0')).toBeVisible();
    expect(facts.getByText('team-a')).toBeVisible();
    expect(facts.getByRole('link', { name: 'nib' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/nib',
    );
  });
});

describe('the page of a pending or failing Operator', () => {
  it('has one primary button for an available update', async () => {
    watched('Subscription', { data: [aSubscription({ status: WAITING })] });
    watched('InstallPlan', {
      data: [anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v1.1.0'] } })],
    });
    await open();
    expect(screen.getByRole('link', { name: 'Review update to 1.1.0' })).toHaveAttribute(
      'href',
      '/operator-hub-updates/ns/team-a?plan=team-a%2Finstall-abcde',
    );
    expect(screen.queryByRole('region', { name: 'Status' })).toBeNull();
  });

  it('shows the problem and its remedy if OLM reports nothing', async () => {
    watched('OperatorGroup', {});
    watched('Subscription', { data: [aSubscription()] });
    watched('ClusterServiceVersion', {});
    await open();
    expect(status().getAllByText(/^No OperatorGroup/).length).toBeGreaterThan(0);
    const stages = status().getByRole('list', { name: 'Installation progress' });
    expect(
      within(stages)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Catalog/), expect.stringMatching(/^Ready/)]),
    );
    expect(status().getByRole('button', { name: /Create OperatorGroup/ })).toBeVisible();
    expect(status().getByRole('link', { name: /Subscription quill in team-a/ })).toBeVisible();
  });

  it('explains the OLM message, and can show it', async () => {
    const message = 'installing: deployment changed old hash=a, new hash=b';
    const failed = { phase: 'Failed', reason: 'InstallCheckFailed', message };
    watched('ClusterServiceVersion', { data: [aCsv({ status: failed })] });
    await open();
    expect(status().getAllByText('Failed').length).toBeGreaterThan(0);
    const words = status().queryByRole('button', { name: 'OLM message' });
    if (words !== null) await userEvent.click(words);
    expect(status().getByText(new RegExp('deployment changed old hash'))).toBeVisible();
  });

  it('names the permissions for unknown data', async () => {
    const error = Object.assign(new Error('forbidden'), { code: 403 });
    watched('InstallPlan', { data: undefined, loaded: false, error });
    await open();
    const line = screen.getByRole('button', { name: 'Some data could not be loaded' });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line);
    expect(screen.getByText(/list installplans\.operators\.coreos\.com/)).toBeVisible();
  });

  it('warns if they might explain a problem', async () => {
    const error = Object.assign(new Error('forbidden'), { code: 403 });
    watched('OperatorGroup', { data: undefined, loaded: false, error });
    const failed = { phase: 'Failed', reason: 'NoOperatorGroup', message: 'no group' };
    watched('ClusterServiceVersion', { data: [aCsv({ status: failed })] });
    await open();
    expect(screen.getByText(/list operatorgroups\.operators\.coreos\.com/)).toBeVisible();
  });
});

describe('an unknown name', () => {
  it('links to the namespaces where it is installed', async () => {
    watched('Subscription', { data: [aSubscription({ namespace: 'team-b', status: SETTLED })] });
    watched('ClusterServiceVersion', {});
    await open();
    expect(screen.getByText('Operator quill not found in team-a')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'quill in team-b' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-b/quill',
    );
  });

  it('links to the list if it is not installed', async () => {
    await open(undefined, 'ghost');
    expect(screen.getByText(/might have been uninstalled/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View installed Operators' })).toBeVisible();
  });
});

describe('the tabs', () => {
  it('have URLs', async () => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'YAML' }));
    expect(screen.getByRole('tab', { name: 'YAML' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'APIs' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/quill/apis',
    );
  });

  it('show the overview for an unknown tab', async () => {
    await open('nonsense');
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });
});
