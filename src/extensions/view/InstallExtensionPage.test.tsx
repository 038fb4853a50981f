import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { patterns, routes } from '~/routes';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import InstallExtensionPage from './InstallExtensionPage';

const SCHEMA = {
  components: {
    schemas: {
      extension: {
        properties: { spec: { properties: { namespace: {} }, required: ['namespace'] } },
        'x-kubernetes-group-version-kind': [
          { group: 'olm.operatorframework.io', version: 'v1', kind: 'ClusterExtension' },
        ],
      },
    },
  },
};

/** The second channel has a name that the API rejects. */
const contentOf = (...versions: readonly string[]) =>
  [
    { schema: 'olm.package', name: 'quill', defaultChannel: 'stable' },
    { schema: 'olm.channel', package: 'quill', name: 'Beta_1', entries: [] },
    {
      schema: 'olm.channel',
      package: 'quill',
      name: 'stable',
      entries: versions.map((version) => ({ name: `quill.v${version}` })),
    },
    ...versions.map((version) => ({
      schema: 'olm.bundle',
      package: 'quill',
      name: `quill.v${version}`,
      properties: [
        { type: 'olm.package', value: { packageName: 'quill', version } },
        {
          type: 'olm.csv.metadata',
          value: { installModes: [{ type: 'AllNamespaces', supported: true }] },
        },
      ],
    })),
  ]
    .map((object) => JSON.stringify(object))
    .join('\n');

type Cluster = {
  /** `null`: catalogd answers "not found". */
  readonly content: string | null;
  /** The namespaces of the releases whose CRDs still exist. */
  readonly remains?: readonly string[];
};

function open({ content, remains = [] }: Cluster) {
  servingGroups([OLM_V1, 'packages.operators.coreos.com/v1']);
  watched('ClusterCatalog', { data: [aClusterCatalog()] });
  watched('ClusterExtension', { data: [anExtension()] });
  watched('ClusterServiceVersion', { data: [] });
  watched('Project', {
    data: [{ metadata: { name: 'going' }, status: { phase: 'Terminating' } }],
  });
  answering(({ url, method }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (url.includes('/openapi/')) return SCHEMA;
    if (url.includes('/customresourcedefinitions')) {
      return { items: remains.map((namespace) => crdIn(namespace)) };
    }
    if (url.includes('dryRun=All')) return {};
    if (url.endsWith('/all') && content !== null) return content;
    if (method === 'POST') return {};
    throw Object.assign(new Error('no'), { code: 404, json: {} });
  });
  renderAt(
    routes.installExtension('acme', 'quill'),
    <InstallExtensionPage />,
    patterns.installExtension,
  );
}

const crdIn = (namespace: string) => ({
  metadata: {
    name: 'quills.example.com',
    labels: {
      'olm.operatorframework.io/owner-kind': 'ClusterExtension',
      'olm.operatorframework.io/owner-name': 'quill',
    },
    annotations: { 'meta.helm.sh/release-namespace': namespace },
  },
});

beforeEach(() => {
  queryClient.clear();
});

describe('the page that installs an extension', () => {
  it('tries a content three times, and then installs an unknown version only after a confirmation', async () => {
    open({ content: null });
    const title = 'Catalog acme is unavailable';
    expect(await screen.findByText(title)).toBeVisible();
    expect(
      requests().filter(
        ({ url, method }) => url === '/api/catalogd/catalogs/acme/api/v1/all' && method === 'GET',
      ),
    ).toHaveLength(3);
    const install = screen.getByRole('button', { name: 'Install' });
    expect(install).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Install anyway' }));
    await waitFor(() => {
      expect(install).toBeEnabled();
    });
  });

  it('offers the range with the pre-releases if no other version matches', async () => {
    open({ content: contentOf('1.0.0-rc.1', '1.0.0-rc.2') });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Version' }), '>=1.0.0');
    expect(await screen.findByText('2 pre-releases excluded')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Select >=1.0.0-0' }));
    expect(await screen.findByRole('button', { name: 'Install 1.0.0-rc.2' })).toBeVisible();
  });

  it('names webhooks as the reason before OpenShift 4.21', async () => {
    answering(({ url }) =>
      url.includes('/clusterversions/version')
        ? { status: { desired: { version: '4.20.3' }, history: [] } }
        : undefined,
    );
    const content = contentOf('1.0.0').replace('"installModes"', '"webhookdefinitions":[{}],$&');
    open({ content });
    expect(
      await screen.findByText('Operators with webhooks require OpenShift 4.21 or later.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Install/ })).toBeDisabled();
  });

  it('states why a channel cannot be selected', async () => {
    open({ content: contentOf('1.0.0') });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Channel stable (default channel)' }),
    );
    const option = screen.getByRole('option', { name: /^Beta_1.*only lowercase letters/ });
    await userEvent.click(option);
    expect(screen.getByRole('button', { name: 'Channel stable (default channel)' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'Any channel' }));
    expect(screen.getByRole('button', { name: 'Channel Any channel' })).toBeVisible();
  });

  it.each([
    ['takes over', 'quill', 'OLM takes over existing resources'],
    ['conflicts with', 'elsewhere', 'Resources already exist'],
  ])('%s resources of a deleted extension in namespace %s', async (_what, namespace, title) => {
    open({ content: contentOf('1.0.0'), remains: [namespace] });
    const notice = await screen.findByText(title);
    const alert = notice.closest<HTMLElement>('.pf-v6-c-alert');
    expect(alert && within(alert).getByText('quills.example.com')).toBeVisible();
  });

  it('names what is deprecated, and the versions that are not requested', async () => {
    const deprecations = {
      ...{ schema: 'olm.deprecations', package: 'quill' },
      entries: [
        { reference: { schema: 'olm.package' }, message: 'No longer maintained' },
        { reference: { schema: 'olm.bundle', name: 'quill.v1.0.0' }, message: 'Other version' },
      ],
    };
    open({ content: `${contentOf('1.0.0', '2.0.0')}\n${JSON.stringify(deprecations)}` });
    expect(await screen.findByText('Package deprecated: No longer maintained')).toBeVisible();
    expect(screen.queryByText(/Other version/)).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Version' }));
    await userEvent.click(screen.getByRole('option', { name: '2.0.0' }));
    expect(await screen.findByText('Not requested')).toBeVisible();
    expect(screen.queryByText('Outside the range')).toBeNull();
  });

  it('offers the installation by OLM v0 for a package that OLM v1 does not support', async () => {
    answering(({ url }) =>
      url.includes('/packagemanifests')
        ? {
            items: [
              {
                metadata: { name: 'quill', namespace: 'olm' },
                status: {
                  ...{ packageName: 'quill', catalogSource: 'acme', catalogSourceNamespace: 'olm' },
                  channels: [
                    {
                      name: 'stable',
                      currentCSV: 'quill.v1.0.0',
                      currentCSVDesc: { version: '1.0.0' },
                    },
                  ],
                },
              },
            ],
          }
        : undefined,
    );
    open({ content: contentOf('1.0.0').replace('AllNamespaces', 'MultiNamespace') });
    expect(await screen.findByRole('link', { name: 'Install with OLM v0' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Install 1.0.0' })).toBeDisabled();
  });

  it('rejects a namespace that is terminating', async () => {
    open({ content: contentOf('1.0.0') });
    const field = await screen.findByRole('textbox', { name: 'Namespace' });
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Install 1.0.0' })).toBeEnabled();
    });
    await userEvent.clear(field);
    await userEvent.type(field, 'going');
    expect(await screen.findByText('Namespace going is terminating')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Install 1.0.0' })).toBeDisabled();
  });
});
