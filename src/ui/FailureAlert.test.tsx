import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failed } from '~/kube/loadable';
import { FailureText } from './FailureAlert';
import { LoadableView } from './LoadableView';

const broken = { kind: 'server', message: 'etcd has no leader' } as const;

describe('the next step after a failure', () => {
  it('is that of the failed request if the page has none', async () => {
    const retry = vi.fn();
    view(failed({ ...broken, retry }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('is absent if the request cannot be retried', () => {
    view(failed(broken));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is shown with the cause if another text names the failure', async () => {
    const retry = vi.fn();
    render(<FailureText failure={{ ...broken, retry }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

it('names a kind that is not served where no title does', () => {
  render(<FailureText failure={{ kind: 'not-served', message: '' }} />);
  expect(screen.getByText('Not served')).toBeVisible();
});

function view(of: ReturnType<typeof failed>): void {
  render(
    <LoadableView of={of} what="Subscriptions" skeleton={null}>
      {() => null}
    </LoadableView>,
  );
}
