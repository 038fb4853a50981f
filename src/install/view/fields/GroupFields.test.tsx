import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ClusterFacts, InstallForm } from '~/install/rules/form';
import { anOperatorGroup } from '~/test/builders';
import { aClusterState, aForm } from '~/test/installBuilders';
import { GroupFields } from './GroupFields';

const onChoose = vi.fn();

async function open(form: Partial<InstallForm> = {}, facts: Partial<ClusterFacts> = {}) {
  render(
    <GroupFields
      newName="quill-installer"
      form={aForm(form)}
      facts={aClusterState(facts)}
      onChoose={onChoose}
    />,
  );
  const toggle = screen.getByRole('button', { name: 'Advanced' });
  if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
}

describe('a new OperatorGroup', () => {
  it('accepts one of the namespace’s service accounts (OG-025)', async () => {
    await open({}, { serviceAccounts: ['default', 'installer'] });
    await userEvent.selectOptions(screen.getByLabelText('Service account'), 'installer');
    expect(onChoose).toHaveBeenLastCalledWith({ serviceAccount: 'installer' });
  });

  it('accepts any typed name if service accounts are unknown', async () => {
    onChoose.mockClear();
    await open();
    await userEvent.type(screen.getByLabelText('Service account'), ' installer ');
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ serviceAccount: 'installer' });
  });

  it('still shows an account of another namespace', async () => {
    await open({ serviceAccount: 'gone' }, { serviceAccounts: ['default'] });
    expect(screen.getByLabelText('Service account')).toHaveValue('gone');
  });

  it('may fail forward', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Fail forward (unsafe)' }));
    expect(onChoose).toHaveBeenLastCalledWith({ upgradeStrategy: 'TechPreviewUnsafeFailForward' });
  });
});

it('shows the settings of the existing OperatorGroup', async () => {
  const spec = { targetNamespaces: ['team-a'], serviceAccountName: 'installer' };
  await open({}, { operatorGroups: [anOperatorGroup({ name: 'mine', spec })] });
  expect(screen.getByText(/OperatorGroup mine applies/)).toBeVisible();
  expect(screen.getByText('Service account: installer')).toBeVisible();
  expect(screen.getByText('Upgrade strategy: Default')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});
