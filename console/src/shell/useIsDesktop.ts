import { useSyncExternalStore } from 'react';

/** From this width the navigation is beside the page (PatternFly's breakpoint xl, as in the console). */
const query = matchMedia('(min-width: 1200px)');

export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => {
        query.removeEventListener('change', listener);
      };
    },
    () => query.matches,
  );
}
