import { useState } from 'react';
import axe from 'axe-core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { aSubscription } from '~/test/builders';
import { answering, requests } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import {
  INSTALLED,
  MANUAL,
  anUpdateCluster,
  pendingDetails,
  updateDetails,
} from '~/test/updateBuilders';
import UpdatesTab from './UpdatesTab';

const show = (tab = <UpdatesTab details={updateDetails()} />, query = '') =>
  renderAt(`/${query}`, tab);

const tabOf = (shown: OperatorDetails) => <UpdatesTab details={shown} />;

/** A Subscription that another program changes while the form is open. */
function Changing() {
  const [channel, setChannel] = useState('stable');
  const subscription = aSubscription({
    spec: { ...MANUAL, channel, installPlanApproval: 'Automatic' },
    status: INSTALLED,
  });
  const managedFields = [
    { manager: 'argocd-controller', fieldsV1: { 'f:spec': { 'f:channel': {} } } },
  ];
  Object.assign(subscription.metadata, { managedFields });
  return (
    <>
      <button
        onClick={() => {
          setChannel('fast');
        }}
      >
        Somebody changes the channel
      </button>
      <UpdatesTab details={updateDetails({ subscription })} />
    </>
  );
}

const radio = (name: RegExp | string) => screen.getByRole('radio', { name });
const choose = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole('radio', { name }));
};
const patches = () => requests().filter(({ method }) => method === 'PATCH');

describe('the settings', () => {
  it('are a list, and a form in the same place; the focus stays there', async () => {
    anUpdateCluster();
    show();
    expect(screen.getByText('Automatic')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('radio', { name: /stable/ })).toBeChecked();
    expect(document.activeElement).toContainElement(radio('Automatic'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.activeElement).toContainElement(screen.getByText('Automatic'));
  });

  it('explain each channel for the installed version', async () => {
    anUpdateCluster();
    show(undefined, '?edit=settings');
    expect(await screen.findByText(/contains 1\.0\.0 and 2 later/)).toBeVisible();
    expect(screen.getByText(/does not contain 1\.0\.0/)).toBeVisible();
  });

  it('show the impact and the request of another channel before saving', async () => {
    anUpdateCluster();
    show(undefined, '?edit=settings');
    await choose(/next/);
    const follows = screen.getByRole('list', { name: 'Impact' });
    expect(follows).toHaveTextContent('Channel next does not contain 1.0.0');
    const commands = await screen.findByRole('region', { name: 'Commands' });
    expect(commands).toHaveTextContent('{"op":"replace","path":"/spec/channel","value":"next"}');
  });

  it('show that Automatic does not approve the pending install plan (OLM issue 2341)', async () => {
    anUpdateCluster();
    show(tabOf(pendingDetails()), '?edit=settings');
    await choose('Automatic');
    expect(
      screen.getByText(/Install plan install-abcde was created under manual approval/),
    ).toBeVisible();
  });

  it('are saved as a patch of displayed values, after a dry run', async () => {
    anUpdateCluster();
    answering(({ method }) => (method === 'PATCH' ? {} : undefined));
    show(undefined, '?edit=settings');
    await choose('Manual');
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    const url =
      '/api/kubernetes/apis/operators.coreos.com/v1alpha1/namespaces/team-a/subscriptions/quill';
    const body = [
      { op: 'test', path: '/metadata/uid', value: 'uid-sub-team-a-quill' },
      { op: 'test', path: '/spec/installPlanApproval', value: 'Automatic' },
      { op: 'replace', path: '/spec/installPlanApproval', value: 'Manual' },
    ];
    expect(patches()).toEqual([
      { method: 'PATCH', url: `${url}?dryRun=All`, body },
      { method: 'PATCH', url, body },
    ]);
  });
});

describe('settings that cannot be saved', () => {
  it('name the missing permission', async () => {
    anUpdateCluster(false);
    show(undefined, '?edit=settings');
    await choose('Manual');
    expect(
      await screen.findByText('Insufficient permissions to edit the Subscription'),
    ).toBeVisible();
    expect(screen.getByText(/patch subscriptions\.operators\.coreos\.com/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeDisabled();
  });

  it('keep the input if the server rejects them, and can be retried', async () => {
    anUpdateCluster();
    const refusal = { code: 422, json: { code: 422, reason: 'Invalid', details: {} } };
    answering(({ method }) => {
      if (method !== 'PATCH') return undefined;
      throw Object.assign(new Error('rejected'), refusal);
    });
    show(undefined, '?edit=settings');
    await choose('Manual');
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByText(/This resource has been updated/)).toBeVisible();
    expect(radio('Manual')).toBeChecked();
    expect(patches()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(patches()).toHaveLength(2);
  });

  it('keep the selection if the Subscription is updated, and show the changes', async () => {
    anUpdateCluster();
    show(<Changing />, '?edit=settings');
    await choose('Manual');
    await userEvent.click(screen.getByRole('button', { name: 'Somebody changes the channel' }));
    expect(screen.getByText(/Channel: stable → fast/)).toBeVisible();
    expect(screen.getByText(/Written by argocd-controller/)).toBeVisible();
    expect(radio('Manual')).toBeChecked();
    expect(radio(/fast/)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeEnabled();
  });

  it('have no axe violation', async () => {
    anUpdateCluster();
    const { container } = show(tabOf(pendingDetails()), '?edit=settings');
    await choose(/fast/);
    await screen.findByRole('region', { name: 'Commands' });
    const options = { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } };
    const { violations } = await axe.run(container, options);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(within(container).getByRole('grid', { name: 'History' })).toBeVisible();
  });
});
