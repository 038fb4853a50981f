import { textWords } from './searchIndexWords';

/**
 * A text from where a word stands in it, with the word before: for a place that shows only the beginning. The text as it
 * is when that shows the word, or when the word is not there.
 * @param word of the search index
 * @param shown so many characters can be seen
 */
export function excerptAt(text: string, word: string, shown: number): string {
  let before = 0;
  for (const { 0: run, index } of text.matchAll(/\S+/gu)) {
    if (textWords(run).includes(word)) {
      return index + run.length <= shown ? text : `…${text.slice(before)}`;
    }
    before = index;
  }
  return text;
}
