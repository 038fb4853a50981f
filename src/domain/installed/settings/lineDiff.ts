/** A line of a text, and whether it goes, comes or stays. */
export type DiffLine = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** Line by line what makes one text of another: the longest common run of lines stays. Meant for a few hundred lines. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const lengths = commonLengths(old, now);
  const result: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [one, other] = [old[i], now[j]];
    if (one !== undefined && one === other) {
      result.push({ kind: 'same', text: one });
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || at(i + 1, j) >= at(i, j + 1))) {
      result.push({ kind: 'removed', text: one });
      i += 1;
    } else {
      result.push({ kind: 'added', text: other ?? '' });
      j += 1;
    }
  }
  return result;

  function at(row: number, column: number): number {
    return lengths[row]?.[column] ?? 0;
  }
}

/** How many lines the rest of both texts have in common, from each pair of lines on. */
function commonLengths(
  old: readonly string[],
  now: readonly string[],
): readonly (readonly number[])[] {
  const rows: (readonly number[])[] = [];
  let below: readonly number[] = [];
  for (const line of old.toReversed()) {
    const row: number[] = [];
    let right = 0;
    for (let j = now.length - 1; j >= 0; j -= 1) {
      right = line === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, right);
      row[j] = right;
    }
    rows.unshift(row);
    below = row;
  }
  return rows;
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
