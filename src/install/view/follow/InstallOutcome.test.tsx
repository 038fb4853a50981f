import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { watched } from '~/test/consoleSdk';
import { aFollowedInstall, openFollowed } from '~/test/followedInstall';

const CONFLICT = {
  phase: 'Failed',
  reason: 'InterOperatorGroupOwnerConflict',
  message: 'intersecting operatorgroups provide the same apis',
};

/** The plan of quill also installs basalt, which has this status. */
function aSharedPlan(status: Parameters<typeof aCsv>[0] & object): void {
  const spec = { approved: true, clusterServiceVersionNames: ['quill.v1.0.0', 'basalt.v1.0.0'] };
  watched('InstallPlan', { data: [anInstallPlan({ spec, status: { phase: 'Complete' } })] });
  watched('Subscription', {
    data: [
      aSubscription({
        status: {
          currentCSV: 'quill.v1.0.0',
          installedCSV: 'quill.v1.0.0',
          installPlanRef: { name: 'install-abcde' },
        },
      }),
    ],
  });
  watched('ClusterServiceVersion', {
    data: [aCsv(), aCsv({ name: 'basalt.v1.0.0', ...status })],
  });
}

const operators = async () =>
  within(await screen.findByRole('list', { name: 'Operators in the install plan' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(aFollowedInstall);

describe('an installation with a dependency', () => {
  it('has not succeeded if that failed: shows the Operator, cause, and remedy', async () => {
    aSharedPlan({ status: CONFLICT });
    openFollowed();
    expect(await screen.findByText('basalt.v1.0.0 failed')).toBeVisible();
    expect(screen.getByText(/provides the same APIs for a namespace/)).toBeVisible();
    expect(screen.getByText(/^Uninstall one of the Operators, or edit/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Operator basalt.v1.0.0' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/basalt.v1.0.0',
    );
    expect(await operators()).toEqual(['quill.v1.0.0 Ready', 'basalt.v1.0.0 Failed']);
    expect(screen.queryByText('Installed and ready')).toBeNull();
  });

  it('changes the OperatorGroup for the Operator that failed', async () => {
    const installModes = [{ type: 'OwnNamespace', supported: true }] as const;
    aSharedPlan({ status: CONFLICT, spec: { installModes } });
    watched('OperatorGroup', { data: [anOperatorGroup({ spec: {} })] });
    openFollowed();
    expect(await screen.findByRole('button', { name: 'Edit OperatorGroup' })).toBeVisible();
  });

  it('has not succeeded while that is installing', async () => {
    aSharedPlan({ status: { phase: 'Installing', reason: '' } });
    openFollowed();
    expect(await screen.findByText('Installing basalt.v1.0.0')).toBeVisible();
    expect(await operators()).toEqual(['quill.v1.0.0 Ready', 'basalt.v1.0.0 Installing']);
    expect(screen.queryByText('Installed and ready')).toBeNull();
  });

  it('has succeeded when all are ready', async () => {
    aSharedPlan({});
    openFollowed();
    expect(await screen.findByText('Installed and ready')).toBeVisible();
    expect(await operators()).toEqual(['quill.v1.0.0 Ready', 'basalt.v1.0.0 Ready']);
  });
});

describe('a bundle that cannot be unpacked', () => {
  it.each([
    ['BundleUnpacking', 'while OLM retries'],
    ['BundleUnpackFailed', 'after OLM has given up'],
  ])('has the title and the remedy of its stage (%s)', async (type) => {
    const conditions = [{ type, status: 'True', message: 'Bundle image pull failed.' }];
    watched('Subscription', { data: [aSubscription({ status: { conditions } })] });
    watched('OperatorCondition', {});
    watched('Job', {});
    openFollowed();
    expect(await screen.findByText('Bundle unpack failed')).toBeVisible();
    expect(screen.queryByText(/Install plan error/)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry unpacking' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('differs from an install plan with a failed step', async () => {
    const message = 'webhook denied';
    const plan = anInstallPlan({ status: { phase: 'Installing', message } });
    watched('InstallPlan', { data: [plan] });
    openFollowed();
    expect(await screen.findByText(/^Install plan error/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry unpacking' })).toBeNull();
  });
});
