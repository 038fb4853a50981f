import { useEffect } from 'react';

/**
 * Lets the browser ask before the page is closed or reloaded. The console's router cannot be asked to wait before another
 * of its pages is opened.
 * @param isNeeded only while there is something to lose: a page with such a listener is not kept for the way back
 */
export function useLeaveQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    window.addEventListener('beforeunload', prevent);
    return () => {
      window.removeEventListener('beforeunload', prevent);
    };
  }, [isNeeded]);
}

function prevent(event: BeforeUnloadEvent) {
  event.preventDefault();
}
