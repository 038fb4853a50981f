import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCatalogSource, aCsv, aSubscription } from '~/test/builders';
import { watched } from '~/test/consoleSdk';
import { aCluster, changes, openRemedy, press } from '~/test/remedyScreen';

const orphan = aCsv({
  name: 'ink.v1.0.0',
  spec: {
    customresourcedefinitions: {
      owned: [{ name: 'inks.example.com', kind: 'Ink', version: 'v1' }],
    },
    ...{ install: { spec: { deployments: [{ name: 'ink-controller' }] } } },
  },
});

describe('delete-csv', () => {
  const remedy = { kind: 'delete-csv', namespace: 'team-a', name: 'ink.v1.0.0' } as const;

  it('shows what is deleted and what remains, and deletes exactly this object once', async () => {
    aCluster();
    const dialog = await openRemedy(remedy, { namespaceCsvs: [orphan] });
    expect(dialog.getByText(/Deployments to delete: ink-controller/)).toBeVisible();
    expect(dialog.getByText(/CRDs of Ink remain/)).toBeVisible();
    await userEvent.dblClick(await dialog.findByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('ink.v1.0.0 deleted')).toBeVisible();
    expect(changes()).toEqual(['DELETE team-a/clusterserviceversions/ink.v1.0.0']);
  });

  it('reports that it is already deleted', async () => {
    const dialog = await openRemedy(remedy, { namespaceCsvs: [] });
    expect(dialog.getByText('Already deleted')).toBeVisible();
  });
});

describe('retry-unpack', () => {
  const remedy = {
    kind: 'retry-unpack',
    subscription: { namespace: 'team-a', name: 'quill' },
    catalogNamespace: 'openshift-marketplace',
    unpackName: 'abc',
    candidates: [],
  } as const;

  it('deletes the Job and the ConfigMap in the namespace of the catalog', async () => {
    aCluster();
    const dialog = await openRemedy(remedy);
    await press(dialog, 'Retry unpacking');
    expect(await dialog.findByText(/Bundle unpack retried/)).toBeVisible();
    expect(changes()).toEqual([
      'DELETE openshift-marketplace/jobs/abc',
      'DELETE openshift-marketplace/configmaps/abc',
    ]);
  });

  it('lets the user select one of several Jobs by image', async () => {
    aCluster();
    const candidates = ['one', 'two'].map((name) => ({
      name,
      image: `registry.example.com/${name}:1`,
      since: null,
    }));
    const dialog = await openRemedy({ ...remedy, unpackName: null, candidates });
    expect(dialog.getByRole('button', { name: 'Retry unpacking' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'registry.example.com/two:1' }));
    await press(dialog, 'Retry unpacking');
    expect(await dialog.findByText(/Bundle unpack retried/)).toBeVisible();
    expect(changes()).toEqual([
      'DELETE openshift-marketplace/jobs/two',
      'DELETE openshift-marketplace/configmaps/two',
    ]);
  });

  it('offers the reinstall if the Job is unknown, and names the missing permission', async () => {
    aCluster({ forbidden: ['jobs'] });
    const dialog = await openRemedy({ ...remedy, unpackName: null });
    expect(await dialog.findByText(/list jobs\.batch in namespace openshift/)).toBeVisible();
    await press(dialog, 'Re-create Subscription');
    expect(changes()).toContain('DELETE team-a/subscriptions/quill');
  });
});

describe('restart-catalog', () => {
  const remedy = {
    kind: 'restart-catalog',
    catalog: { namespace: 'openshift-marketplace', name: 'shelf' },
  } as const;

  it('deletes the pods of the catalog', async () => {
    aCluster();
    const labels = { 'olm.catalogSource': 'shelf' };
    const metadata = { name: 'shelf-x1', namespace: 'openshift-marketplace', uid: 'p1', labels };
    watched('Pod', { data: [{ metadata }] });
    const dialog = await openRemedy(remedy);
    await press(dialog, 'Restart');
    expect(await dialog.findByText('CatalogSource shelf is restarting')).toBeVisible();
    expect(changes()).toEqual(['DELETE openshift-marketplace/pods/shelf-x1']);
  });

  it('reports if no pod exists to restart', async () => {
    aCluster();
    watched('CatalogSource', { data: [aCatalogSource({ name: 'shelf' })] });
    watched('Pod', { data: [] });
    const dialog = await openRemedy(remedy);
    expect(dialog.getByText(/No catalog pod found/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Restart' })).toBeDisabled();
  });
});

describe('disable-catalog', () => {
  const catalog = { namespace: 'openshift-marketplace', name: 'community-operators' };
  const remedy = { kind: 'disable-catalog', catalog } as const;
  const spec = { sources: [{ name: 'other', disabled: true }] };

  const aHub = (sources: readonly object[]) => {
    aCluster();
    watched('OperatorHub', {
      data: [{ metadata: { name: 'cluster' }, spec, status: { sources } }],
    });
    watched('CatalogSource', { data: [aCatalogSource()] });
  };

  it('disables a catalog that OpenShift would re-create, and names its Subscriptions', async () => {
    aHub([{ name: 'community-operators' }]);
    watched('Subscription', { data: [aSubscription({ namespace: 'team-z' })] });
    const dialog = await openRemedy(remedy);
    expect(await dialog.findByText(/1 Subscription uses community-operators/)).toBeVisible();
    expect(dialog.getByText(/in namespace team-z/)).toBeVisible();
    await press(dialog, 'Disable');
    expect(await dialog.findByText('CatalogSource community-operators disabled')).toBeVisible();
    expect(changes()).toEqual([
      [
        'PATCH apis/config.openshift.io/v1/operatorhubs/cluster',
        [
          { op: 'test', path: '/spec', value: spec },
          {
            op: 'add',
            path: '/spec/sources',
            value: [...spec.sources, { name: 'community-operators', disabled: true }],
          },
        ],
      ],
    ]);
  });

  it('deletes another catalog', async () => {
    aHub([]);
    watched('Subscription', { data: [] });
    const dialog = await openRemedy(remedy);
    expect(await dialog.findByText('No Subscriptions found')).toBeVisible();
    await press(dialog, 'Delete');
    expect(await dialog.findByText('CatalogSource community-operators deleted')).toBeVisible();
    expect(changes()).toEqual(['DELETE openshift-marketplace/catalogsources/community-operators']);
  });

  it('changes nothing while its Subscriptions are unknown', async () => {
    aHub([]);
    watched('Subscription', {
      error: Object.assign(new Error('no'), { code: 403 }),
      loaded: false,
    });
    const dialog = await openRemedy(remedy);
    expect(await dialog.findByText(/list subscriptions\.operators\.coreos\.com/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });
});
