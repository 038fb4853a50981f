/**
 * The place of the next name that starts with what was typed, around the end to the start; `null` when none does.
 * One letter, also over and over, goes from name to name; more letters stay on a name that still fits.
 * Case and accents do not count.
 * @param from the place where the focus is, counted from 0
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

/** Accents are folded in the beginning only: a name may have thousands of letters, a catalog thousands of names. */
function startsWith(name: string, wanted: string): boolean {
  const beginning = name.trimStart().slice(0, 2 * wanted.length + ACCENTS);
  return folded(beginning).startsWith(wanted);
}

/** More than a written letter has parts. */
const ACCENTS = 8;

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
