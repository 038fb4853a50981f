import { type ComponentType, createElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './queryClient';
import { useOwnAnswers } from './useOwnAnswers';

/**
 * Every page that the console mounts is wrapped in this, so that all of them share the one query client. It is another page
 * for whoever acts as another user.
 */
export function provideQueries<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return function WithQueries(props: P) {
    const key = useOwnAnswers();
    return createElement(
      QueryClientProvider,
      { key, client: queryClient },
      createElement(Page, props),
    );
  };
}
