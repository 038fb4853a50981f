import { getResizeObserver } from '@patternfly/react-core';
import { type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useT } from '~/i18n';

/** The position of a list in its scroll container, in pixels. */
export type Place = {
  /** The console's scroll container; `null` for the window. */
  readonly scroller: HTMLElement | null;
  /** From the start of the scrolled content to the list. */
  readonly margin: number;
  readonly width: number;
  /** The visible height. */
  readonly viewHeight: number;
  readonly rem: number;
  readonly isRtl: boolean;
};

/**
 * Measures the position of a list, and again when the size of anything around it changes.
 * @param change a change of this value changes the layout: it is measured before the browser paints
 */
export function usePlace(list: RefObject<HTMLElement | null>, change: unknown): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the measured size is needed before the browser paints
    if (list.current !== null) setPlace(changed(list.current));
  }, [list, change]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setPlace(changed(element));
    });
    for (const around of outwards(element, scrollerOf(element))) observer.observe(around);
    return () => {
      observer.disconnect();
    };
  }, [list]);
  return place;
}

/** A hidden list keeps its last position. */
function changed(element: HTMLElement): (before: Place | null) => Place | null {
  if (element.closest('[hidden]') !== null) return (before) => before;
  const next = placeOf(element);
  return (before) => (before !== null && isSame(before, next) ? before : next);
}

function placeOf(element: HTMLElement): Place {
  const scroller = scrollerOf(element);
  const box = element.getBoundingClientRect();
  const start =
    scroller === null
      ? -window.scrollY
      : scroller.getBoundingClientRect().top + scroller.clientTop - scroller.scrollTop;
  return {
    scroller,
    margin: Math.round(box.top - start),
    width: box.width,
    viewHeight: scroller?.clientHeight ?? window.innerHeight,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
    isRtl: getComputedStyle(element).direction === 'rtl',
  };
}

function outwards(element: HTMLElement, last: HTMLElement | null): readonly HTMLElement[] {
  const parent = element.parentElement;
  return element === last || parent === null ? [element] : [element, ...outwards(parent, last)];
}

function isSame(one: Place, other: Place): boolean {
  return (
    one.scroller === other.scroller &&
    one.margin === other.margin &&
    one.width === other.width &&
    one.viewHeight === other.viewHeight &&
    one.rem === other.rem &&
    one.isRtl === other.isRtl
  );
}

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

/** The nearest scroll container; `null` if only the window scrolls. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around === document.body) return null;
    if (/auto|scroll|overlay/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}
