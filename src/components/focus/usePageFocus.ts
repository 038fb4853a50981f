import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepFocus } from './keepFocus';

/** Looks after the focus of a page, anew when the page shows something else. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  useEffect(keepFocus, [pathname]);
}
