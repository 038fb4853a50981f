/** Enough for two lines of a tile. */
const LENGTH = 240;

/** The maximum length in which the first paragraph is searched, as a limit for hostile texts. */
const BEGINNING = 4000;

/** The first paragraph of a Markdown text without its syntax, for a tile without a short description. */
export function plainText(markdown: string): string {
  const paragraph = markdown
    .slice(0, BEGINNING)
    .split(/\r?\n\s*\r?\n/)
    .map(withoutMarks)
    .find((text) => text !== '');
  return shortened(paragraph ?? '', LENGTH);
}

/** A text as one line of at most `length` characters, with an ellipsis if it was cut. */
export function shortened(text: string, length: number): string {
  const line = text
    .slice(0, 2 * length)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= length && text.length <= 2 * length) return line;
  // Half of a surrogate pair would be shown as a replacement character.
  return `${line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A text without images and with the text of its links only: authors use Markdown in plain text fields. */
export function unlinked(markdown: string): string {
  return markdown
    .replace(/!\[[^[\]]*\]\([^()\s]*\)/g, '')
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1');
}

function withoutMarks(markdown: string): string {
  const text = markdown
    .split(/\r?\n/)
    .filter((line, index, lines) => !isHeading(line) && !UNDERLINE.test(lines[index + 1] ?? ''))
    .map((line) => line.replace(/^\s*(?:>\s*)+/, ''))
    .join(' ');
  return unlinked(text)
    .replace(TAG, '$1')
    .replace(/[*`]|\b_+|_+\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Also a completely bold line, which some authors use instead. */
function isHeading(line: string): boolean {
  return /^\s*(?:#|```|[-=*_]{3,}\s*$|\*\*[^*]+\*\*:?\s*$)/.test(line);
}

/** Makes the line above a heading. */
const UNDERLINE = /^\s*(?:={2,}|-{2,})\s*$/;

/** Elements of HTML, comments, and the brackets around addresses. Other words in brackets are placeholders. */
const TAG =
  /<(?:\/?(?:a|b|blockquote|br|center|code|dd|del|details|div|dl|dt|em|font|h[1-6]|hr|i|img|kbd|li|ol|p|pre|s|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|tt|u|ul)(?:\s[^>]*)?\/?|!--[^>]*--|(https?:[^\s>]*))>/gi;
