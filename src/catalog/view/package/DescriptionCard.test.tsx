import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Beginning } from './DescriptionCard';

/** In pixels, because jsdom has no layout. */
function showOf(height: number) {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(onResize: () => void) {
        observers.push(onResize);
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  render(
    <Beginning>
      <a href="https://example.com">Manual</a>
    </Beginning>,
  );
  act(() => {
    for (const onResize of observers) onResize();
  });
}

const toggle = (name: string) => screen.findByRole('button', { name });

describe('the beginning of a long text', () => {
  it('is all of a short one', () => {
    showOf(200);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is expanded on request, and collapsed again', async () => {
    showOf(2000);
    expect(await toggle('Show all')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(await toggle('Show all'));
    expect(await toggle('Show less')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await toggle('Show less'));
    expect(await toggle('Show all')).toBeVisible();
  });

  it('does not hide a focused link', async () => {
    showOf(2000);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Manual' })).toHaveFocus();
    expect(await toggle('Show less')).toBeVisible();
  });
});
