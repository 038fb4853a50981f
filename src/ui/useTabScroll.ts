import { useEffect, useId } from 'react';
import { getResizeObserver } from '@patternfly/react-core';
import { useT } from '~/i18n';

/**
 * Translated names for the scroll buttons of tabs, and scrolling to the current tab, which can be opened by URL.
 * PatternFly does neither.
 * @param current changes with the current tab
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
    // The scroll buttons take their space a moment later.
    return getResizeObserver(list, show);
  }, [id, current]);
  return {
    id,
    backScrollAriaLabel: t('Scroll back'),
    forwardScrollAriaLabel: t('Scroll forward'),
  };
}

/** Like `scrollIntoView`, which would also scroll the page. */
function showWithin(list: HTMLElement, tab: Element): void {
  const seen = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < seen.left) list.scrollLeft += left - seen.left;
  else if (right > seen.right) list.scrollLeft += right - seen.right;
}
