import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { queryClient } from '~/kube/queryClient';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { patterns } from '~/routes';
import { ExtensionWithInstances as ExtensionPage } from '~/start/ExtensionWithInstances';

/** Recording v1_weak_service_account. */
const FORBIDDEN =
  'error for resolved bundle "acme-store.v1.1.0" with version "1.1.0": failed to get release state using server-side dry-run: serviceaccounts "store" is forbidden: User "system:serviceaccount:acme:installer" cannot get resource "serviceaccounts" in API group "" in the namespace "acme"';

const CSV = {
  kind: 'ClusterServiceVersion',
  metadata: { name: 'acme-store.v1.1.0' },
  spec: { install: { spec: { deployments: [{ name: 'store' }] } } },
};
const CONTENT = [
  { schema: 'olm.package', name: 'acme-store', defaultChannel: 'stable' },
  {
    schema: 'olm.channel',
    package: 'acme-store',
    name: 'stable',
    entries: [{ name: 'acme-store.v1.1.0' }],
  },
  {
    schema: 'olm.bundle',
    package: 'acme-store',
    name: 'acme-store.v1.1.0',
    properties: [
      { type: 'olm.package', value: { packageName: 'acme-store', version: '1.1.0' } },
      { type: 'olm.bundle.object', value: { data: btoa(JSON.stringify(CSV)) } },
    ],
  },
]
  .map((object) => JSON.stringify(object))
  .join('\n');

type Cluster = {
  readonly content?: string;
  /** What the ServiceAccount is allowed. */
  readonly isAllowed?: (verb: string, resource: string) => boolean;
  readonly hasBinding?: boolean;
};

function open({ content = CONTENT, isAllowed = () => false, hasBinding = false }: Cluster) {
  servingGroups([OLM_V1]);
  const extension = anExtension({ retrying: FORBIDDEN, installed: null });
  watched('ClusterExtension', {
    data: [{ ...extension, metadata: { ...extension.metadata, resourceVersion: '7' } }],
  });
  watched('ClusterCatalog', { data: [aClusterCatalog()] });
  watched('Deployment', { data: [] });
  watched('Pod', { data: [] });
  if (hasBinding) existingBinding();
  answering(({ url, method, body }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (url.endsWith('subjectaccessreviews')) {
      const { verb, resource } = recordIn(recordIn(recordIn(body)['spec'])['resourceAttributes']);
      return { status: { allowed: isAllowed(String(verb), String(resource)) } };
    }
    if (url.includes('/metas')) return content;
    return method === 'GET' ? undefined : extension;
  });
  renderAt(
    '/operator-hub-installed/all-namespaces/~v1/acme-store',
    <ExtensionPage />,
    patterns.extension,
  );
}

/** The binding to cluster-admin that an earlier grant created. */
function existingBinding(): void {
  const binding = {
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'cluster-admin' },
    subjects: [{ kind: 'ServiceAccount', namespace: 'acme', name: 'installer' }],
  };
  answering(({ url, method }) => {
    if (!url.includes('/clusterrolebindings')) return undefined;
    if (method === 'GET') return binding;
    throw Object.assign(new Error('exists'), {
      code: 409,
      json: { kind: 'Status', code: 409, reason: 'AlreadyExists' },
    });
  });
}

const writes = () =>
  requests().filter(({ method, url }) => /POST|PATCH/.test(method) && !/dryRun|reviews$/.test(url));
const sent = () => writes().map(({ method, url }) => `${method} ${url.split('/').at(-1) ?? ''}`);

async function opened(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

beforeEach(() => {
  queryClient.clear();
});

describe('the dialog that grants permissions to an installer', () => {
  it('grants all that the bundle needs except what is granted, and makes OLM try again', async () => {
    open({ isAllowed: (verb, resource) => verb === 'list' && resource === 'deployments' });
    const dialog = await opened('Grant these permissions');
    expect(await within(dialog).findByText(/sufficient for this version/)).toBeVisible();
    expect(within(dialog).getByText('create deployments.apps in namespace acme')).toBeVisible();
    expect(within(dialog).getByText('get serviceaccounts cluster-wide')).toBeVisible();
    expect(
      within(dialog).getByRole('button', { name: '1 permission already granted' }),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Grant these permissions' }));
    await waitFor(() => {
      expect(sent()).toEqual([
        'POST clusterroles',
        'POST clusterrolebindings',
        'POST roles',
        'POST rolebindings',
        'PATCH acme-store',
      ]);
    });
    expect(writes()[0]?.body).toMatchObject({ metadata: { name: 'acme-store-installer-7' } });
    expect(writes()[4]?.body).toEqual([
      { op: 'add', path: '/metadata/annotations', value: { 'operator-hub/retried-at': '7' } },
    ]);
  });

  it('grants only what OLM names if the bundle is not known, and says so', async () => {
    open({ content: '' });
    const dialog = await opened('Grant these permissions');
    expect(await within(dialog).findByText(/one missing permission at a time/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Grant these permissions' }));
    await waitFor(() => {
      expect(sent()).toEqual(['POST clusterroles', 'POST clusterrolebindings', 'PATCH acme-store']);
    });
    expect(writes()[0]?.body).toMatchObject({
      rules: [{ apiGroups: [''], resources: ['serviceaccounts'], verbs: ['get'] }],
    });
  });

  it('lists what earlier grants allow, and grants again what was revoked', async () => {
    const metadata = {
      name: 'acme-store-installer-3',
      annotations: { 'operator-hub/created-for-extension': 'acme-store' },
    };
    const other = { metadata: { name: 'view' } };
    const rules = [{ apiGroups: ['apps'], resources: ['deployments'], verbs: ['create', 'list'] }];
    answering(({ url, method }) => {
      if (method !== 'GET') return undefined;
      if (url.endsWith('/clusterroles')) return { items: [{ metadata }, other] };
      return url.endsWith('/acme-store-installer-3') ? { metadata, rules } : undefined;
    });
    open({ content: '', isAllowed: (verb) => verb === 'list' });
    const dialog = within(await opened('Grant these permissions'));
    await userEvent.click(
      await dialog.findByRole('button', { name: '1 permission already granted' }),
    );
    expect(dialog.getByText('list deployments.apps cluster-wide')).toBeVisible();
    expect(dialog.getByText('get serviceaccounts cluster-wide')).toBeVisible();
    expect(dialog.getByText('create deployments.apps cluster-wide')).toBeVisible();
  });

  it('only makes OLM try again if all permissions are granted', async () => {
    open({ isAllowed: () => true });
    const dialog = await opened('Grant cluster-admin');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(sent()).toEqual(['PATCH acme-store']);
    });
  });

  it('is offered beside a retry if the permission is granted, which the card no longer calls missing', async () => {
    open({ isAllowed: (verb, resource) => verb === 'get' && resource === 'serviceaccounts' });
    const status = within(await screen.findByRole('region', { name: 'Status' }));
    expect(await status.findByText('OLM has not processed this change yet')).toBeVisible();
    expect(status.queryByText('Installer lacks permissions')).toBeNull();
    expect(status.getByRole('button', { name: 'Grant these permissions' })).toBeVisible();
    await userEvent.click(status.getByRole('button', { name: 'Try again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(sent()).toEqual(['PATCH acme-store']);
    });
  });

  it('accepts a binding that exists already', async () => {
    open({ hasBinding: true });
    const dialog = await opened('Grant cluster-admin');
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Grant cluster-admin' }),
    );
    expect(await within(dialog).findByText('Permissions granted')).toBeVisible();
    expect(sent()).toEqual(['POST clusterrolebindings', 'PATCH acme-store']);
  });
});
