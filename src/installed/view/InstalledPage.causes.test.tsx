import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OperatorWithInstances as OperatorPage } from '~/start/OperatorWithInstances';
import { aCsv, aSubscription } from '~/test/builders';
import { requests, watched } from '~/test/consoleSdk';
import { aClusterOfTwo, foundRows, openInstalled } from '~/test/installedScreen';
import { anInstalledQuill, openAt } from '~/test/operatorPage';

const CAUSE = 'Package quill has no channel nightly.';
const blocked = aSubscription({
  status: {
    conditions: [
      {
        type: 'ResolutionFailed',
        status: 'True',
        reason: 'ConstraintsNotSatisfiable',
        message:
          'constraints not satisfiable: no operators found in channel nightly of package quill in the catalog referenced by subscription quill, subscription quill exists',
      },
    ],
  },
});

it('shows one cause and its remedy in the list, its popover and the page of the Operator', async () => {
  aClusterOfTwo();
  watched('Subscription', { data: [blocked] });
  watched('ClusterServiceVersion', { data: [] });
  const { unmount } = openInstalled();
  const row = await screen.findByTestId('operator-row');
  expect(within(row).getByText('No channel nightly')).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: /^No channel nightly: View/ }));
  const popover = within(await screen.findByRole('dialog', { name: 'Status' }));
  expect(popover.getByText(CAUSE)).toBeVisible();
  expect(popover.queryByText(/No combination of versions/)).toBeNull();
  const link = await popover.findByRole('link', { name: 'Change channel' });
  expect(link).toHaveAttribute(
    'href',
    '/operator-hub-installed/ns/team-a/quill?remedy=edit-subscription',
  );
  unmount();

  anInstalledQuill();
  watched('Subscription', { data: [blocked] });
  watched('ClusterServiceVersion', { data: [] });
  await openAt(<OperatorPage />);
  const status = within(screen.getByRole('region', { name: 'Status' }));
  expect(status.getByText('No channel nightly')).toBeVisible();
  expect(status.getByText(CAUSE)).toBeVisible();
  expect(status.getByRole('button', { name: 'Change channel' })).toBeVisible();
});

/** Its pod cannot pull its image, and OLM only reports that it is not ready in time. */
function aQuillWithoutImage() {
  const labels = { app: 'quill' };
  const deployments = [{ name: 'quill-manager' }];
  const waiting = { reason: 'ImagePullBackOff', message: 'Back-off pulling image' };
  watched('ClusterServiceVersion', {
    data: [
      aCsv({
        spec: {
          version: '1.0.0',
          ...{ install: { strategy: 'deployment', spec: { deployments } } },
        },
        status: { phase: 'Failed', reason: 'InstallCheckFailed', message: 'install timeout' },
      }),
    ],
  });
  watched('Deployment', {
    data: [
      {
        metadata: { name: 'quill-manager', namespace: 'team-a' },
        spec: { selector: { matchLabels: labels } },
      },
    ],
  });
  watched('Pod', {
    data: [
      {
        metadata: { name: 'quill-manager-1', namespace: 'team-a', labels },
        status: {
          phase: 'Pending',
          containerStatuses: [{ name: 'manager', ready: false, state: { waiting } }],
        },
      },
    ],
  });
}

it('names Kubernetes’ reason of unready pods in the list and on the page', async () => {
  aClusterOfTwo();
  aQuillWithoutImage();
  const { unmount } = openInstalled();
  const row = await screen.findByTestId('operator-row');
  expect(await within(row).findByText('ImagePullBackOff')).toBeVisible();
  unmount();

  anInstalledQuill();
  aQuillWithoutImage();
  await openAt(<OperatorPage />);
  const status = within(screen.getByRole('region', { name: 'Status' }));
  expect(await status.findByText('ImagePullBackOff')).toBeVisible();
});

it('requests neither Deployments nor pods if no Operator waits for them', async () => {
  aClusterOfTwo();
  openInstalled();
  expect(await foundRows()).toHaveLength(2);
  expect(JSON.stringify(requests())).not.toMatch(/"resource":"(pods|deployments)"/);
});

it('opens the dialog of a remedy on the page of the Operator', async () => {
  aClusterOfTwo();
  watched('OperatorGroup', { data: [] });
  const { unmount } = openInstalled('?search=quill');
  await userEvent.click(
    await screen.findByRole('button', { name: 'No OperatorGroup: View details of Quill' }),
  );
  const link = await screen.findByRole('link', { name: 'Create OperatorGroup' });
  const address = link.getAttribute('href') ?? '';
  expect(address).toBe('/operator-hub-installed/ns/team-a/quill?remedy=create-operator-group');
  unmount();

  anInstalledQuill();
  watched('OperatorGroup', { data: [] });
  await openAt(<OperatorPage />, `overview${address.slice(address.indexOf('?'))}`);
  expect(await screen.findByRole('dialog', { name: /OperatorGroup/ })).toBeVisible();
});
