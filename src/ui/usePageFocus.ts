import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepFocus } from './keepFocus';

/** Manages the focus of a page when its content changes. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const end = keepFocus(hasNavigated && hasBeenUsed());
    return () => {
      end();
      hasNavigated = true;
    };
  }, [pathname]);
}

/** After a page load, including redirects, the focus remains where the browser puts it. */
function hasBeenUsed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}

/** Whether the page differs from the loaded one. Browsers remember user interaction over a reload. */
let hasNavigated = openedPath() !== window.location.pathname;

function openedPath(): string | null {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined ? null : new URL(opened.name).pathname;
}
