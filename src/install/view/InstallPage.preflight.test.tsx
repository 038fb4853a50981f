import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { patterns, routes } from '~/routes';
import { aCatalogSource, anOperatorGroup } from '~/test/builders';
import { answering, requests, resetCluster, watched } from '~/test/consoleSdk';
import { QUILL, anInstallCluster } from '~/test/installCluster';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

const open = (query = '', scope: string | null = null) =>
  renderAt(`${routes.install(scope, QUILL)}${query}`, <InstallPage />, patterns.install);
const findings = async () =>
  within(await screen.findByRole('list', { name: 'Validation' }, { timeout: 3000 }));
const mode = (name: string) => screen.findByRole('radio', { name });

beforeEach(() => {
  resetCluster();
  queryClient.clear();
});

/** A package that requires a later version of Kubernetes. */
function aDemandingCluster() {
  const csv = { minKubeVersion: '1.99.0' };
  answering(({ url }) => {
    if (url.endsWith('/version')) return { gitVersion: 'v1.36.2' };
    if (url.includes('/packagemanifests')) {
      return aPackageList(aPackageManifest({ channels: [aRawChannel({ csv })] }));
    }
    return undefined;
  });
  anInstallCluster();
}

describe('the preflight', () => {
  it('compares the Kubernetes version when it is known', async () => {
    aDemandingCluster();
    open();
    expect(
      await (await findings()).findByText('The Operator requires Kubernetes 1.99.0'),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Install' })).toBeDisabled();
  });

  it('sends no requests about an inaccessible namespace', async () => {
    const annotations = { 'operatorframework.io/suggested-namespace': 'theirs' };
    answering(({ url }) =>
      url.includes('/packagemanifests')
        ? aPackageList(aPackageManifest({ channels: [aRawChannel({ csv: { annotations } })] }))
        : undefined,
    );
    anInstallCluster(() => false);
    open('', 'team-a');
    await findings();
    const requested = requests().map(({ url }) => url);
    expect(requested.filter((url) => url.includes('/namespaces/theirs'))).toEqual([]);
    expect(requested.filter((url) => url.includes('/namespaces/team-a/packagemani'))).toHaveLength(
      2,
    );
  });

  it('checks quotas and catalogs (IN-044)', async () => {
    anInstallCluster();
    const down = { connectionState: { lastObservedState: 'TRANSIENT_FAILURE' } };
    watched('CatalogSource', { data: [aCatalogSource({ status: down })] });
    const amount = { 'count/subscriptions.operators.coreos.com': '1' };
    const metadata = { name: 'few', namespace: 'team-a' };
    watched('ResourceQuota', {
      data: [{ metadata, spec: { hard: amount }, status: { hard: amount, used: amount } }],
    });
    open('?mode=OwnNamespace&namespace=team-a');
    const list = await findings();
    expect(await list.findByText(/^ResourceQuota few exceeded for count/)).toBeVisible();
    expect(list.getByText('Catalog community-operators is unavailable')).toBeVisible();
  });
});

/** A package with an API, and the answer to the list of CRDs. */
function aCrdCluster(may: (resource: string) => boolean, crds: () => unknown) {
  const owned = [{ name: 'pens.example.com', version: 'v1', kind: 'Pen' }];
  const csv = { customresourcedefinitions: { owned } };
  answering(({ url }) => {
    if (url.includes('/customresourcedefinitions')) return crds();
    if (url.includes('/packagemanifests')) {
      return aPackageList(aPackageManifest({ channels: [aRawChannel({ csv })] }));
    }
    return undefined;
  });
  anInstallCluster(may);
}

describe('the owners of the CRDs', () => {
  const labels = {
    'olm.operatorframework.io/owner-kind': 'ClusterExtension',
    'olm.operatorframework.io/owner-name': 'v1-pens',
  };
  const stored = { items: [{ metadata: { name: 'pens.example.com', labels } }] };

  it('are unknown without the permission to list CRDs', async () => {
    aCrdCluster(
      (resource) => resource !== 'customresourcedefinitions',
      () => stored,
    );
    open('?mode=OwnNamespace&namespace=team-a');
    expect(await screen.findByText('Some checks could not be completed')).toBeVisible();
    expect(
      screen.getByText(/list customresourcedefinitions\.apiextensions\.k8s\.io/),
    ).toBeVisible();
    expect(screen.queryByText('No problems found.')).not.toBeInTheDocument();
    expect(requests().some(({ url }) => url.includes('/customresourcedefinitions'))).toBe(false);
  });

  it('are read before the installation is possible', async () => {
    let send: (answer: unknown) => void = () => undefined;
    aCrdCluster(
      () => true,
      () => new Promise((resolve) => (send = resolve)),
    );
    open('?mode=OwnNamespace&namespace=team-a');
    const install = await screen.findByRole('button', { name: 'Install' });
    expect(install).toBeDisabled();
    expect(screen.queryByText('No problems found.')).not.toBeInTheDocument();
    send(stored);
    expect(
      await (await findings()).findByText('CRDs belong to ClusterExtension v1-pens'),
    ).toBeVisible();
    expect(install).toBeDisabled();
  });
});

describe('a finding with a fix', () => {
  it('changes the form at a click (OG-008)', async () => {
    anInstallCluster();
    watched('OperatorGroup', { data: [anOperatorGroup()] });
    open('?mode=AllNamespaces&namespace=team-a');
    const name = 'Select "One project"';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await mode('One project')).toBeChecked();
    expect(screen.queryByText(/OperatorGroup .* is not compatible/)).toBeNull();
  });

  it('changes an unknown channel to the default one (SU-044)', async () => {
    anInstallCluster();
    open('?channel=gone&version=9.9.9');
    await userEvent.click(await screen.findByRole('button', { name: 'Select channel stable' }));
    expect(screen.queryByText(/Channel gone not found/)).toBeNull();
    // The version of the link remains until the user selects another one.
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('9.9.9');
    await userEvent.click(screen.getByRole('button', { name: 'Select version 1.1.0' }));
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('1.1.0');
  });
});

describe('a project user', () => {
  it('gets a permitted mode and namespace (IN-052)', async () => {
    anInstallCluster((resource) => resource === 'projectrequests');
    open('', 'team-a');
    expect(await mode('One project')).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Installed Namespace' })).toHaveValue('team-a');
  });
});
