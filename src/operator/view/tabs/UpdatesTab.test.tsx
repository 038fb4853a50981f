import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { aCsv, aSubscription } from '~/test/builders';
import { answering } from '~/test/consoleSdk';
import { aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import {
  INSTALLED,
  MANUAL,
  anUpdateCluster,
  pendingDetails,
  updateDetails,
} from '~/test/updateBuilders';
import UpdatesTab from './UpdatesTab';

const show = (details: OperatorDetails) => renderAt('/', <UpdatesTab details={details} />);

describe('the update status of an Operator', () => {
  it('shows what requires approval, and the path to the latest version', async () => {
    anUpdateCluster();
    show(pendingDetails());
    expect(screen.getByText('Update to 1.1.0 requires approval')).toBeVisible();
    const path = await screen.findByRole('list', { name: /from installed to latest/ });
    expect(path).toHaveTextContent('1.0.0');
    expect(path).toHaveTextContent('Next · Latest');
    expect(screen.getByText('One update to the latest version.')).toBeVisible();
  });

  it('shows that another Manual Subscription blocks its updates (IN-019)', async () => {
    anUpdateCluster(true, [aPackageManifest({ channels: [aRawChannel({ versions: ['1.0.0'] })] })]);
    const own = aSubscription({ status: INSTALLED });
    const pen = aSubscription({ name: 'pen', spec: { ...MANUAL, name: 'pen' } });
    show(updateDetails({ subscription: own, subscriptions: [own, pen] }));
    expect(await screen.findByText(/^Up to date in channel/)).toBeVisible();
    expect(screen.getByText('Manual approval is in effect because of: pen')).toBeVisible();
  });

  it('shows what is unknown without packages, and can retry', async () => {
    answering(({ url }) => {
      if (!url.includes('/packagemanifests')) return undefined;
      throw Object.assign(new Error('no'), { code: 403, json: {} });
    });
    show(updateDetails({ subscription: aSubscription({ status: INSTALLED }) }));
    expect(await screen.findByText('Latest version unknown')).toBeVisible();
    expect(
      await screen.findByText(/packagemanifests\.packages\.operators\.coreos\.com/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('an Operator without Subscription', () => {
  it('might have one that the user cannot view: names the missing permission', () => {
    anUpdateCluster();
    const permission = { verb: 'list', group: 'operators.coreos.com', resource: 'subscriptions' };
    show({ ...updateDetails({ subscription: null, csvs: [aCsv()] }), missing: [permission] });
    expect(screen.getByText('Subscription unknown')).toBeVisible();
    expect(screen.getByText(/list subscriptions\.operators\.coreos\.com/)).toBeVisible();
    expect(screen.queryByText(/No Subscription, no updates/)).toBeNull();
  });

  it('gets no updates: shows the impact, and where the package is available', async () => {
    anUpdateCluster();
    const csv = aCsv({ labels: { 'operators.coreos.com/quill.team-a': '' } });
    show(updateDetails({ subscription: null, csvs: [csv] }));
    expect(screen.getByText(/No Subscription, no updates/)).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Install from Community Operators' }),
    ).toHaveAttribute(
      'href',
      '/operator-hub-catalog/ns/team-a/openshift-marketplace~community-operators~quill/install',
    );
  });
});
