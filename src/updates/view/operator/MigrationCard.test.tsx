import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { reviewing } from '~/test/accessReviews';
import { aCatalogSource, aCsv, anOperatorGroup, aSubscription } from '~/test/builders';
import { answering, OLM_V1, servingGroups, watched } from '~/test/consoleSdk';
import { anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { updateDetails } from '~/test/updateBuilders';
import { MigrationCard } from './MigrationCard';

const API = {
  paths: { '/apis/olm.operatorframework.io/v1/clusterobjectsets': {} },
  components: {
    schemas: {
      any: {
        properties: { spec: { properties: {} } },
        'x-kubernetes-group-version-kind': [
          { group: 'olm.operatorframework.io', version: 'v1', kind: 'ClusterExtension' },
        ],
      },
    },
  },
};

const subscription = aSubscription({
  status: { installedCSV: 'quill.v1.0.0', state: 'AtLatestKnown' },
});

const details = updateDetails({
  subscription,
  csvs: [aCsv({ spec: { installModes: [{ type: 'AllNamespaces', supported: true }] } })],
  operatorGroups: [anOperatorGroup()],
});

beforeEach(() => {
  servingGroups([OLM_V1]);
  watched('Subscription', { data: [subscription] });
  watched('ClusterExtension', { data: [] });
  watched('CatalogSource', {
    data: [aCatalogSource({ spec: { sourceType: 'grpc', image: 'a:1' } })],
  });
});

function aConsole(migrations: unknown) {
  answering(({ url }) => {
    if (url.endsWith('/openapi/v3/apis/olm.operatorframework.io/v1')) return API;
    if (url.includes('/clustercatalogs')) return { items: [] };
    if (url.startsWith('/api/olm/migration/')) return migrations;
    return undefined;
  });
}

async function openReport() {
  renderAt('/', <MigrationCard details={details} subscription={subscription} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Requirements and result' }));
  return screen.findByRole('grid', { name: 'Migration to OLM v1' });
}

describe('the migration to OLM v1', () => {
  it('is not shown without OLM v1', () => {
    servingGroups([]);
    renderAt('/', <MigrationCard details={details} subscription={subscription} />);
    expect(screen.queryByText('Migration to OLM v1')).toBeNull();
  });

  it('shows unmet requirements first, with their reason, and what the Operator would become', async () => {
    reviewing(() => true);
    aConsole('<html>');
    const [, first, second] = within(await openReport()).getAllByRole('row');
    expect(first).toHaveTextContent(/A ClusterCatalog contains .*Not met.*quill stable 1\.0\.0/);
    expect(second).toHaveTextContent(
      /selects all namespaces.*team-a--acknowledge-watch-scope-change/,
    );
    expect(screen.getByText(/cannot take over this Operator: 1 requirement not met/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'ClusterExtension' }));
    expect(await screen.findByText(/packageName: quill/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the migration of the console' })).toBeNull();
  });

  it.each([
    ['subscriptions', /No other Subscription/],
    ['catalogsources', /The CatalogSource/],
  ])(
    'says unknown without permission to list %s in the cluster, and names it',
    async (denied, name) => {
      reviewing(({ resource, namespace }) => resource !== denied || namespace === 'team-a');
      aConsole('<html>');
      const row = within(await openReport()).getByRole('row', { name });
      expect(row).toHaveTextContent('Unknown');
      expect(screen.getByText('Some requirements are unknown')).toBeVisible();
      const permission = new RegExp(`list ${denied}\\.operators\\.coreos\\.com cluster-wide`);
      expect(screen.getByText(permission)).toBeVisible();
    },
  );

  it('leads to the migration of a console that serves it, also an unfinished one', async () => {
    reviewing(() => true);
    aConsole([]);
    const started = anExtension({ name: 'quill' });
    const annotations = { 'olm.operatorframework.io/migrated-from-subscription': 'team-a/quill' };
    watched('ClusterExtension', {
      data: [{ ...started, metadata: { ...started.metadata, annotations } }],
    });
    await openReport();
    expect(
      screen.getByText('The migration to ClusterExtension quill is not finished'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the migration of the console' })).toHaveAttribute(
      'href',
      '/installed-software/all-namespaces/olmv0-operators',
    );
  });
});
