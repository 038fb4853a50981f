import { Marked } from 'marked';
import { ATTRIBUTES, plainTags, TAGS } from './plainTags';

/**
 * HTML of a Markdown text, not yet sanitized; `null` for a text whose HTML would overload the browser. The parser needs
 * quadratic time for some texts: {@link parsedMarkdown} limits it.
 */
export function parsedIn(markdown: string): string | null {
  try {
    const html = parser.parse(markdown, { async: false });
    return html.split('<', MOST_TAGS).length === MOST_TAGS ? null : html;
  } catch {
    // Thousands of nested quotes exceed the parser's stack.
    return null;
  }
}

/**
 * Tags. The public catalogs have up to 1,600 per text. A few kilobytes of a table can become hundreds of thousands,
 * because omitted cells are added, and the browser needs seconds to lay them out.
 */
const MOST_TAGS = 10_000;

const parser = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => plainTags(text, { tags: TAGS, attributes: ATTRIBUTES }),
    // A read-only checkbox is not a form field.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});
