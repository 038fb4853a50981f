import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { madeAccessible, madeHarmless, withCopyButtons } from './markdownDom';
import { plainTags } from './plainTags';

/**
 * HTML of an untrusted Markdown text: a list of allowed elements; no styles, scripts, frames or forms; images as data
 * only, so that the page sends no request; links to the web or a mail program in a new tab. `null` for a text that
 * would overload the browser: it is then shown as plain text.
 * @param copyLabel the text of the button that copies a code block
 */
export function safeHtml(markdown: string, copyLabel: string): string | null {
  const parsed = parsedIn(markdown);
  if (parsed === null) return null;
  const clean = DOMPurify.sanitize(parsed, {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: [...ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  madeHarmless(body);
  madeAccessible(body);
  withCopyButtons(body, copyLabel);
  return body.innerHTML;
}

/** The longest description in the public catalogs has 100,000 characters. */
const LONGEST_TEXT = 200_000;
/** An autolink: the parser needs quadratic time for it. */
const LONG_ADDRESS = /(?:https?:\/\/|ftp:\/\/|www\.)[^\s<]{2000}/i;
/**
 * Tags. The public catalogs have up to 1,600 per text. A few kilobytes of a table can become hundreds of thousands,
 * because omitted cells are added, and the browser needs seconds to lay them out.
 */
const MOST_TAGS = 10_000;

function parsedIn(markdown: string): string | null {
  if (markdown.length > LONGEST_TEXT || LONG_ADDRESS.test(markdown)) return null;
  try {
    const html = parser.parse(markdown, { async: false });
    return html.split('<', MOST_TAGS).length === MOST_TAGS ? null : html;
  } catch {
    // Thousands of nested quotes exceed the parser's stack.
    return null;
  }
}

// prettier-ignore
const TAGS = [
  'a', 'b', 'blockquote', 'br', 'code', 'dd', 'del', 'dl', 'dt', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i',
  'img', 'kbd', 'li', 'ol', 'p', 'pre', 's', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul',
] as const;

const ATTRIBUTES = ['align', 'alt', 'colspan', 'href', 'rowspan', 'src', 'start', 'title'] as const;

const parser = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => plainTags(text, { tags: TAGS, attributes: ATTRIBUTES }),
    // A read-only checkbox is not a form field.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});
