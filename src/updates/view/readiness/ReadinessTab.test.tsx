import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { answering, watched } from '~/test/consoleSdk';
import { aNamespace } from '~/test/installBuilders';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { layOutWithin } from '~/test/cardGrid';
import { renderAt } from '~/test/render';
import ReadinessTab from './ReadinessTab';

// As in a wide window: a narrow one has one cell per row.
beforeEach(() => {
  layOutWithin(1400);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const LIMIT = 'olm.maxOpenShiftVersion';

/** @param limit of the installed version; @param heads of the catalog: channel, version and limit */
function aCluster({
  limit = '4.21',
  version = '4.21.7',
  heads = [],
  seesAll = true,
  seesVersion = true,
}: {
  readonly limit?: string | null;
  readonly version?: string | null;
  readonly heads?: readonly (readonly [string, string, string | null])[];
  readonly seesAll?: boolean;
  readonly seesVersion?: boolean;
}): void {
  const properties = [{ type: LIMIT, value: limit }];
  const annotations = limit === null ? {} : { [KEPT]: JSON.stringify({ properties }) };
  watched('Subscription', {
    data: [aSubscription({ status: { installedCSV: 'quill.v1.0.0', currentCSV: 'quill.v1.0.0' } })],
  });
  watched('ClusterServiceVersion', { data: [aCsv({ annotations })] });
  watched('Project', { data: [aNamespace('team-a')] });
  for (const kind of ['InstallPlan', 'OperatorGroup', 'CatalogSource']) watched(kind, { data: [] });
  answering(({ url, body }) => {
    if (url.endsWith('selfsubjectaccessreviews')) {
      const asked = JSON.stringify(body);
      if (asked.includes('"clusterversions"')) return { status: { allowed: seesVersion } };
      return { status: { allowed: seesAll || asked.includes('"namespace"') } };
    }
    if (url.includes('/clusterversions/') && version !== null) {
      return { status: { desired: { version } } };
    }
    if (url.includes('/packagemanifests')) return offered(heads);
    return undefined;
  });
}

const KEPT = 'operatorframework.io/properties';

function offered(heads: readonly (readonly [string, string, string | null])[]) {
  const channels = heads.map(([name, version, limit]) =>
    aRawChannel({
      name,
      versions: [version],
      annotations:
        limit === null ? {} : { 'olm.properties': JSON.stringify([{ type: LIMIT, value: limit }]) },
    }),
  );
  return aPackageList(aPackageManifest({ name: 'quill', channels }));
}

const open = (query = '') => renderAt(`/${query}`, <ReadinessTab scope={null} />);

/** The cells of the only Operator. */
async function quill(): Promise<HTMLElement> {
  const link = await screen.findByRole('link', { name: 'Quill' });
  const row = link.closest('tr');
  if (row === null) throw new Error('not in a table');
  return row;
}

describe('readiness for the next OpenShift version', () => {
  it('names the Operator that blocks the cluster, and its maximum version (SU-037)', async () => {
    aCluster({ heads: [['stable', '1.1.0', '4.22']] });
    open();
    expect(await screen.findByText('1 Operator blocks the update to OpenShift 4.22')).toBeVisible();
    expect(await quill()).toHaveTextContent('Blocks the update');
    expect(await quill()).toHaveTextContent('up to 4.21');
    expect(await quill()).toHaveTextContent('1.0.0');
  });

  it.each([
    ['the latest version of its channel', [['stable', '1.1.0', '4.22']], '1.1.0'],
    ['another channel', [['fast', '2.0.0', null]], '2.0.0 in channel fast'],
    ['nothing', [['stable', '1.1.0', '4.21']], 'No compatible version'],
  ] as const)('shows the required version: %s', async (_case, heads, expected) => {
    aCluster({ heads });
    open();
    const row = await quill();
    await waitFor(() => {
      expect(row).toHaveTextContent(expected);
    });
  });

  it('shows those without data, too', async () => {
    aCluster({ limit: null });
    open();
    expect(
      await screen.findByText('No Operator blocks the update to OpenShift 4.22'),
    ).toBeVisible();
    expect(await quill()).toHaveTextContent('Not specified');
  });

  it('checks another target of the URL, which can be selected and entered', async () => {
    aCluster({ limit: '4.22', version: '4.21.7' });
    open('?target=4.24');
    expect(await screen.findByText('1 Operator blocks the update to OpenShift 4.24')).toBeVisible();
    expect(await quill()).toHaveTextContent('Update required');
    const target = screen.getByRole('combobox', { name: 'Target OpenShift version' });
    await userEvent.selectOptions(target, 'OpenShift 4.22');
    expect(
      await screen.findByText('No Operator blocks the update to OpenShift 4.22'),
    ).toBeVisible();
    await userEvent.selectOptions(target, 'Other version');
    const field = screen.getByRole('textbox', { name: 'Other version' });
    await userEvent.type(field, '4.21');
    expect(
      await screen.findByText('4.21 is not later than the cluster version 4.21.7.'),
    ).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'soon');
    expect(await screen.findByText(/^Enter a minor version of OpenShift/)).toBeVisible();
  });

  it('checks an entered target without permission for the cluster version', async () => {
    aCluster({ limit: '4.22', seesVersion: false });
    open();
    expect(await screen.findByText('Cluster version unknown')).toBeVisible();
    expect(screen.getByText(/get clusterversions\.config\.openshift\.io/)).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByText('Target OpenShift version')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Target OpenShift version' });
    await userEvent.type(field, '4.23');
    expect(await quill()).toHaveTextContent('Blocks the update');
  });

  it.each([
    ['the next version', '4.21', 'Blocks the update'],
    ['a later version', '4.22', 'Update required'],
  ])('offers to uninstall without a compatible version: %s', async (_case, limit, verdict) => {
    aCluster({ limit, heads: [['stable', '1.1.0', limit]] });
    open('?target=4.24');
    const row = await quill();
    expect(await within(row).findByRole('link', { name: 'Uninstall' })).toBeVisible();
    expect(row).toHaveTextContent(verdict);
  });

  it('is copied as a table', async () => {
    aCluster({ heads: [['stable', '1.1.0', '4.22']] });
    const user = userEvent.setup();
    open();
    const row = await quill();
    await waitFor(() => {
      expect(row).toHaveTextContent('1.1.0');
    });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    const [titles, ...lines] = (await navigator.clipboard.readText()).split('\n');
    expect(titles?.split('\t')).toHaveLength(10);
    expect(lines.map((line) => line.split('\t'))).toEqual([
      [
        ...['Quill', 'team-a', '1.0.0', 'Blocks the update', '1.1.0', 'Automatic', '1'],
        'No OperatorGroup, Update path unknown',
        '–',
        '–',
      ],
    ]);
  });

  it('shows no installed version before the first plan is approved', async () => {
    aCluster({});
    const status = { currentCSV: 'quill.v1.0.0', installPlanRef: { name: 'install-abcde' } };
    watched('Subscription', { data: [aSubscription({ status })] });
    watched('ClusterServiceVersion', { data: [] });
    watched('InstallPlan', { data: [anInstallPlan()] });
    const user = userEvent.setup();
    open();
    const link = await screen.findByRole('link', { name: 'quill' });
    expect(link.closest('tr')).toHaveTextContent('Not installed');
    expect(link.closest('tr')).not.toHaveTextContent('1.0.0');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toContain('quill\tteam-a\tNot installed\t');
  });

  it('reports an incomplete result with permission for some namespaces, and names the missing one', async () => {
    aCluster({ limit: null, seesAll: false });
    open();
    expect(
      await screen.findByText('No checked Operator blocks the update to OpenShift 4.22'),
    ).toBeVisible();
    expect(screen.queryByText(/^No Operator blocks/)).toBeNull();
    expect(
      screen.getByText(/list subscriptions\.operators\.coreos\.com cluster-wide/),
    ).toBeVisible();
  });

  it('states that a cluster without a ClusterVersion is not OpenShift', async () => {
    aCluster({ version: null });
    open();
    expect(await screen.findByText('OpenShift not detected')).toBeVisible();
  });

  const AGREES =
    'ClusterServiceVersions blocking minor version upgrades to 4.22.0 or higher:\n- maximum supported OCP version for team-a/quill.v1.0.0 is 4.21';

  it.each([
    ['reports another', `${AGREES}\n- maximum supported OCP version for team-b/pen.v2 is 4.21`, 1],
    ['reports the same', AGREES, 0],
  ])('shows where the ClusterOperator of OLM %s', async (_what, message, count) => {
    aCluster({});
    const reason = 'IncompatibleOperatorsInstalled';
    const conditions = [{ type: 'Upgradeable', status: 'False', reason, message }];
    watched('ClusterOperator', {
      data: [{ metadata: { name: 'operator-lifecycle-manager' }, status: { conditions } }],
    });
    open();
    expect(await screen.findByText(/^1 Operator blocks the update/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryAllByText('pen.v2')).toHaveLength(count);
    });
    expect(screen.queryAllByText(/^OLM reports more Operators/)).toHaveLength(count);
  });
});
