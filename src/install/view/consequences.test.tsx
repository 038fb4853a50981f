import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import {
  aCatalogSource,
  aCsv,
  aSubscription,
  anInstallPlan,
  anOperatorGroup,
} from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { QUILL, anInstallCluster, created, creating } from '~/test/installCluster';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

function open(query = '?mode=OwnNamespace&namespace=team-a') {
  return renderAt(`${routes.install(null, QUILL)}${query}`, <InstallPage />, patterns.install);
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const own = anOperatorGroup({ spec: { targetNamespaces: ['team-a'] } });

describe('the managed namespaces', () => {
  beforeEach(() => {
    anInstallCluster();
    creating();
  });

  it('are all current and later namespaces with all namespaces (OG-019, IN-036)', async () => {
    open('');
    const grantsCard = await section('Scope and permissions');
    expect(grantsCard.getByText(/including namespaces created later/)).toBeVisible();
    expect(grantsCard.getByText(/Namespaced permissions become cluster roles/)).toBeVisible();
  });

  it('are those that the existing OperatorGroup selects', async () => {
    watched('OperatorGroup', { data: [own] });
    open();
    const grantsCard = await section('Scope and permissions');
    expect(
      grantsCard.getByText('team-a only, as specified in OperatorGroup team-a-og.'),
    ).toBeVisible();
    expect(grantsCard.getByText(/might also request cluster-wide permissions/)).toBeVisible();
  });
});

describe('Operators with shared updates', () => {
  const basalt = aSubscription({
    name: 'basalt',
    spec: { name: 'basalt', source: 's', sourceNamespace: 'n', installPlanApproval: 'Manual' },
  });

  beforeEach(() => {
    anInstallCluster();
    creating();
    watched('OperatorGroup', { data: [own] });
    watched('Subscription', { data: [basalt] });
    watched('InstallPlan', { data: [anInstallPlan({ name: 'install-waits' })] });
  });

  it('are named with their pending install plan and links (IN-019, OG-024)', async () => {
    open('?mode=OwnNamespace&namespace=team-a&approval=Automatic');
    const shared = await section('Updated together in team-a');
    expect(shared.getByRole('link', { name: 'basalt' })).toHaveAttribute(
      'href',
      routes.operator('team-a', 'basalt'),
    );
    expect(
      screen.getByText('Operators with manual approval block automatic updates in team-a: basalt'),
    ).toBeVisible();
    expect(await shared.findByRole('link', { name: 'install-waits' })).toHaveAttribute(
      'href',
      routes.plan('team-a', 'install-waits'),
    );
  });

  it('do not exist in the proposed separate namespace (IN-020)', async () => {
    watched('OperatorGroup', { data: [anOperatorGroup({ spec: {} })] });
    open('?mode=AllNamespaces&namespace=team-a');
    const shared = await section('Updated together in team-a');
    await userEvent.click(shared.getByRole('button', { name: 'Install in new namespace quill' }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: /Updated together/ })).not.toBeInTheDocument();
    });
    expect(screen.getAllByTestId('planned-object')[0]).toHaveTextContent('quill');
  });
});

describe('dependencies that OLM installs', () => {
  const pen = { name: 'pens.example.com', version: 'v1', kind: 'Pen' };
  const csvOf = (side: 'owned' | 'required') => ({ customresourcedefinitions: { [side]: [pen] } });
  const quill = aPackageManifest({ channels: [aRawChannel({ csv: csvOf('required') })] });

  function offering(...others: readonly string[]): void {
    const channels = [aRawChannel({ csv: csvOf('owned'), versions: ['0.5.0'] })];
    const list = [quill, ...others.map((name) => aPackageManifest({ name, channels }))];
    answering(({ url }) => (url.includes('/packagemanifests') ? aPackageList(...list) : undefined));
    anInstallCluster();
    creating();
    watched('CatalogSource', { data: [aCatalogSource()] });
    watched('ClusterServiceVersion', {});
    watched('OperatorGroup', { data: [own] });
  }

  const wholeCatalog = () =>
    requests().filter(
      ({ url }) => url.includes('/packagemanifests') && !url.includes('fieldSelector'),
    );

  it('are named with version, catalog, and reason', async () => {
    offering('pen', 'pencil');
    open();
    const found = await section('Dependencies');
    const [install] = await found.findAllByTestId('predicted-install');
    expect(install).toHaveTextContent('pen 0.5.0 (Community Operators, channel stable)');
    expect(install).toHaveTextContent('quill requires API Pen (example.com/v1)');
    expect(install).toHaveTextContent('OLM prefers this package to pencil.');
  });

  it('are a finding with its impact if no package provides them', async () => {
    offering();
    open();
    const found = await section('Validation');
    expect(await found.findByText(/No provider found for API Pen/)).toBeVisible();
    expect(found.getByText(/not the latest version in any channel/)).toBeVisible();
    expect(found.queryByText('No problems found.')).toBeNull();
  });

  describe('that conflict with another OperatorGroup’s APIs (OG-013)', () => {
    const title = 'pen will fail because Pen are already provided in openshift-operators';

    beforeEach(() => {
      offering('pen');
      const annotations = { 'olm.providedAPIs': 'Pen.v1.example.com' };
      const global = anOperatorGroup({ namespace: 'openshift-operators', spec: {} });
      const serving = { ...global, metadata: { ...global.metadata, annotations } };
      watched('OperatorGroup', { data: [own, serving] });
      open();
    });

    const install = () => screen.findByRole('button', { name: 'Install' });

    it('are a finding, which is repeated next to the button', async () => {
      const found = await section('Validation');
      expect(await found.findByText(title)).toBeVisible();
      expect(found.queryByText('No problems found.')).toBeNull();
      expect(found.getByRole('button', { name: 'Install in openshift-operators' })).toBeVisible();
      expect(await install()).toHaveAccessibleDescription(/1 failure is predicted\./);
    });

    it('are installed only after a second step', async () => {
      await (await section('Validation')).findByText(title);
      await userEvent.click(await install());
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(title)).toBeVisible();
      expect(created()).not.toContain('subscriptions');
      await userEvent.click(dialog.getByRole('button', { name: 'Install anyway' }));
      await waitFor(() => {
        expect(created()).toContain('subscriptions');
      });
    });

    it('are not installed if the second step is canceled, and the focus returns', async () => {
      await (await section('Validation')).findByText(title);
      await userEvent.click(await install());
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      expect(await install()).toHaveFocus();
      expect(created()).not.toContain('subscriptions');
    });

    it('can be reviewed without it, because the approval is the second step', async () => {
      await (await section('Validation')).findByText(title);
      await userEvent.click(screen.getByRole('button', { name: 'Review before installing' }));
      await waitFor(() => {
        expect(created()).toContain('subscriptions');
      });
    });
  });

  it('are not listed if the namespace contains them', async () => {
    offering('pen');
    watched('ClusterServiceVersion', {
      data: [aCsv({ name: 'mine.v1.0.0', spec: csvOf('owned') })],
    });
    open();
    const found = await section('Dependencies');
    expect(await found.findByText(/is already provided by mine.v1.0.0/)).toBeVisible();
    expect(found.queryByTestId('predicted-install')).not.toBeInTheDocument();
  });

  it('are searched in the whole catalog only if required', async () => {
    anInstallCluster();
    creating();
    open();
    await section('Scope and permissions');
    expect(screen.queryByRole('region', { name: 'Dependencies' })).toBeNull();
    expect(wholeCatalog()).toEqual([]);
  });
});
