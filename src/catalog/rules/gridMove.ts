/** A list that is laid out in rows of equal length. */
export type GridShape = {
  readonly count: number;
  readonly columns: number;
  /** Rows that one page down goes. */
  readonly pageRows: number;
  /** In a right-to-left language the next one is to the left. */
  readonly isRtl: boolean;
};

/**
 * The place that a key leads to, counted from 0; `null` for a key that does not move. Rows have no meaning of their
 * own, as they follow the width: left and right go on over a row's end, Home and End are those of the whole list.
 * Source: WAI-ARIA Authoring Practices, pattern "Grid", for the keys of a layout grid.
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
      // In a single column there is nothing beside.
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

/** Up and down keep to the column as long as they can: a shorter last row is entered at its end. */
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
