import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aFollowedInstall, openFollowed } from '~/test/followedInstall';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';

const GROUPS = '/apis/operators.coreos.com/v1/namespaces/team-a/operatorgroups';

describe('a namespace without OperatorGroup', () => {
  it('gets the one that the form would make, after a dry run', async () => {
    answersGroups();
    const dialog = await openDialog();
    expect(await dialog.findByText('The server dry run accepts it.')).toBeVisible();
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

  it('gets the mode that is chosen', async () => {
    answersGroups();
    const dialog = await openDialog();
    await userEvent.click(
      dialog.getByRole('radio', { name: 'A specific namespace on the cluster' }),
    );
    expect(await dialog.findByText(/targetNamespaces:/)).toBeVisible();
    await create(dialog);
    expect(posted()).toEqual([expect.objectContaining({ spec: { targetNamespaces: ['team-a'] } })]);
  });

  it('gets none when somebody has made one meanwhile', async () => {
    answersGroups('theirs');
    const dialog = await openDialog();
    await create(dialog);
    expect(await dialog.findByText('OperatorGroup: exists already')).toBeVisible();
    expect(dialog.getByText('theirs')).toBeVisible();
    expect(posted()).toEqual([]);
  });

  it('names the right that is missing, and asks the server nothing', async () => {
    answering(({ url }) =>
      url.endsWith('/selfsubjectaccessreviews') ? { status: { allowed: false } } : undefined,
    );
    const dialog = await openDialog();
    expect(await dialog.findByText(/create operatorgroups\.operators\.coreos\.com/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Create OperatorGroup' })).toBeDisabled();
    expect(requests().filter(({ url }) => url.includes(GROUPS))).toEqual([]);
  });
});

it('offers none for an Operator that watches only other namespaces', async () => {
  const csv = { installModes: [{ type: 'SingleNamespace', supported: true }] };
  answering(({ url }) =>
    url.includes('/packagemanifests')
      ? aPackageList(aPackageManifest({ channels: [aRawChannel({ csv })] }))
      : undefined,
  );
  openSilent();
  await screen.findByRole('heading', { name: 'Install Quill' });
  expect(await screen.findByRole('link', { name: 'OperatorGroups of team-a' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create OperatorGroup' })).toBeNull();
});

async function openDialog() {
  openSilent();
  await userEvent.click(await screen.findByRole('button', { name: 'Create OperatorGroup' }));
  return within(await screen.findByRole('dialog'));
}

async function create(dialog: Awaited<ReturnType<typeof openDialog>>) {
  await userEvent.click(dialog.getByRole('button', { name: 'Create OperatorGroup' }));
}

/** What was answered for before counts more. */
function openSilent() {
  aFollowedInstall();
  watched('Subscription', { data: [aSubscription()] });
  watched('OperatorGroup', { data: [] });
  openFollowed();
}

/** The OperatorGroups of the namespace; a new one is taken. */
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
