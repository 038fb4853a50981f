import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepFocus } from './keepFocus';

/** Looks after the focus of a page, anew when the page shows something else. */
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

/** A page that the browser has opened, also one that leads on to another by itself, begins where the browser begins. */
function hasBeenUsed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}

/** Whether the page is another than the browser opened: that somebody has used it browsers remember over a reload. */
let hasNavigated = openedPath() !== window.location.pathname;

function openedPath(): string | null {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined ? null : new URL(opened.name).pathname;
}
