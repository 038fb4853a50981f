import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failed } from '~/kube/loadable';
import { FailureText } from './FailureAlert';
import { LoadableView } from './LoadableView';

const broken = { kind: 'server', message: 'etcd has no leader' } as const;

describe('the way on from a failure', () => {
  it('is that of what failed where the page has none of its own', async () => {
    const retry = vi.fn();
    view(failed({ ...broken, retry }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('is not offered where nobody can ask again', () => {
    view(failed(broken));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stands with the cause where something else says what failed', async () => {
    const retry = vi.fn();
    render(<FailureText failure={{ ...broken, retry }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

function view(of: ReturnType<typeof failed>): void {
  render(
    <LoadableView of={of} what="Subscriptions" skeleton={null}>
      {() => null}
    </LoadableView>,
  );
}
