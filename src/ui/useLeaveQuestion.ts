import { useEffect } from 'react';

/**
 * Asks for confirmation before the page is closed or reloaded. The console's router has no way to block navigation.
 * @param isNeeded only while input would be lost: the listener prevents the back/forward cache
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
