import { type ComponentType, createElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/** Every page that the console mounts is wrapped in this, so that all of them share the one query client. */
export function provideQueries<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return function WithQueries(props: P) {
    return createElement(QueryClientProvider, { client: queryClient }, createElement(Page, props));
  };
}
