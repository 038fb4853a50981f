import { useEffect, useRef } from 'react';
import type { CatalogEntry } from '~/olm/lists/facets';

/** Details of what a held key only passes need not be fetched, so the drawer waits for this many milliseconds of rest. */
const REST = 150;

/** Lets the drawer, when one is open, follow the focus from card to card. */
export function useFollow(
  isOpen: boolean,
  onOpen: (entry: CatalogEntry) => void,
): (entry: CatalogEntry, isHeld: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      clearTimeout(timer.current);
    };
  }, [isOpen]);
  return (entry, isHeld) => {
    clearTimeout(timer.current);
    if (!isOpen) return;
    if (isHeld) {
      timer.current = setTimeout(() => {
        onOpen(entry);
      }, REST);
    } else {
      onOpen(entry);
    }
  };
}
