import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Fold } from './Fold';

it('renders its content on first expansion, and keeps it', async () => {
  render(
    <Fold title="More">
      <input aria-label="Note" />
    </Fold>,
  );
  expect(screen.queryByLabelText('Note')).toBeNull();
  const more = screen.getByRole('button', { name: 'More' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  await userEvent.type(screen.getByLabelText('Note'), 'kept');
  await userEvent.click(more);
  expect(screen.getByLabelText('Note')).not.toBeVisible();
  await userEvent.click(more);
  expect(screen.getByLabelText('Note')).toHaveValue('kept');
});
