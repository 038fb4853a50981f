import { type ComponentType, type FunctionComponent, createElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './queryClient';
import { useIdentityState, useOwnAnswers } from './useOwnAnswers';

/**
 * Wraps every page that the console mounts, so that all pages share one query client. A change of identity mounts the
 * page again. A page is shown when it is known whose it is, because it reads what it stored for its user.
 */
export function provideQueries<P extends object>(Page: ComponentType<P>): FunctionComponent<P> {
  return function WithQueries(props: P) {
    const key = useOwnAnswers();
    const state = useIdentityState();
    if (state !== 'read') return null;
    return createElement(
      QueryClientProvider,
      { key, client: queryClient },
      createElement(Page, props),
    );
  };
}
