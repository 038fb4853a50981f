/** A list in rows of equal length. */
export type GridShape = {
  readonly count: number;
  readonly columns: number;
  /** The number of rows per page. */
  readonly pageRows: number;
  /** In a right-to-left language, the next item is on the left. */
  readonly isRtl: boolean;
};

/**
 * The target index of a key, counted from 0; `null`: not a navigation key. Rows depend on the width and have no
 * meaning: left and right continue in the adjacent row, Home and End refer to the whole list. Source: WAI-ARIA
 * Authoring Practices, pattern "Grid", for the keys of a layout grid.
 * @param key as in `KeyboardEvent.key`
 */
export function movedTo(key: string, from: number, shape: GridShape): number | null {
  if (shape.count === 0) return null;
  const step = stepOf(key, shape);
  if (step !== null) return stepped(from, step, shape);
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return shape.count - 1;
    default:
      return null;
  }
}

function stepOf(key: string, { columns, pageRows, isRtl }: GridShape): number | null {
  const next = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      // A single column has no adjacent item.
      return columns === 1 ? null : next;
    case 'ArrowLeft':
      return columns === 1 ? null : -next;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    case 'PageDown':
      return columns * pageRows;
    case 'PageUp':
      return -columns * pageRows;
    default:
      return null;
  }
}

/** Up and down remain in the column if possible; in a shorter last row, they end at its last item. */
function stepped(from: number, step: number, { count, columns }: GridShape): number {
  const to = from + step;
  if (to >= 0 && to < count) return to;
  if (Math.abs(step) < columns) return from;
  const column = from % columns;
  if (to < 0) return column;
  const lastRow = Math.floor((count - 1) / columns);
  return Math.floor(from / columns) === lastRow
    ? from
    : Math.min(lastRow * columns + column, count - 1);
}
