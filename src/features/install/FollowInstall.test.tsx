import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import { aCsv, aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { QUILL, anInstallCluster } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

const onItsWay = aSubscription({
  status: { currentCSV: 'quill.v1.0.0', installPlanRef: { name: 'install-abcde' } },
});

const open = () =>
  renderAt(
    `${routes.install(null, QUILL)}?following=team-a/quill`,
    <InstallPage />,
    patterns.install,
  );

beforeEach(() => {
  anInstallCluster();
  watched('Subscription', { data: [onItsWay] });
  watched('ClusterServiceVersion', {});
  watched('OperatorGroup', { data: [anOperatorGroup()] });
});

it('follows an installation to its success, and leads on (IN-045)', () => {
  watched('ClusterServiceVersion', { data: [aCsv()] });
  open();
  expect(screen.getByText('Installed and ready')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View installed' })).toHaveAttribute(
    'href',
    '/operator-hub/ns/team-a/installed',
  );
});

it.each([
  ['the Operator', { phase: 'Failed', message: 'no pods' }, 'The Operator failed', 'no pods'],
])('says that %s failed, in OLM’s words', (_, status, title, words) => {
  watched('ClusterServiceVersion', { data: [aCsv({ status })] });
  open();
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

it.each([
  ['ResolutionFailed', 'OLM finds no way to install this'],
  ['BundleUnpackFailed', 'The bundle cannot be unpacked'],
  ['InstallPlanFailed', 'The plan failed'],
  ['CatalogSourcesUnhealthy', 'OLM met an error and tries again'],
])('says what %s means, without an endless spinner (W17)', (type, expected) => {
  const conditions = [{ type, status: 'True', message: 'in OLM’s words' }];
  watched('Subscription', { data: [aSubscription({ status: { conditions } })] });
  open();
  expect(screen.getByText(expected)).toBeVisible();
  expect(screen.getByText('in OLM’s words')).toBeVisible();
});

it.each([
  ['has no OperatorGroup', []],
  ['has more than one OperatorGroup', [anOperatorGroup(), anOperatorGroup({ name: 'b' })]],
])('says that the project %s, about which OLM is silent (OG-007)', (expected, data) => {
  watched('Subscription', { data: [aSubscription()] });
  watched('OperatorGroup', { data });
  open();
  expect(screen.getByText(`Project team-a ${expected}`)).toBeVisible();
});

it('offers the approval that the first version waits for (IN-046)', async () => {
  watched('InstallPlan', { data: [anInstallPlan()] });
  answering(({ method }) => (method === 'PATCH' ? {} : undefined));
  open();
  expect(screen.getAllByText('Waits for approval')[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Approve install' }));
  const patched = requests().filter(({ method }) => method === 'PATCH');
  expect(patched.map(({ url }) => url.split('/').pop())).toEqual(['install-abcde']);
});

it('says when the Subscription is gone', () => {
  watched('Subscription', {});
  open();
  expect(screen.getByText('There is no Subscription quill')).toBeVisible();
});

it('names the right that following needs', () => {
  const error = Object.assign(new Error('forbidden'), { code: 403 });
  watched('Subscription', { data: undefined, loaded: false, error });
  open();
  expect(
    screen.getByText(/list subscriptions\.operators\.coreos\.com in project team-a/),
  ).toBeVisible();
});
