import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { InstallForm } from '~/install/rules/form';
import { aForm, aPackage } from '~/test/installBuilders';
import { VersionFields } from './ChoicesForm';

const onChoose = vi.fn();
const show = (form: Partial<InstallForm>) =>
  render(<VersionFields form={aForm(form)} offered={aPackage()} onChoose={onChoose} />);
const version = () => screen.getByRole('combobox', { name: 'Version' });

it('offers the versions of the channel, with the latest marked', async () => {
  show({});
  await userEvent.selectOptions(version(), '1.0.0');
  expect(onChoose).toHaveBeenLastCalledWith({ version: '1.0.0' });
  expect(screen.getByRole('option', { name: '1.1.0 (latest)' })).toBeVisible();
});

it('shows a version of an old link as not available (IN-017)', () => {
  show({ version: '0.0.1' });
  expect(version()).toHaveDisplayValue('0.0.1 (not available)');
});

it('has no versions for a channel of an old link (SU-044)', () => {
  show({ channel: 'gone', version: '' });
  expect(screen.getByRole('combobox', { name: 'Update channel' })).toHaveDisplayValue(
    'gone (not available)',
  );
  expect(version()).toBeDisabled();
  expect(version()).toHaveDisplayValue('Not available');
});
