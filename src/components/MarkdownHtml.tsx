import { useMemo } from 'react';
import { Content } from '@patternfly/react-core';
import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { madeAccessible, madeHarmless } from './markdownDom';
import './markdown.css';
import { plainTags } from './plainTags';

/** Use `Markdown`: it loads this when it is needed. */
export function MarkdownHtml({ text }: { readonly text: string }) {
  // Parsing a long text takes longer than all the rest of a page.
  const html = useMemo(() => safeHtml(text), [text]);
  return <Content className="operator-hub__markdown" dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * HTML of a Markdown text of which nothing is trusted: a list of allowed elements, no styles, scripts, frames or forms;
 * images are data only, so that no request leaves the page; links lead to the web or a mail program, in a new tab.
 */
export function safeHtml(markdown: string): string {
  const parsed = parser.parse(markdown, { async: false });
  const clean = DOMPurify.sanitize(parsed, {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: [...ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  madeHarmless(body);
  madeAccessible(body);
  return body.innerHTML;
}

// prettier-ignore
const TAGS = [
  'a', 'b', 'blockquote', 'br', 'code', 'dd', 'del', 'dl', 'dt', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i',
  'img', 'kbd', 'li', 'ol', 'p', 'pre', 's', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul',
] as const;

const ATTRIBUTES = ['align', 'alt', 'colspan', 'href', 'rowspan', 'src', 'start', 'title'] as const;

const parser = new Marked({
  gfm: true,
  renderer: { html: ({ text }) => plainTags(text, { tags: TAGS, attributes: ATTRIBUTES }) },
});
