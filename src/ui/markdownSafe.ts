import DOMPurify from 'dompurify';
import { madeAccessible, madeHarmless, withCopyButtons } from './markdownDom';
import { ATTRIBUTES, TAGS } from './plainTags';

/**
 * Untrusted HTML of a Markdown text without what is not allowed: a list of allowed elements; no styles, scripts, frames or
 * forms; images as data only, so that the page sends no request; links to the web or a mail program in a new tab.
 * @param copyLabel the text of the button that copies a code block
 */
export function safeHtml(parsed: string, copyLabel: string): string {
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
