import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { queryClient } from '~/kube/queryClient';
import { discovery } from '~/olm/read/discovery';
import { patterns } from '~/routes';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { layOut } from '~/test/cardGrid';
import { PEN_DEFINITION, aPen, aPenCluster } from '~/test/operandBuilders';
import { renderAt } from '~/test/render';
import InstancesPage from './InstancesPage';

const ONE = '/operator-hub-instances/ns/team-a/pens.ink.example.com';

const NO_OPERATOR = 'No installed Operator manages these instances';

beforeEach(() => {
  queryClient.clear();
  layOut();
});

function open(url: string) {
  return renderAt(url, <InstancesPage />, patterns.instances);
}

async function pause(milliseconds: number): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
}

function discoveries(): number {
  return requests().filter(({ url }) => url.endsWith('/api/kubernetes/apis')).length;
}

describe('the instances of all APIs', () => {
  it('are counted before they are watched, and each has a status', async () => {
    aPenCluster([aPen('blue'), aPen('red')]);
    open('/operator-hub-instances/ns/team-a');
    expect(await screen.findByText('2 instances')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Status' })).toBeVisible();
    expect(screen.getAllByText('Ready')).toHaveLength(2);
    expect(requests().some(({ url }) => url.includes('/pens?limit=1'))).toBe(true);
  });

  it('name the permission to list them, and do not report that none exist', async () => {
    aPenCluster([], ['list']);
    open('/operator-hub-instances/ns/team-a');
    await userEvent.click(await screen.findByRole('button', { name: '1 API could not be listed' }));
    expect(
      await screen.findByText(/list pens\.ink\.example\.com in namespace team-a/),
    ).toBeVisible();
    expect(screen.queryByText('No instances found')).toBeNull();
    expect(requests().some(({ url }) => url.includes('/pens'))).toBe(false);
  });

  it('report if none exist', async () => {
    aPenCluster([]);
    open('/operator-hub-instances/ns/team-a');
    expect(await screen.findByText('No instances found')).toBeVisible();
  });

  it('are shown when another user creates the first one', async () => {
    aPenCluster([]);
    // First counted, then watched after the creation.
    watched('Pen', { data: [aPen('blue')] });
    open('/operator-hub-instances/ns/team-a');
    expect(await screen.findByRole('link', { name: 'blue' })).toBeVisible();
  });
});

describe('the instances of ClusterExtensions', () => {
  const labels = {
    'olm.operatorframework.io/owner-kind': 'ClusterExtension',
    'olm.operatorframework.io/owner-name': 'ink-extension',
  };

  function anExtensionCluster(isAllowed: boolean): void {
    servingGroups([OLM_V1]);
    answering(({ url, body }) => {
      const { resource } = recordIn(recordIn(recordIn(body)['spec'])['resourceAttributes']);
      if (resource === 'customresourcedefinitions') return { status: { allowed: isAllowed } };
      return url.includes('/customresourcedefinitions?')
        ? { items: [{ metadata: { name: 'pens.ink.example.com', labels } }] }
        : undefined;
    });
    aPenCluster([aPen('blue')]);
    watched('ClusterServiceVersion', { data: [] });
  }

  it('are listed without an Operator of OLM v0', async () => {
    anExtensionCluster(true);
    open('/operator-hub-instances/all-namespaces');
    expect(await screen.findByRole('link', { name: 'blue' })).toBeVisible();
  });

  it('are unknown without the permission to list CRDs', async () => {
    anExtensionCluster(false);
    open('/operator-hub-instances/all-namespaces');
    expect(await screen.findByText('Some instances are not listed')).toBeVisible();
    expect(
      screen.getByText(/list customresourcedefinitions\.apiextensions\.k8s\.io/),
    ).toBeVisible();
    expect(screen.queryByText('No APIs found')).not.toBeInTheDocument();
  });
});

describe('the instances of one API', () => {
  it.each([
    ['of an extension of OLM v1 name it', true],
    ['without an owner have no Operator', false],
  ])('%s', async (_what, isOwned) => {
    servingGroups([OLM_V1]);
    const labels = {
      'olm.operatorframework.io/owner-kind': 'ClusterExtension',
      'olm.operatorframework.io/owner-name': 'ink-extension',
    };
    answering(({ url }) =>
      isOwned && url.includes('/customresourcedefinitions/')
        ? { ...PEN_DEFINITION, metadata: { labels } }
        : undefined,
    );
    aPenCluster([aPen('blue')]);
    watched('ClusterServiceVersion', { data: [] });
    open(ONE);
    expect(
      await screen.findByText(isOwned ? 'Provided by ink-extension' : NO_OPERATOR),
    ).toBeVisible();
    expect(screen.queryAllByText(NO_OPERATOR)).toHaveLength(isOwned ? 0 : 1);
  });

  it('have the columns of the definition', async () => {
    aPenCluster([aPen('blue')]);
    open(ONE);
    const table = await screen.findByRole('grid', { name: 'Pen instances' });
    expect(await within(table).findByRole('columnheader', { name: 'Size' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Pen' })).toHaveAttribute('href', `${ONE}/~new`);
  });

  it('have the new columns when the CRD is updated', async () => {
    const withColumn = (name: string, generation: number) => {
      const [version] = PEN_DEFINITION.spec.versions;
      const additionalPrinterColumns = [{ name, type: 'string', jsonPath: '.spec.size' }];
      return {
        ...PEN_DEFINITION,
        metadata: { name: 'pens.ink.example.com', generation },
        spec: { versions: [{ ...version, additionalPrinterColumns }] },
      };
    };
    let now = withColumn('Width', 1);
    answering(({ url }) => (url.includes('/customresourcedefinitions/') ? now : undefined));
    aPenCluster([aPen('blue')]);
    open(ONE);
    expect(await screen.findByRole('columnheader', { name: 'Width' })).toBeVisible();
    now = withColumn('Height', 2);
    watched('CustomResourceDefinition', { data: [now] });
    act(() => {
      queryClient.setQueryData(discovery.queryKey, (lists = []) => [...lists, { items: [] }]);
    });
    expect(await screen.findByRole('columnheader', { name: 'Height' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Width' })).toBeNull();
  });

  it('cannot be created without the permission, which is named', async () => {
    aPenCluster([], ['create']);
    open(ONE);
    const button = await screen.findByRole('button', { name: 'Create Pen' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button.title).toContain('create pens.ink.example.com in namespace team-a');
  });

  it('say when the cluster does not serve the API', async () => {
    aPenCluster([]);
    open('/operator-hub-instances/ns/team-a/gone.ink.example.com');
    expect(await screen.findByText('This cluster does not serve the API')).toBeVisible();
  });

  it('are requested once more when the CRD is deleted', async () => {
    let isDeleted = false;
    answering(({ url }) => {
      if (isDeleted && url.endsWith('/apis')) return { items: [] };
      if (!isDeleted || !url.includes('/pens?')) return undefined;
      throw Object.assign(new Error('404 page not found'), { code: 404 });
    });
    aPenCluster([aPen('blue')]);
    open(ONE);
    await screen.findByRole('grid', { name: 'Pen instances' });
    isDeleted = true;
    await act(() => queryClient.invalidateQueries({ queryKey: ['operand-instances'] }));
    expect(await screen.findByText('This cluster does not serve the API')).toBeVisible();
    await pause(300);
    const requested = discoveries();
    expect(requested).toBeGreaterThan(1);
    await pause(500);
    expect(discoveries()).toBe(requested);
  });

  it('are requested again once the CRD is established', async () => {
    aPenCluster([]);
    watched('CustomResourceDefinition', { data: [] });
    const { unmount } = open('/operator-hub-instances/ns/team-a/gone.ink.example.com');
    await screen.findByText('This cluster does not serve the API');
    expect(discoveries()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => {
      expect(discoveries()).toBe(2);
    });
    unmount();
    const conditions = [{ type: 'Established', status: 'True' }];
    const definition = { metadata: { name: 'gone.ink.example.com' }, status: { conditions } };
    watched('CustomResourceDefinition', { data: [definition] });
    open('/operator-hub-instances/ns/team-a/gone.ink.example.com');
    await waitFor(() => {
      expect(discoveries()).toBeGreaterThan(2);
    });
  });
});
