import type { ReactElement } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';

/** Renders a page as the console mounts it: at a URL, under the pattern of its route. */
export function renderAt(
  url: string,
  page: ReactElement,
  patterns: readonly string[] = ['*'],
): RenderResult {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[url]}>
        <Routes>
          {patterns.map((pattern) => (
            <Route key={pattern} path={pattern} element={page} />
          ))}
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
