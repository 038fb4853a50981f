import { gzipSync } from 'node:zlib';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { patterns } from '~/routes';
import UpdatesPage from '~/updates/view/UpdatesPage';

const REVIEW = '/operator-hub-updates/all-namespaces?extension=acme-store&to=';

function objectsOf(verb: string, isNew: boolean): string {
  const role = { name: isNew ? 'store-b2' : 'store-a1' };
  return [
    {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRole',
      metadata: role,
      rules: [{ apiGroups: ['apps'], resources: ['deployments'], verbs: [verb] }],
    },
    {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: role,
      roleRef: { kind: 'ClusterRole', ...role },
      subjects: [{ kind: 'ServiceAccount', name: 'store', namespace: 'acme' }],
    },
    ...(isNew
      ? [
          {
            apiVersion: 'apiextensions.k8s.io/v1',
            kind: 'CustomResourceDefinition',
            metadata: { name: 'stores.example.com' },
          },
        ]
      : []),
  ]
    .map((object) => `---\n${JSON.stringify(object)}\n`)
    .join('');
}

/** As helm-operator-plugins stores it. */
function revision(number: number, version: string, manifest: string) {
  const labels = {
    'olm.operatorframework.io/bundle-name': `acme-store.v${version}`,
    'olm.operatorframework.io/bundle-version': version,
  };
  const content = gzipSync(JSON.stringify({ version: number, manifest, info: {}, labels }));
  return {
    metadata: {
      name: `sh.helm.release.v1.acme-store.v${number}`,
      namespace: 'olm',
      labels: { name: 'acme-store', owner: 'operator-controller', type: 'index' },
    },
    data: { chunk: content.toString('base64'), extraChunks: btoa('[]') },
  };
}

const REVISIONS = [
  revision(1, '1.0.0', objectsOf('delete', false)),
  revision(2, '1.1.0', objectsOf('get', true)),
];

/** @param revisions `null`: the user has no permission to list Secrets */
function open(revisions: readonly object[] | null = REVISIONS, to = '1.0.0', content = '') {
  servingGroups([OLM_V1]);
  watched('ClusterExtension', { data: [anExtension({ version: '1.1.0' })] });
  watched('ClusterCatalog', { data: [aClusterCatalog()] });
  watched('Deployment', { data: [] });
  answering(({ url, method }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (url.includes('/secrets?') && revisions !== null) return { items: revisions };
    if (url.includes('/secrets?')) throw Object.assign(new Error('no'), { code: 403, json: {} });
    if (url.includes('/metas') && content !== '') return content;
    if (method === 'PATCH') return anExtension();
    throw Object.assign(new Error('no'), { code: 404, json: {} });
  });
  return renderAt(REVIEW + to, <UpdatesPage />, patterns.updates);
}

/** No version of it replaces 1.1.0. */
const CONTENT = [
  { schema: 'olm.package', name: 'acme-store', defaultChannel: 'stable' },
  {
    schema: 'olm.channel',
    package: 'acme-store',
    name: 'stable',
    entries: [{ name: 'acme-store.v1.1.0' }, { name: 'acme-store.v2.0.0' }],
  },
  ...['1.1.0', '2.0.0'].map((version) => ({
    schema: 'olm.bundle',
    package: 'acme-store',
    name: `acme-store.v${version}`,
    properties: [{ type: 'olm.package', value: { packageName: 'acme-store', version } }],
  })),
]
  .map((object) => JSON.stringify(object))
  .join('\n');

const sent = () =>
  requests().filter(({ method, url }) => method === 'PATCH' && !url.includes('dryRun'));

describe('the review of an earlier version of an extension', () => {
  it('compares the revisions that OLM applied, without the names that OLM generates', async () => {
    open();
    // The decoder is loaded first.
    const source = await screen.findByText(/earlier revision that OLM applied/, {});
    expect(source).toBeVisible();
    expect(screen.getByText('OLM deletes 1 CRD')).toBeVisible();
    expect(screen.getByText('stores.example.com')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /^Permissions/ }));
    const rules = await screen.findByRole('grid', { name: /Newly allowed/ });
    expect(within(rules).getByText('delete')).toBeVisible();
    expect(screen.getByRole('grid', { name: /No longer allowed/ })).toBeVisible();
  });

  it('disables checks only after a confirmation, and enables them again by default', async () => {
    open();
    const downgrade = await screen.findByRole('button', { name: 'Downgrade to 1.0.0' });
    await waitFor(() => {
      expect(downgrade).toBeEnabled();
    });
    await userEvent.click(downgrade);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Ignore update paths/ }));
    expect(within(dialog).getByRole('checkbox', { name: /^Enable safety checks/ })).toBeChecked();
    const update = within(dialog).getByRole('button', { name: 'Downgrade to 1.0.0' });
    expect(update).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox'), 'acme-store');
    await userEvent.click(update);
    expect(sent()[0]?.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: '/spec/source/catalog/version', value: '1.0.0' }),
        expect.objectContaining({ value: 'SelfCertified' }),
      ]),
    );
  });

  it('states that no update path leads to the version', async () => {
    open([], '2.0.0', CONTENT);
    expect(await screen.findByText('No update path to 2.0.0')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update to 2.0.0' })).toBeEnabled();
  });

  it('offers to set back a request that OLM rejects', async () => {
    const second = (extension: ReturnType<typeof anExtension>) => ({
      ...extension,
      metadata: { ...extension.metadata, generation: 2 },
      status: {
        ...extension.status,
        conditions: extension.status?.conditions?.map((one) => ({ ...one, observedGeneration: 2 })),
      },
    });
    answering(({ method, url }) => {
      if (method !== 'PATCH' || url.includes('dryRun')) return undefined;
      const retrying =
        'error upgrading from currently installed version "1.1.0": no bundles found for package "acme-store" matching version "2.0.0"';
      watched('ClusterExtension', {
        data: [second(anExtension({ version: '2.0.0', retrying }))],
      });
      return {};
    });
    const { again } = open([], '2.0.0', CONTENT);
    await screen.findByText('No update path to 2.0.0');
    await userEvent.click(screen.getByRole('button', { name: 'Update to 2.0.0' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Update to 2.0.0' }));
    await waitFor(() => {
      expect(sent()).toHaveLength(1);
    });
    again();
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(sent()[1]?.body).toMatchObject([
        { op: 'test', path: '/metadata/generation' },
        { op: 'test', path: '/spec/source/catalog/version', value: '2.0.0' },
        { op: 'replace', path: '/spec/source/catalog/version', value: '1.1.0' },
      ]);
    });
  });

  it('names the missing permission if the revisions cannot be read', async () => {
    open(null);
    expect(await screen.findByText(/permission to list secrets/)).toBeVisible();
    expect(screen.queryByText(/contains only metadata/)).toBeNull();
  });

  it.each([
    ['a source', []],
    ['resources in the revision', [revision(1, '1.0.0', ''), ...REVISIONS.slice(1)]],
  ])('reports what is unknown without %s', async (_name, revisions) => {
    open(revisions);
    expect(await screen.findByText('Catalog content not loaded')).toBeVisible();
    expect(screen.queryByText(/earlier revision that OLM applied/)).toBeNull();
  });
});
