import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { overlays } from '~/test/consoleSdk';
import { type NewsProps, NewsToast, useNewsOnLeave } from './news';

function News({ closeOverlay, page }: NewsProps) {
  const result = { variant: 'success', title: 'Quill installed' } as const;
  return <NewsToast page={page} result={result} to="/quill" closeOverlay={closeOverlay} />;
}

function Page({ isUnderWay }: { readonly isUnderWay: boolean }) {
  useNewsOnLeave(News, isUnderWay ? {} : null);
  return null;
}

const page = (isUnderWay: boolean) => (
  <MemoryRouter initialEntries={['/page?step=2']}>
    <Page isUnderWay={isUnderWay} />
  </MemoryRouter>
);

describe('the end of an operation on another page', () => {
  it('is shown if the user left during the operation', () => {
    render(page(true)).unmount();
    const [overlay] = overlays();
    render(<MemoryRouter initialEntries={['/other']}>{overlay}</MemoryRouter>);
    expect(screen.getByText('Quill installed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View details' })).toHaveAttribute('href', '/quill');
  });

  it('is not shown if the operation ended before', () => {
    const { rerender, unmount } = render(page(true));
    rerender(page(false));
    unmount();
    expect(overlays()).toEqual([]);
  });

  it('closes on the page of the operation, and by its button', async () => {
    const closeOverlay = vi.fn();
    const at = (path: string) =>
      render(
        <MemoryRouter initialEntries={[path]}>
          <News page="/page?step=2" closeOverlay={closeOverlay} />
        </MemoryRouter>,
      );
    at('/page?step=2').unmount();
    expect(closeOverlay).toHaveBeenCalledOnce();
    at('/other');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closeOverlay).toHaveBeenCalledTimes(2);
  });
});
