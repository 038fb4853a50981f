import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '~/test/render';
import { CatalogProgress } from './CatalogProgress';

const late = () =>
  screen.findByText(/^Still waiting for/, undefined, { timeout: 4000 }).then(
    ({ textContent }) => textContent,
    () => null,
  );

function show(isLoading: boolean, ...pending: readonly string[]) {
  renderAt(
    '/',
    <CatalogProgress
      isLoading={isLoading}
      pending={pending}
      unread={[]}
      shortened={[]}
      onRetry={vi.fn()}
    />,
  );
}

describe('what a catalog that does not answer leaves to wait for', () => {
  it.each<[string, boolean, readonly string[], string | null]>([
    ['by name', false, ['Acme', 'Zeta'], 'Still waiting for Acme, Zeta…'],
    [
      'all in one answer, as for who may use one project',
      true,
      [],
      'Still waiting for the catalogs…',
    ],
    ['nothing', false, [], null],
  ])('%s', async (_, isLoading, pending, text) => {
    show(isLoading, ...pending);
    expect(await late()).toBe(text);
  });
});
