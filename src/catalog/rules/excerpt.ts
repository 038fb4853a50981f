import { hasWord } from '~/olm/search/searchIndexWords';

/**
 * A text from the position of a word, with the word before, or more near the end of the text: for a place that shows
 * only the beginning. The unchanged text if that shows the word, or does not contain it.
 * @param word of the search index
 * @param shown the number of visible characters
 */
export function excerptAt(text: string, word: string, shown: number): string {
  const runs = [...text.matchAll(/\S+/gu)].map(({ 0: run, index }) => ({ run, index }));
  const place = runs.findIndex(({ run }) => hasWord(run, word));
  const found = runs[place];
  if (found === undefined) return text;
  const end = found.index + found.run.length;
  if (end <= shown) return text;
  const starts = runs.slice(0, place + 1).map(({ index }) => index);
  const fitting = starts.filter((start) => end - start < shown);
  const before = starts.at(-2) ?? 0;
  const start = fitting.findLast((one) => one <= before && text.length - one >= shown);
  return `…${text.slice(start ?? fitting[0] ?? before)}`;
}
