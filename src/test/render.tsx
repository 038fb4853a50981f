import { cloneElement, type ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { queryClient } from '~/kube/queryClient';

/**
 * Renders a page as the console mounts it: at a URL, under the pattern of its route. `again` renders what the mock of the
 * console watches now.
 */
export function renderAt(
  url: string,
  page: ReactElement,
  patterns: readonly string[] = ['*'],
): RenderResult & { readonly again: () => void } {
  const tree = () => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[url]}>
        <Routes>
          {patterns.map((pattern) => (
            <Route key={pattern} path={pattern} element={cloneElement(page)} />
          ))}
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const result = render(tree());
  return {
    ...result,
    again: () => {
      result.rerender(tree());
    },
  };
}
