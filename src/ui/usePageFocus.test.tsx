import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let navigate: ReturnType<typeof useNavigate> = () => undefined;

/** A page that was opened by its URL, after a user interaction that the browser recorded. */
async function opened(url: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      name: new URL(url, window.location.href).href,
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => ({}),
    },
  ]);
  const { usePageFocus } = await import('./usePageFocus');
  function Page() {
    navigate = useNavigate();
    usePageFocus();
    return (
      <main>
        <h1>Operators</h1>
      </main>
    );
  }
  render(
    <MemoryRouter initialEntries={['/catalog']}>
      <Page />
    </MemoryRouter>,
  );
  await settled();
}

async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  window.history.replaceState(null, '', '/catalog');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('remains at the browser’s start after a reload, and moves to the heading of the next page', async () => {
  await opened('/catalog');
  expect(document.activeElement).toBe(document.body);
  await act(async () => {
    await navigate('/installed');
  });
  await settled();
  expect(document.activeElement?.textContent).toBe('Operators');
});

it('moves to the heading of a page after navigation in the console', async () => {
  await opened('/dashboards');
  expect(document.activeElement?.textContent).toBe('Operators');
});
