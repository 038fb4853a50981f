import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aCsv, anInstallPlan } from '~/test/builders';
import { watched } from '~/test/consoleSdk';
import { aFollowedInstall, openFollowed } from '~/test/followedInstall';

beforeEach(aFollowedInstall);

it('shows how many objects are created', async () => {
  const step = (name: string, status: string) => ({
    resolving: 'quill.v1.0.0',
    status,
    resource: { ...SERVICE_ACCOUNT, name },
  });
  const plan = [step('quill-a', 'Present'), step('quill-b', 'Unknown')];
  watched('InstallPlan', { data: [anInstallPlan({ status: { phase: 'Installing', plan } })] });
  openFollowed();
  const card = within(await screen.findByRole('region', { name: 'Resources in the install plan' }));
  expect(card.getAllByText('1 of 2')[0]).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Show resources' }));
  expect(card.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'KindNameStatus',
    'ServiceAccountquill-b Not created yet',
    'ServiceAccountquill-a Present',
  ]);
});

const SERVICE_ACCOUNT = {
  group: '',
  version: 'v1',
  kind: 'ServiceAccount',
  sourceName: 'community-operators',
  sourceNamespace: 'openshift-marketplace',
};

it.each([
  ['less than a minute', 30, false],
  ['more than a minute', 90, true],
])('explains after %s why the Operator is not ready: %s s, %s', async (_, seconds, isExplained) => {
  const since = new Date(Date.now() - seconds * 1000).toISOString();
  const status = {
    phase: 'Installing',
    reason: 'InstallWaiting',
    message: 'Webhooks not installed',
    lastTransitionTime: since,
  };
  watched('ClusterServiceVersion', { data: [aCsv({ status })] });
  openFollowed();
  expect(await screen.findByText('Waiting for the Operator to become ready')).toBeVisible();
  expect(screen.queryAllByText(/webhooks are not set up/)).toHaveLength(isExplained ? 1 : 0);
});

it('links to the available update of the installed version', async () => {
  const plan = anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v2.0.0'] } });
  watched('ClusterServiceVersion', { data: [aCsv()] });
  watched('InstallPlan', { data: [plan] });
  openFollowed();
  expect(await screen.findByText('Installed and ready')).toBeVisible();
  expect(
    await screen.findByRole('link', { name: 'Review install plan install-abcde' }),
  ).toBeVisible();
});

it('shows what blocks the Operator', async () => {
  const csv = aCsv({ status: { phase: 'Installing', reason: 'InstallWaiting' } });
  const install = { spec: { deployments: [{ name: 'quill' }] } };
  watched('ClusterServiceVersion', { data: [{ ...csv, spec: { ...csv.spec, install } }] });
  const here = { namespace: 'team-a', labels: { app: 'quill' } };
  watched('Deployment', {
    data: [
      {
        metadata: { ...here, name: 'quill' },
        spec: { selector: { matchLabels: { app: 'quill' } } },
      },
    ],
  });
  const waiting = { reason: 'ImagePullBackOff', message: 'no such image' };
  watched('Pod', {
    data: [
      {
        metadata: { ...here, name: 'quill-1' },
        status: { containerStatuses: [{ name: 'main', state: { waiting } }] },
      },
    ],
  });
  openFollowed();
  const card = within(await screen.findByRole('region', { name: 'Deployments' }));
  expect(await card.findByText('0 of 1 available')).toBeVisible();
  expect(await card.findByText(/ImagePullBackOff: no such image/)).toBeVisible();
  expect(card.getByRole('link', { name: 'quill-1' })).toHaveAttribute(
    'href',
    '/k8s/ns/team-a/pods/quill-1',
  );
});
