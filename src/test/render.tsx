import type { ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { queryClient } from '~/kube/queryClient';

/** Renders a page as the console mounts it: at a URL, under the pattern of its route. */
export function renderAt(
  url: string,
  page: ReactElement,
  patterns: readonly string[] = ['*'],
): RenderResult {
  return render(
    <QueryClientProvider client={queryClient}>
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
