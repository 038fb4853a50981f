/** Enough for two lines on a tile. */
const LENGTH = 240;

/** The first paragraph of a Markdown text without its marks, for a tile whose author gave no short description. */
export function plainText(markdown: string): string {
  const paragraph = markdown
    .split(/\r?\n\s*\r?\n/)
    .map(withoutMarks)
    .find((text) => text !== '');
  return (paragraph ?? '').slice(0, LENGTH);
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
