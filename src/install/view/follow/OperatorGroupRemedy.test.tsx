import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anOperatorGroup } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aFollowedInstall, openFollowed } from '~/test/followedInstall';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';

const GROUPS = '/apis/operators.coreos.com/v1/namespaces/team-a/operatorgroups';

describe('a namespace without OperatorGroup', () => {
  it('gets the one that the form would create, after a dry run', async () => {
    answersGroups();
    const dialog = await openDialog();
    expect(await dialog.findByText('Server dry run succeeded')).toBeVisible();
    expect(await dialog.findByText(/name: team-a-og/)).toBeVisible();
    await create(dialog);
    expect(posted()).toEqual([
      expect.objectContaining({
        metadata: {
          name: 'team-a-og',
          namespace: 'team-a',
          annotations: { 'operator-hub/created-by-install': 'quill' },
        },
        spec: {},
      }),
    ]);
  });

  it('gets the selected mode', async () => {
    answersGroups();
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio', { name: 'One project' }));
    expect(await dialog.findByText(/targetNamespaces:/)).toBeVisible();
    await create(dialog);
    expect(posted()).toEqual([expect.objectContaining({ spec: { targetNamespaces: ['team-a'] } })]);
  });

  it('gets none if another user has created one', async () => {
    answersGroups('theirs');
    const dialog = await openDialog();
    await create(dialog);
    expect(await dialog.findByText('OperatorGroup: Already exists')).toBeVisible();
    expect(dialog.getByText('theirs')).toBeVisible();
    expect(posted()).toEqual([]);
  });

  it('keeps the dialog with its result when the problem is gone', async () => {
    answersGroups();
    const { again } = openSilent();
    const dialog = await pressed();
    await create(dialog);
    expect(await dialog.findByText('Namespace team-a has an OperatorGroup')).toBeVisible();
    watched('OperatorGroup', { data: [anOperatorGroup()] });
    again();
    expect(screen.queryByText('Namespace team-a has no OperatorGroup')).toBeNull();
    expect(dialog.getByText('Namespace team-a has an OperatorGroup')).toBeVisible();
  });

  it('names the missing permission, and sends no request', async () => {
    answering(({ url, body }) =>
      url.endsWith('/selfsubjectaccessreviews')
        ? { status: { allowed: JSON.stringify(body).includes('"verb":"list"') } }
        : undefined,
    );
    const dialog = await openDialog();
    expect(await dialog.findByText(/create operatorgroups\.operators\.coreos\.com/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Create OperatorGroup' })).toBeDisabled();
    expect(requests().filter(({ url }) => url.includes(GROUPS))).toEqual([]);
  });
});

it('requests the namespace to watch if the Operator can watch only another', async () => {
  const csv = { installModes: [{ type: 'SingleNamespace', supported: true }] };
  answering(({ url }) =>
    url.includes('/packagemanifests')
      ? aPackageList(aPackageManifest({ channels: [aRawChannel({ csv })] }))
      : undefined,
  );
  answersGroups();
  const dialog = await openDialog();
  expect(dialog.getByRole('button', { name: 'Create OperatorGroup' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Namespace to watch' }), 'team-b');
  await create(dialog);
  await waitFor(() => {
    expect(posted()).toEqual([expect.objectContaining({ spec: { targetNamespaces: ['team-b'] } })]);
  });
});

describe('unsuitable OperatorGroups', () => {
  const done = (path: string, verb: string) =>
    requests().some(({ method, url }) => method === verb && url.endsWith(path));

  it('are deleted except for the selected one', async () => {
    answering(({ method }) => (method === 'DELETE' ? {} : undefined));
    aFollowedInstall();
    watched('Subscription', { data: [aSubscription()] });
    watched('OperatorGroup', {
      data: [anOperatorGroup({ name: 'one' }), anOperatorGroup({ name: 'two' })],
    });
    openFollowed();
    const name = 'Select the OperatorGroup to keep';
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'two' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 1 OperatorGroup' }));
    await waitFor(() => {
      expect(done(`${GROUPS}/one`, 'DELETE')).toBe(true);
    });
  });

  it('are changed to a mode that the Operator supports', async () => {
    answering(({ method }) => (method === 'PATCH' ? {} : undefined));
    aFollowedInstall();
    const installModes = [{ type: 'AllNamespaces', supported: true }] as const;
    const status = { phase: 'Failed', reason: 'UnsupportedOperatorGroup', message: 'no' };
    watched('ClusterServiceVersion', { data: [aCsv({ spec: { installModes }, status })] });
    watched('Subscription', {
      data: [aSubscription({ status: { currentCSV: 'quill.v1.0.0' } })],
    });
    watched('OperatorGroup', { data: [anOperatorGroup()] });
    openFollowed();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit OperatorGroup' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit OperatorGroup' }));
    await waitFor(() => {
      expect(done(`${GROUPS}/team-a-og`, 'PATCH')).toBe(true);
    });
  });
});

async function openDialog() {
  openSilent();
  return pressed();
}

async function pressed() {
  await userEvent.click(await screen.findByRole('button', { name: 'Create OperatorGroup' }));
  return within(await screen.findByRole('dialog'));
}

async function create(dialog: Awaited<ReturnType<typeof openDialog>>) {
  await userEvent.click(dialog.getByRole('button', { name: 'Create OperatorGroup' }));
}

/** Earlier responders take precedence. */
function openSilent() {
  aFollowedInstall();
  watched('Subscription', { data: [aSubscription()] });
  watched('OperatorGroup', { data: [] });
  return openFollowed();
}

/** The OperatorGroups of the namespace; a new one is accepted. */
function answersGroups(...names: readonly string[]) {
  const items = names.map((name) => ({ metadata: { name, namespace: 'team-a' } }));
  answering(({ method, url }) => {
    if (!url.includes(GROUPS)) return undefined;
    return method === 'POST' ? {} : { items };
  });
}

function posted(): readonly unknown[] {
  return requests()
    .filter(({ method, url }) => method === 'POST' && url.endsWith(GROUPS))
    .map(({ body }) => body);
}
