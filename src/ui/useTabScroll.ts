import { useEffect, useId } from 'react';
import { getResizeObserver } from '@patternfly/react-core';
import { useT } from '~/i18n';

/**
 * Of tabs that do not all fit: the names of the buttons by which they are scrolled, and the current one is brought into
 * view, which PatternFly leaves to who presses it; it may have been opened by its address.
 * @param current changes with the tab that is open
 */
export function useTabScroll(current: string) {
  const t = useT();
  const id = useId();
  useEffect(() => {
    const list = document.getElementById(id)?.querySelector<HTMLElement>('[role="tablist"]');
    const tab = list?.querySelector('[role="tab"][aria-selected="true"]');
    if (!list || !tab) return undefined;
    const show = () => {
      showWithin(list, tab);
    };
    show();
    // The buttons beside the tabs take their room a moment later.
    return getResizeObserver(list, show);
  }, [id, current]);
  return {
    id,
    backScrollAriaLabel: t('Scroll back'),
    forwardScrollAriaLabel: t('Scroll forward'),
  };
}

/** As `scrollIntoView`, which would scroll the page, too. */
function showWithin(list: HTMLElement, tab: Element): void {
  const seen = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < seen.left) list.scrollLeft += left - seen.left;
  else if (right > seen.right) list.scrollLeft += right - seen.right;
}
