import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription } from '~/test/builders';
import { answering, watched } from '~/test/consoleSdk';
import { aNamespace } from '~/test/installBuilders';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import ReadinessTab from './ReadinessTab';

const LIMIT = 'olm.maxOpenShiftVersion';

/** @param limit of the installed version; @param heads of the catalog: channel, version and limit */
function aCluster({
  limit = '4.21',
  version = '4.21.7',
  heads = [],
  seesAll = true,
}: {
  readonly limit?: string | null;
  readonly version?: string | null;
  readonly heads?: readonly (readonly [string, string, string | null])[];
  readonly seesAll?: boolean;
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
      const isSmall = /"namespace"|"clusterversions"/.test(JSON.stringify(body));
      return { status: { allowed: seesAll || isSmall } };
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

const open = () => renderAt('/', <ReadinessTab scope={null} />);

describe('readiness for the next OpenShift version', () => {
  it('names the Operator that blocks the cluster, and its maximum version (SU-037)', async () => {
    aCluster({ heads: [['stable', '1.1.0', '4.22']] });
    open();
    expect(await screen.findByText('1 Operator blocks the update to OpenShift 4.22')).toBeVisible();
    const row = within(screen.getByRole('grid')).getAllByRole('row')[1];
    expect(row).toHaveTextContent('up to 4.21');
    expect(row).toHaveTextContent('1.0.0');
  });

  it.each([
    [
      'the latest version of its channel',
      [['stable', '1.1.0', '4.22']],
      '1.1.0, the latest in channel stable.',
    ],
    ['another channel', [['fast', '2.0.0', null]], '2.0.0 in channel fast.'],
    ['nothing', [['stable', '1.1.0', '4.21']], 'No channel has a compatible latest version.'],
  ] as const)('shows the remedy: %s', async (_case, heads, expected) => {
    aCluster({ heads });
    open();
    expect(await screen.findByText(expected, { exact: false })).toBeVisible();
  });

  it('names those without data separately', async () => {
    aCluster({ limit: null });
    open();
    expect(
      await screen.findByText('No Operator blocks the update to OpenShift 4.22'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /no maximum version/ }));
    expect(screen.getByRole('link', { name: 'Quill' })).toBeVisible();
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
