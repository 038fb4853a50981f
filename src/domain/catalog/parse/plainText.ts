/** Enough for two lines on a tile. */
const LENGTH = 240;

/** Where the first paragraph is looked for; a hostile text of megabytes is not searched for marks. */
const BEGINNING = 4000;

/** The first paragraph of a Markdown text without its marks, for a tile whose author gave no short description. */
export function plainText(markdown: string): string {
  const paragraph = markdown
    .slice(0, BEGINNING)
    .split(/\r?\n\s*\r?\n/)
    .map(withoutMarks)
    .find((text) => text !== '');
  return shortened(paragraph ?? '', LENGTH);
}

/** A text as one line of at most `length` characters, with an ellipsis where it was cut. */
export function shortened(text: string, length: number): string {
  const line = text
    .slice(0, 2 * length)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= length && text.length <= 2 * length) return line;
  // Half of a character outside the basic plane would be shown as a replacement character.
  return `${line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function withoutMarks(markdown: string): string {
  return markdown
    .split(/\r?\n/)
    .filter((line) => !/^\s*(?:#|```|[-=*_]{3,}\s*$)/.test(line))
    .join(' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/[*_`>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
