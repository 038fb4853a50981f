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

/** A text with the words of its links only, and without its images: authors put Markdown where none is meant to be. */
export function unlinked(markdown: string): string {
  return markdown
    .replace(/!\[[^[\]]*\]\([^()\s]*\)/g, '')
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1');
}

function withoutMarks(markdown: string): string {
  const text = markdown
    .split(/\r?\n/)
    .filter((line, index, lines) => !isHeading(line) && !UNDERLINE.test(lines[index + 1] ?? ''))
    .join(' ');
  return unlinked(text)
    .replace(/<[^>]*>/g, '')
    .replace(/[*`>]|\b_+|_+\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Also what is bold from its beginning to its end, which is what some authors do instead. */
function isHeading(line: string): boolean {
  return /^\s*(?:#|```|[-=*_]{3,}\s*$|\*\*[^*]+\*\*:?\s*$)/.test(line);
}

/** Makes a heading of the line above. */
const UNDERLINE = /^\s*(?:={2,}|-{2,})\s*$/;
