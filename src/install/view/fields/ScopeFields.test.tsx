import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aForm, aPackage, supporting } from '~/test/installBuilders';
import { ModeField } from './ScopeFields';

const offered = aPackage(supporting('OwnNamespace'));
const show = (version: string) =>
  render(<ModeField form={aForm({ version })} offered={offered} onChoose={vi.fn()} />);
const all = () => screen.getByRole('radio', { name: 'Whole cluster' });

it('does not offer modes that the channel head does not support, and shows why (IN-006)', () => {
  show('1.1.0');
  expect(all()).toBeDisabled();
  expect(screen.getAllByText('Not supported by this version.')).toHaveLength(3);
});

it('offers every mode of another version (IN-004)', () => {
  show('1.0.0');
  expect(all()).toBeEnabled();
});
