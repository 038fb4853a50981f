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

/**
 * The index of the next name that starts with the typed text, continuing at the start; `null`: none. A single letter,
 * also repeated, moves to the next name; several letters remain on a matching name. Case and accents do not count.
 * @param from the index of the focused name, counted from 0
 */
export function nextStartingWith(
  names: readonly string[],
  from: number,
  typed: string,
): number | null {
  const wanted = folded(typed);
  const [letter = ''] = wanted;
  if (letter === '') return null;
  if (wanted.length === letter.length) return search(names, from + 1, letter);
  const isOneLetter = wanted === letter.repeat(wanted.length / letter.length);
  return search(names, from, wanted) ?? (isOneLetter ? search(names, from + 1, letter) : null);
}

function search(names: readonly string[], start: number, wanted: string): number | null {
  for (let step = 0; step < names.length; step += 1) {
    const place = (start + step) % names.length;
    if (startsWith(names[place] ?? '', wanted)) return place;
  }
  return null;
}

/** Only the beginning is folded, because names can be long and numerous. */
function startsWith(name: string, wanted: string): boolean {
  const beginning = name.trimStart().slice(0, 2 * wanted.length + ACCENTS);
  return folded(beginning).startsWith(wanted);
}

/** More than the number of code points in a character. */
const ACCENTS = 8;

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
