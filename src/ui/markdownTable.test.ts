import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { markdownTable, markdownText } from './markdownTable';

describe('a table in Markdown', () => {
  it.each([
    ['a | b'],
    ['**bold** and _italic_'],
    ['<img src=x onerror=alert(1)>'],
    ['[link](javascript:alert(1))'],
    ['`code` # no heading'],
    ['back\\slash'],
    ['two\nlines'],
    ['&lt;'],
  ])('shows %j unchanged', async (text) => {
    const html = await marked.parse(markdownTable(['Head'], [[text]]));
    const cell = new DOMParser().parseFromString(html, 'text/html').querySelector('td');
    expect(cell?.textContent).toBe(text.replaceAll(/\s+/g, ' '));
    expect(cell?.children).toHaveLength(0);
  });

  it('has a line for each row', () => {
    const table = markdownTable(
      ['A', 'B'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    );
    expect(table).toBe('| A | B |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n');
  });

  it('keeps names of resources readable', () => {
    expect(markdownText('install-x7f2k.v1.0')).toBe('install-x7f2k.v1.0');
  });
});
