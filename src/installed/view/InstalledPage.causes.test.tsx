import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OperatorWithInstances as OperatorPage } from '~/start/OperatorWithInstances';
import { aSubscription } from '~/test/builders';
import { watched } from '~/test/consoleSdk';
import { aClusterOfTwo, openInstalled } from '~/test/installedScreen';
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
  const address = link.getAttribute('href');
  expect(address).toBe('/operator-hub-installed/ns/team-a/quill/updates?edit=channel');
  unmount();

  anInstalledQuill();
  watched('Subscription', { data: [blocked] });
  watched('ClusterServiceVersion', { data: [] });
  await openAt(<OperatorPage />);
  const status = within(screen.getByRole('region', { name: 'Status' }));
  expect(status.getByText('No channel nightly')).toBeVisible();
  expect(status.getByText(CAUSE)).toBeVisible();
  expect(status.getByRole('link', { name: 'Change channel' })).toHaveAttribute('href', address);
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
