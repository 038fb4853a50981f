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
