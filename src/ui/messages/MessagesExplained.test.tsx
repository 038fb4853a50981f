import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { subscriptionModel } from '~/kube/models/olm';
import { MessagesExplained } from './MessagesExplained';

describe('an explanation of OLM’s message', () => {
  it('shows the chain from the cause to blocked resources', () => {
    explain(
      'constraints not satisfiable: bundle clash.v1 requires an operator with package: inkpot, subscription clash requires acme/market/stable/clash.v1, subscription clash exists',
    );
    expect(
      screen.getByText(
        /^Subscription clash requires clash\.v1\. clash\.v1 requires package inkpot.*so quill is blocked\.$/,
      ),
    ).toBeDefined();
  });

  it('links to the resources', () => {
    explain(
      'constraints not satisfiable: clusterserviceversion quill.v1 exists and is not referenced by a subscription',
    );
    expect(screen.getByRole('link', { name: /ClusterServiceVersion quill\.v1/ })).toBeDefined();
  });

  it('shows unknown parts, too', () => {
    explain(
      'constraints not satisfiable: package: b is not white listed, clusterserviceversion quill.v1 exists and is not referenced by a subscription',
    );
    expect(screen.getByText('OLM message: package: b is not white listed')).toBeDefined();
  });

  it('shows any unknown message as text', () => {
    explain('<img src=x onerror="alert(1)"> \u0007\u202Egnorw {{name}}');
    expect(
      screen.getByText('<img src=x onerror="alert(1)"> \uFFFD\uFFFDgnorw {{name}}'),
    ).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });

  it('collapses more than two related resources', async () => {
    const evidence = ['quill', 'pen', 'ink'].map((name) => ({
      ...{ model: subscriptionModel, namespace: 'team-a', name },
    }));
    render(<MessagesExplained messages={[]} objects={evidence} />, { wrapper: MemoryRouter });
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Related resources' }));
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it.each([
    ['Bundle unpack failed', 1],
    ['Unable to pull bundle image', 0],
  ])('does not repeat the title %j', (title, count) => {
    explain('Bundle image pull failed.', title);
    expect(screen.queryAllByText('Unable to pull bundle image')).toHaveLength(count);
    // The remedies of the page retry the unpacking.
    expect(screen.getByText(/^Check the connection to the registry.*its mirror\.$/)).toBeVisible();
  });

  it('shows the beginning of a long message, and all on request', async () => {
    explain('x'.repeat(100_000));
    const text = () => document.querySelector('p')?.textContent.length ?? 0;
    expect(text()).toBeLessThan(5000);
    await userEvent.click(screen.getByRole('button', { name: /^Show all 100,?000 characters/ }));
    expect(text()).toBe(100_000);
  });
});

function explain(message: string, title?: string) {
  const by = { model: subscriptionModel, namespace: 'team-a', name: 'quill' };
  const messages = [{ by, reason: '', message }];
  render(<MessagesExplained messages={messages} title={title} />, { wrapper: MemoryRouter });
}
