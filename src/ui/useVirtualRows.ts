import { useCallback, useEffect, useState } from 'react';
import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import type { Place } from './usePlace';

/** A row that is rendered; `offset` in pixels from the start of the list. */
export type VirtualRow = { readonly index: number; readonly offset: number };

/** The rows of a list that are near what can be seen, and the row with the focus wherever that is. */
export function useVirtualRows({ content, count, size, kept, place }: Rows): {
  readonly rows: readonly VirtualRow[];
  /** Of all rows, in pixels. */
  readonly height: number;
} {
  const rangeExtractor = useCallback((range: Range) => withKept(range, kept), [kept]);
  const scroller = place?.scroller ?? null;
  const margin = place?.margin ?? 0;
  const isRested = useRested(content);
  const options = {
    count,
    estimateSize: useCallback(() => size, [size]),
    scrollMargin: margin,
    overscan: isRested ? OVERSCAN : 0,
    // It would scroll the page when the list comes; here the browser alone scrolls, to what has the focus.
    scrollToFn: () => undefined,
    rangeExtractor,
    // The console renders with a react-dom of its own, which ours does not reach: it is not bundled, see webpack.config.ts.
    useFlushSync: false,
  };
  // eslint-disable-next-line react-hooks/incompatible-library -- the React Compiler is not used here
  const inElement = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    enabled: scroller !== null,
    getScrollElement: () => scroller,
    initialOffset: () => scroller?.scrollTop ?? 0,
  });
  const inWindow = useWindowVirtualizer<HTMLElement>({
    ...options,
    enabled: place !== null && scroller === null,
  });
  const virtualizer = scroller === null ? inWindow : inElement;
  return {
    rows: virtualizer
      .getVirtualItems()
      .map(({ index, start }) => ({ index, offset: start - margin })),
    height: count * size,
  };
}

type Rows = {
  /** Another one is another list: what cannot be seen of it waits. */
  readonly content: unknown;
  readonly count: number;
  /** Of a row with the gap after it, in pixels. */
  readonly size: number;
  /** A row that stays rendered: to remove the element with the focus would lose that. */
  readonly kept: number;
  readonly place: Place | null;
};

/** So that a fast wheel meets rows that are there. */
const OVERSCAN = 2;

function withKept(range: Range, kept: number): number[] {
  const near = defaultRangeExtractor(range);
  if (kept < 0 || kept >= range.count || near.includes(kept)) return near;
  return [...near, kept].toSorted((one, other) => one - other);
}

/**
 * Whether a list's content has stood for a while in which nobody typed, or somebody scrolls through it: only then the
 * rows beside those that can be seen are worth their time.
 */
export function useRested(content: unknown): boolean {
  const [rested, setRested] = useState<unknown>(null);
  const isRested = rested === content;
  useEffect(() => {
    if (isRested) return undefined;
    function rest(): void {
      setRested(content);
    }
    let timer = setTimeout(rest, REST);
    function waitOn(): void {
      clearTimeout(timer);
      timer = setTimeout(rest, REST);
    }
    document.addEventListener('scroll', rest, CAPTURED);
    document.addEventListener('keydown', waitOn, CAPTURED);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', rest, CAPTURED);
      document.removeEventListener('keydown', waitOn, CAPTURED);
    };
  }, [content, isRested]);
  return isRested;
}

/** Milliseconds: more than between the key presses of somebody who types. */
const REST = 400;

/** Of whatever scrolls: in the console that is not the window. */
const CAPTURED = { capture: true, passive: true };
