import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { answering, overlays, requests, watched } from '~/test/consoleSdk';
import { IN_PROGRESS, aFollowedInstall, openFollowed } from '~/test/followedInstall';

beforeEach(aFollowedInstall);

describe('a success', () => {
  it('is one line with a link (IN-045)', async () => {
    watched('ClusterServiceVersion', { data: [aCsv()] });
    openFollowed();
    expect(await screen.findByText('Installed and ready')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'View Operator' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/quill',
    );
    const way = await screen.findByRole('button', { name: 'Installation details' });
    expect(way).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(way);
    expect(await screen.findByText('Unpack')).toBeVisible();
  });

  it('shows how long each stage took', async () => {
    const at = (minutes: number) => `2026-01-01T00:0${String(minutes)}:00Z`;
    const plan = anInstallPlan({ status: { phase: 'Complete' } });
    const csv = aCsv({
      status: {
        conditions: [
          { phase: 'InstallReady', lastTransitionTime: at(5) },
          { phase: 'Succeeded', lastTransitionTime: at(9) },
        ],
      },
    });
    watched('Subscription', {
      data: [{ ...IN_PROGRESS, metadata: { ...IN_PROGRESS.metadata, creationTimestamp: at(0) } }],
    });
    watched('InstallPlan', {
      data: [{ ...plan, metadata: { ...plan.metadata, creationTimestamp: at(2) } }],
    });
    watched('ClusterServiceVersion', {
      data: [{ ...csv, metadata: { ...csv.metadata, creationTimestamp: at(3) } }],
    });
    openFollowed();
    await userEvent.click(await screen.findByRole('button', { name: 'Installation details' }));
    for (const text of [
      'Completed in 2 min (including Resolve)',
      'Done: 1 min',
      'Done: 2 min',
      'Done: 4 min',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  it('of another version than requested is also a success', async () => {
    const status = { installedCSV: 'quill.v1.2.0', currentCSV: 'quill.v1.2.0' };
    watched('Subscription', { data: [aSubscription({ status })] });
    watched('ClusterServiceVersion', { data: [aCsv({ name: 'quill.v1.2.0' })] });
    openFollowed();
    expect(await screen.findByText('Installed and ready')).toBeVisible();
    expect(await screen.findByText(/quill\.v1\.2\.0/)).toBeVisible();
  });

  it('shows after a review that other Operators block updates of the namespace (IN-019)', async () => {
    const other = aSubscription({ name: 'basalt', spec: { ...MANUAL, name: 'basalt' } });
    watched('Subscription', { data: [IN_PROGRESS, other] });
    watched('ClusterServiceVersion', { data: [aCsv()] });
    openFollowed('&review=1');
    expect(await screen.findByText('Updates still require approval')).toBeVisible();
    expect(await screen.findByText(/block automatic updates in team-a: basalt/)).toBeVisible();
  });
});

const MANUAL = {
  name: 'quill',
  source: 'community-operators',
  sourceNamespace: 'openshift-marketplace',
  installPlanApproval: 'Manual',
} as const;

it('shows that the Operator failed: cause, remedy, and the OLM message on demand', async () => {
  const status = { phase: 'Failed', reason: 'InstallCheckFailed', message: 'install timeout' };
  watched('ClusterServiceVersion', { data: [aCsv({ status })] });
  openFollowed();
  expect(await screen.findByText('Operator failed')).toBeVisible();
  expect(await screen.findByText(/did not become ready within five minutes/)).toBeVisible();
  expect(screen.queryByText('InstallCheckFailed: install timeout')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'OLM message' }));
  expect(await screen.findByText('InstallCheckFailed: install timeout')).toBeVisible();
});

it.each([
  ['ResolutionFailed', 'Dependency resolution failed'],
  ['BundleUnpackFailed', 'Bundle unpack failed'],
  ['InstallPlanFailed', 'Install plan failed'],
  ['CatalogSourcesUnhealthy', 'Waiting for a catalog'],
])('explains %s, without an endless spinner', async (type, expected) => {
  const conditions = [{ type, status: 'True', message: 'in OLM’s words' }];
  watched('Subscription', { data: [aSubscription({ status: { conditions } })] });
  openFollowed();
  expect(await screen.findByText(expected)).toBeVisible();
  expect(await screen.findByText('in OLM’s words')).toBeVisible();
});

it('links to bundle unpack jobs in the catalog namespace (SU-042)', async () => {
  const lastTransitionTime = new Date(Date.now() - 125_000).toISOString();
  const message = 'bundle unpacking failed. Reason: DeadlineExceeded, and Message: x';
  const failed = { type: 'BundleUnpackFailed', status: 'True', message, lastTransitionTime };
  watched('Subscription', { data: [aSubscription({ status: { conditions: [failed] } })] });
  openFollowed();
  expect(await screen.findByText(lastTransitionTime)).toBeVisible();
  expect(
    await screen.findByRole('link', { name: 'Jobs in openshift-marketplace' }),
  ).toHaveAttribute('href', '/k8s/ns/openshift-marketplace/jobs');
});

it('links to the objects that a message is about', async () => {
  const message =
    'constraints not satisfiable: no operators found from catalog ghost in namespace market referenced by subscription quill';
  const conditions = [{ type: 'ResolutionFailed', status: 'True', message }];
  watched('Subscription', { data: [aSubscription({ status: { conditions } })] });
  openFollowed();
  const concerned = within(await screen.findByRole('list', { name: 'Related resources' }));
  expect(concerned.getByRole('link', { name: 'CatalogSource ghost in market' })).toHaveAttribute(
    'href',
    '/operator-hub-sources/ns/market/ghost',
  );
  expect(concerned.getByRole('link', { name: 'Subscription quill in team-a' })).toBeVisible();
});

it.each([
  ['Namespace team-a has no OperatorGroup', []],
  [
    'Namespace team-a has multiple OperatorGroups',
    [anOperatorGroup(), anOperatorGroup({ name: 'b' })],
  ],
])('explains why OLM reports nothing: %s (OG-007)', async (expected, data) => {
  watched('Subscription', { data: [aSubscription()] });
  watched('OperatorGroup', { data });
  openFollowed();
  expect(await screen.findByText(expected)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'OperatorGroups of team-a' })).toBeVisible();
});

it('reports a missing catalog before OLM does', async () => {
  watched('Subscription', { data: [aSubscription()] });
  watched('CatalogSource', {});
  openFollowed();
  expect(await screen.findByText(/CatalogSource community-operators not found/)).toBeVisible();
});

it('offers the approval that the first version requires (IN-046)', async () => {
  watched('InstallPlan', { data: [anInstallPlan()] });
  answering(({ method }) => (method === 'PATCH' ? {} : undefined));
  openFollowed();
  expect((await screen.findAllByText('Requires approval'))[0]).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve install' }));
  const patched = requests().filter(({ method }) => method === 'PATCH');
  expect(patched.map(({ url }) => url.split('/').pop())).toEqual(['install-abcde']);
});

it('reports a deleted Subscription, and its leftover resources', async () => {
  const label = { 'operators.coreos.com/quill.team-a': '' };
  watched('Subscription', {});
  watched('ClusterServiceVersion', { data: [aCsv({ labels: label })] });
  openFollowed();
  expect(await screen.findByText('Subscription quill not found')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'quill.v1.0.0' })).toBeVisible();
});

describe('a missing permission', () => {
  const refused = {
    data: undefined,
    loaded: false,
    error: Object.assign(new Error('forbidden'), { code: 403 }),
  };

  it('to view the Subscription is named', async () => {
    watched('Subscription', refused);
    openFollowed();
    expect(await screen.findByText(/list subscriptions\.operators\.coreos\.com/)).toBeVisible();
  });

  it('to view a part is named, and the rest is shown', async () => {
    watched('InstallPlan', refused);
    watched('OperatorGroup', refused);
    watched('CatalogSource', refused);
    openFollowed();
    expect(await screen.findByText('Creating the install plan')).toBeVisible();
    expect(await screen.findByText(/list installplans\.operators\.coreos\.com/)).toBeVisible();
    expect(await screen.findByText(/list operatorgroups\.operators\.coreos\.com/)).toBeVisible();
    expect(screen.queryByText(/catalogsources/)).toBeNull();
  });
});

describe('a user who leaves', () => {
  it.each([
    ['before the first answer', { loaded: false }],
    ['during the installation', { data: [IN_PROGRESS] }],
  ])('%s is told the end on the next page', async (_name, subscriptions) => {
    watched('Subscription', subscriptions);
    const { unmount } = openFollowed();
    await screen.findByRole('heading', { level: 1 });
    unmount();
    expect(overlays()).toHaveLength(1);
  });

  it('after the end was shown is not told again', async () => {
    watched('ClusterServiceVersion', { data: [aCsv()] });
    const { unmount } = openFollowed();
    await screen.findByText('Installed and ready');
    unmount();
    expect(overlays()).toEqual([]);
  });
});
