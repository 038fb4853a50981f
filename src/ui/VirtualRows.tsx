import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Place } from './usePlace';
import './virtualRows.css';

/** The visible rows of a table, with empty rows in place of the others. */
export function VirtualRows<T extends { readonly id: string }>({ of, list, children }: Props<T>) {
  const { rows, rowSize, height } = list;
  return (
    <>
      {rows.map(({ index, offset }, at) => {
        const item = of[index];
        if (item === undefined) return null;
        const before = rows[at - 1];
        return (
          <Fragment key={item.id}>
            <Gap height={offset - (before === undefined ? 0 : before.offset + rowSize)} />
            {children(item, index)}
          </Fragment>
        );
      })}
      <Gap height={height - ((rows.at(-1)?.offset ?? 0) + rowSize)} />
    </>
  );
}

type Props<T> = {
  readonly of: readonly T[];
  readonly list: {
    readonly rows: readonly VirtualRow[];
    /** Pixels, like the total height. */
    readonly rowSize: number;
    readonly height: number;
  };
  readonly children: (item: T, index: number) => ReactNode;
};

/** A spacer for rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return height <= 0 ? null : (
    <tr aria-hidden="true" className="operator-hub__rows-gap">
      <td style={{ blockSize: height }} />
    </tr>
  );
}

/** A rendered row; `offset` in pixels from the start of the list. */
export type VirtualRow = { readonly index: number; readonly offset: number };

/** The rows near the visible area, and the focused row wherever it is. */
export function useVirtualRows({ content, count, size, kept, place }: Rows): {
  readonly rows: readonly VirtualRow[];
  /** Of all rows, in pixels. */
  readonly height: number;
} {
  const rangeExtractor = useCallback((range: Range) => withKept(range, kept), [kept]);
  const scroller = place?.scroller ?? null;
  const margin = place?.margin ?? 0;
  const isRested = useIsStable(content);
  const options = {
    count,
    estimateSize: useCallback(() => size, [size]),
    scrollMargin: margin,
    overscan: isRested ? OVERSCAN : 0,
    // Disables scrolling on mount: only the browser scrolls, to the focused element.
    scrollToFn: () => undefined,
    rangeExtractor,
    // The console uses its own react-dom, so flushSync of another copy has no effect. It is not bundled, see
    // webpack.config.ts.
    useFlushSync: false,
  };
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used here
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
  /** A change means another list: its invisible rows are rendered later. */
  readonly content: unknown;
  readonly count: number;
  /** Of a row and the gap after it, in pixels. */
  readonly size: number;
  /** A row that remains rendered, because removing it would lose the focus. */
  readonly kept: number;
  readonly place: Place | null;
};

/** Extra rows for fast scrolling. */
const OVERSCAN = 2;

function withKept(range: Range, kept: number): number[] {
  const near = defaultRangeExtractor(range);
  if (kept < 0 || kept >= range.count || near.includes(kept)) return near;
  return [...near, kept].toSorted((one, other) => one - other);
}

/**
 * Whether a list's content was stable for a moment without typing, or the user scrolls. Only then rows outside the
 * visible area are rendered.
 */
export function useIsStable(content: unknown): boolean {
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

/** Milliseconds: longer than the interval between key presses. */
const REST = 400;

/** Scroll events of any container: in the console, the window does not scroll. */
const CAPTURED = { capture: true, passive: true };
