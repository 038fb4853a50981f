import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import { queryClient } from '~/kube/queryClient';
import { answering, OLM_V1, servingGroups, watched } from '~/test/consoleSdk';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { patterns } from '~/routes';
import { ExtensionWithInstances as ExtensionPage } from '~/start/ExtensionWithInstances';

const NO_PATH =
  'error upgrading from currently installed version "1.1.0": no bundles found for package "acme-store"';
const NO_RANGE = 'no bundles found for package "acme-store" matching version ">=0.1.0"';

type Cluster = {
  readonly retrying?: string;
  readonly installed?: string | null;
  readonly version?: string;
  readonly catalogs?: readonly ClusterCatalog[];
  /** Of the catalog, from the query endpoint. */
  readonly content?: readonly object[];
  readonly deletedAt?: string;
};

function open({ catalogs = [aClusterCatalog()], content = [], deletedAt, ...said }: Cluster) {
  servingGroups([OLM_V1, 'packages.operators.coreos.com/v1']);
  const extension = anExtension(said);
  const { metadata } = extension;
  const deletionTimestamp = deletedAt === undefined ? {} : { deletionTimestamp: deletedAt };
  watched('ClusterExtension', {
    data: [{ ...extension, metadata: { ...metadata, ...deletionTimestamp } }],
  });
  watched('ClusterCatalog', { data: catalogs });
  watched('Deployment', { data: [] });
  watched('Pod', { data: [] });
  answering(({ url }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (url.includes('/packagemanifests')) return { items: [aPackage()] };
    return url.includes('/metas')
      ? content.map((one) => JSON.stringify(one)).join('\n')
      : undefined;
  });
  renderAt(
    '/operator-hub-installed/all-namespaces/~v1/acme-store',
    <ExtensionPage />,
    patterns.extension,
  );
}

const aPackage = () => ({
  metadata: { name: 'acme-store', namespace: 'olm' },
  status: {
    packageName: 'acme-store',
    catalogSource: 'acme',
    catalogSourceNamespace: 'olm',
    defaultChannel: 'stable',
    channels: [
      { name: 'stable', currentCSV: 'acme-store.v1.1.0', currentCSVDesc: { version: '1.1.0' } },
    ],
  },
});

const disabled = (name: string): ClusterCatalog => {
  const catalog = aClusterCatalog(name, 'False');
  return { ...catalog, spec: { ...catalog.spec, availabilityMode: 'Unavailable' } };
};

const status = () => screen.findByRole('region', { name: 'Status' });

beforeEach(() => {
  queryClient.clear();
});

describe('the page of an extension names the cause', () => {
  it('a disabled catalog, and offers to enable it', async () => {
    open({ retrying: NO_PATH, catalogs: [disabled('acme')] });
    expect(await within(await status()).findByText('Catalog acme is unavailable')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enable acme' })).toBeVisible();
    expect(screen.queryByText(/^No update path/)).toBeNull();
  });

  it('offers to enable a disabled catalog beside others', async () => {
    open({ retrying: NO_PATH, catalogs: [aClusterCatalog(), disabled('off')] });
    // It is the cause as soon as the content of the other catalog is known.
    expect(await screen.findAllByText('Package no longer in the catalog')).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Enable off' })).toBeVisible();
  });

  it('a catalog that no longer has the package', async () => {
    open({ retrying: NO_PATH });
    const title = 'Package no longer in the catalog';
    expect(await within(await status()).findByText(title)).toBeVisible();
    const facts = within(screen.getByRole('list', { name: 'Summary' }));
    expect(facts.getByText(title)).toBeVisible();
    expect(screen.getByText('acme-store: acme')).toBeVisible();
  });

  it('pre-releases that a range excludes', async () => {
    const version = '0.2.0-beta.1';
    open({
      retrying: NO_RANGE,
      installed: null,
      version: '>=0.1.0',
      content: [
        { schema: 'olm.package', name: 'acme-store', defaultChannel: 'stable' },
        {
          ...{ schema: 'olm.channel', package: 'acme-store', name: 'stable' },
          entries: [{ name: 'acme-store.beta' }],
        },
        {
          ...{ schema: 'olm.bundle', package: 'acme-store', name: 'acme-store.beta' },
          properties: [{ type: 'olm.package', value: { packageName: 'acme-store', version } }],
        },
      ],
    });
    expect(await screen.findByText('1 pre-release excluded')).toBeVisible();
  });

  it('a version that no catalog has, without disabled catalogs as the remedy', async () => {
    const retrying = 'no bundles found for package "acme-store" matching version ">9.0.0"';
    const catalogs = [aClusterCatalog(), disabled('off')];
    open({ retrying, installed: null, version: '>9.0.0', catalogs });
    const card = within(await status());
    expect(card.getByRole('button', { name: 'Edit version and catalog' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Enable off' })).toBeNull();
  });

  it('a package that no catalog has, and offers disabled catalogs', async () => {
    const catalogs = [aClusterCatalog(), disabled('off')];
    open({ retrying: 'no bundles found for package "acme-store"', installed: null, catalogs });
    expect(await within(await status()).findByRole('button', { name: 'Enable off' })).toBeVisible();
  });

  it('failing pods, since the Deployment is unavailable', async () => {
    const kind = 'olm.operatorframework.io/owner-kind';
    const owner = {
      [kind]: 'ClusterExtension',
      'olm.operatorframework.io/owner-name': 'acme-store',
    };
    const at = (lastTransitionTime: string) => ({ status: 'False', lastTransitionTime });
    open({});
    watched('Deployment', {
      data: [
        {
          metadata: { name: 'store', namespace: 'acme', labels: owner },
          spec: { replicas: 1 },
          status: {
            conditions: [
              { type: 'Progressing', ...at('2026-11-20T12:10:00Z') },
              { type: 'Available', ...at('2026-11-20T12:00:00Z') },
            ],
          },
        },
      ],
    });
    const sentence = await within(await status()).findByText(/^Since/);
    expect(sentence).toHaveTextContent(/^Since Nov 20, 2026, \d+:00:00.[AP]M or earlier$/);
  });

  it('no catalog, beside a ready Operator whose updates cannot be paused', async () => {
    open({ catalogs: [] });
    expect(await within(await status()).findByText('No catalog found')).toBeVisible();
    const facts = within(screen.getByRole('list', { name: 'Summary' }));
    expect(facts.getByText('Ready')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pause updates/ })).toBeNull();
  });

  it('a catalog that does not exist', async () => {
    const extension = anExtension();
    const selector = { matchLabels: { 'olm.operatorframework.io/metadata.name': 'gone' } };
    const catalog = { ...extension.spec?.source?.catalog, selector };
    open({ catalogs: [aClusterCatalog()] });
    watched('ClusterExtension', {
      data: [{ ...extension, spec: { ...extension.spec, source: { catalog } } }],
    });
    expect(await screen.findByText('ClusterCatalog gone not found')).toBeVisible();
  });

  it('all broken catalogs, with a way to disable each', async () => {
    const detail =
      'error getting package "acme-store" from catalog "one": catalog "one" is not being served';
    open({
      retrying: `error walking catalogs: ${detail}`,
      catalogs: [aClusterCatalog('one', 'False'), aClusterCatalog('two', 'False')],
    });
    expect(await screen.findByRole('button', { name: 'Disable one' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Disable two' })).toBeVisible();
    expect(within(await status()).getByText('2 catalogs are unavailable')).toBeVisible();
    expect(screen.getByText('one, two')).toBeVisible();
  });

  it('an unsupported bundle, and offers to install with OLM v0', async () => {
    open({
      retrying: 'unsupported bundle: apiServiceDefinitions are not supported',
      installed: null,
    });
    const link = await screen.findByRole('link', { name: 'Install with OLM v0' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/olm~acme~acme-store\/install$/));
    expect(screen.queryByRole('link', { name: 'Edit YAML' })).toBeNull();
  });

  it('a deletion, whoever started it', async () => {
    open({ deletedAt: '2026-11-28T12:00:00Z' });
    const facts = within(await screen.findByRole('list', { name: 'Summary' }));
    expect(facts.getByText('Uninstalling')).toBeVisible();
    expect(facts.queryByText('Ready')).toBeNull();
  });
});
