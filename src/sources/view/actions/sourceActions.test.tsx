import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { aCatalogSource, aSubscription } from '~/test/builders';
import { answering, watched } from '~/test/consoleSdk';
import { aCluster, changes, press } from '~/test/remedyScreen';
import { renderAt } from '~/test/render';
import { aSourceItem } from '~/test/sourceItem';
import { DialogProvider } from '~/ui/DialogProvider';
import { patterns, routes } from '~/routes';
import { SourceActions } from './SourceActions';

const DEFAULT = { kind: 'default', isDisabled: false, decidedBy: 'nobody' } as const;
const red = { name: 'redhat-operators' };

async function openMenu(item: CatalogSourceItem) {
  renderAt(
    '/',
    <DialogProvider>
      <SourceActions item={item} isKebab />
    </DialogProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${item.displayName}` }));
}

async function openDialog(item: CatalogSourceItem, entry: string) {
  await openMenu(item);
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog'));
}

function aHub(spec: object | undefined) {
  const hub = { metadata: { name: 'cluster', generation: 4 }, status: { sources: [red] } };
  watched('OperatorHub', { data: [spec === undefined ? hub : { ...hub, spec }] });
}

/** The packages of every catalog. */
function packagesOf(...names: readonly string[]) {
  const labels = { catalog: 'shelf', 'catalog-namespace': 'openshift-marketplace' };
  answering(({ url }) =>
    url.includes('/packagemanifests')
      ? { items: names.map((name) => ({ metadata: { name, labels } })) }
      : undefined,
  );
}

describe('the menu', () => {
  it('explains why a default catalog cannot be edited (CS-021)', async () => {
    aCluster();
    await openMenu(aSourceItem({ ...red, origin: DEFAULT }));
    const edit = screen.getByRole('menuitem', { name: /^Edit/ });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveTextContent(/The Marketplace Operator reverts changes to default catalogs/);
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });
});

describe('deleting a catalog', () => {
  const source = aCatalogSource({ name: 'shelf' });

  it('names its Subscriptions by namespace, offers its YAML, and deletes only this object', async () => {
    packagesOf('ink', 'pen');
    aCluster();
    aHub({});
    watched('CatalogSource', { data: [source] });
    const spec = { name: 'x', source: 'shelf', sourceNamespace: 'openshift-marketplace' };
    watched('Subscription', {
      data: [
        aSubscription({ name: 'ink', namespace: 'team-z', spec }),
        aSubscription({ name: 'pen', namespace: 'team-z', spec }),
        aSubscription(),
      ],
    });
    const dialog = await openDialog(aSourceItem(), 'Delete');
    expect(await dialog.findByText(/2 Subscription/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'pen' })).toBeVisible();
    expect(
      dialog.getByText(/cannot install or update Operators in these namespaces/),
    ).toBeVisible();
    expect(await dialog.findByText(/2 package/)).toBeVisible();
    expect(dialog.getByRole('button', { name: /Download YAML/ })).toBeVisible();
    await press(dialog, 'Delete');
    expect(await dialog.findByText('CatalogSource shelf deleted')).toBeVisible();
    expect(dialog.getByRole('button', { name: /Download YAML/ })).toBeVisible();
    expect(changes()).toEqual(['DELETE openshift-marketplace/catalogsources/shelf']);
  });

  it.each([
    ['ends the page of the catalog', routes.source('openshift-marketplace', 'shelf')],
    ['keeps the list', routes.sources('openshift-marketplace')],
  ])('%s when the dialog is closed', async (_, url) => {
    aCluster();
    aHub({});
    watched('CatalogSource', { data: [source] });
    watched('Subscription', { data: [] });
    renderAt(
      url,
      <DialogProvider>
        <SourceActions item={aSourceItem()} />
        <Place />
      </DialogProvider>,
      [...patterns.source, ...patterns.sources],
    );
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog, 'Delete');
    await dialog.findByText('CatalogSource shelf deleted');
    expect(screen.getByText(url)).toBeInTheDocument();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    expect(screen.getByText(routes.sources('openshift-marketplace'))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('warns that the ConfigMap that OLM has adopted is also deleted', async () => {
    aCluster();
    aHub({});
    const status = { configMapReference: { name: 'shelf-content' } };
    watched('CatalogSource', { data: [{ ...source, status }] });
    watched('Subscription', { data: [] });
    const dialog = await openDialog(aSourceItem(), 'Delete');
    expect(await dialog.findByText(/ConfigMap is also deleted/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'shelf-content' })).toHaveAttribute(
      'href',
      '/k8s/ns/openshift-marketplace/configmaps/shelf-content',
    );
  });

  it('names the missing permission for Subscriptions of other namespaces', async () => {
    aCluster({ forbidden: ['subscriptions'] });
    aHub({});
    watched('CatalogSource', { data: [source] });
    const dialog = await openDialog(aSourceItem(), 'Delete');
    expect(await dialog.findByText(/list subscriptions\.operators\.coreos\.com/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });
});

describe('enabling or disabling a default catalog', () => {
  const item = aSourceItem({ ...red, origin: DEFAULT });

  it('creates the path of an OperatorHub without a spec', async () => {
    aCluster();
    aHub(undefined);
    watched('CatalogSource', { data: [] });
    watched('Subscription', { data: [] });
    const dialog = await openDialog(item, 'Disable');
    await press(dialog, 'Disable');
    expect(await dialog.findByText('CatalogSource redhat-operators disabled')).toBeVisible();
    expect(changes()).toEqual([
      [
        'PATCH apis/config.openshift.io/v1/operatorhubs/cluster',
        [
          { op: 'test', path: '/metadata/generation', value: 4 },
          { op: 'add', path: '/spec', value: { sources: [{ ...red, disabled: true }] } },
        ],
      ],
    ]);
  });

  it('enables one while all are disabled, and names Subscriptions that resume updates', async () => {
    aCluster();
    aHub({ disableAllDefaultSources: true });
    watched('CatalogSource', { data: [aCatalogSource(red)] });
    const spec = { name: 'x', source: red.name, sourceNamespace: 'openshift-marketplace' };
    watched('Subscription', { data: [aSubscription({ spec })] });
    const off = aSourceItem({
      ...red,
      source: null,
      state: 'disabled',
      origin: { ...DEFAULT, isDisabled: true, decidedBy: 'all' },
    });
    const dialog = await openDialog(off, 'Enable');
    expect(await dialog.findByText(/1 Subscription receives updates again/)).toBeVisible();
    // Another user created a CatalogSource while the default one was disabled.
    expect(dialog.getByText(/The default catalog replaces this CatalogSource/)).toBeVisible();
    await press(dialog, 'Enable');
    expect(await dialog.findByText('CatalogSource redhat-operators enabled')).toBeVisible();
    expect(changes()).toMatchObject([
      [
        expect.anything(),
        [
          { op: 'test' },
          { op: 'add', path: '/spec/sources', value: [{ ...red, disabled: false }] },
        ],
      ],
    ]);
  });
});

describe('refreshing a catalog', () => {
  const uid = (name: string) => ({
    metadata: {
      name,
      namespace: 'openshift-marketplace',
      uid: name,
      labels: { 'olm.catalogSource': 'shelf' },
    },
  });

  it('deletes its pod, and waits until OLM has a new one', async () => {
    packagesOf('ink');
    aCluster();
    watched('CatalogSource', { data: [aCatalogSource({ name: 'shelf' })] });
    watched('Pod', { data: [uid('shelf-old')] });
    const dialog = await openDialog(aSourceItem(), 'Restart');
    await press(dialog, 'Restart');
    expect(await dialog.findByText(/Waiting for OLM to create a new pod/)).toBeVisible();
    expect(changes()).toEqual(['DELETE openshift-marketplace/pods/shelf-old']);
  });

  it('warns that an image by digest does not change (CS-008)', async () => {
    aCluster();
    const image = `quay.io/example/shelf@sha256:${'0'.repeat(64)}`;
    const source = aCatalogSource({ name: 'shelf', spec: { sourceType: 'grpc', image } });
    watched('CatalogSource', { data: [source] });
    watched('Pod', { data: [uid('shelf-old')] });
    const dialog = await openDialog(aSourceItem(), 'Restart');
    expect(await dialog.findByText(/The image references a digest/)).toBeVisible();
  });
});

function Place() {
  return <p>{useLocation().pathname}</p>;
}
