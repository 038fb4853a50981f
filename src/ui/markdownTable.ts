/** A table in GitHub's Markdown. What is in the cells is text: nothing in it becomes markup. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => row.map(markdownText))];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

/** A text in one line of Markdown that shows as it is. */
export function markdownText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~!&]/g, '\\$&');
}
