/**
 * Reduces raw HTML in Markdown to plain tags before parsing. This is not a sanitizer (which follows): browsers report
 * event handlers and `<base>` to the console's Content-Security-Policy while parsing. Text that is no known element,
 * like `<your-namespace>`, remains text.
 */
export function plainTags(html: string, allowed: Allowed): string {
  return html
    .replace(COMMENT, '')
    .replace(CODE, '')
    .replace(TAG, (whole: string, ...parts: readonly string[]) => {
      const [slash = '', name = '', attributes = ''] = parts;
      if (!ELEMENTS.has(name.toLowerCase())) return asText(whole);
      return allowed.tags.includes(name.toLowerCase())
        ? `<${slash}${name}${plainAttributes(attributes, allowed.attributes)}>`
        : '';
    });
}

/** What Markdown may contain. */
// prettier-ignore
export const TAGS = [
  'a', 'b', 'blockquote', 'br', 'code', 'dd', 'del', 'dl', 'dt', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i',
  'img', 'kbd', 'li', 'ol', 'p', 'pre', 's', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul',
] as const;

export const ATTRIBUTES = [
  'align',
  'alt',
  'colspan',
  'href',
  'rowspan',
  'src',
  'start',
  'title',
] as const;

export type Allowed = {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
};

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** Invisible elements are removed with their content. */
const CODE = /<(script|style|template|noscript|iframe|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** A tag up to its `>`, or to the end of the text if it or one of its values does not end. */
const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)(?:>|["'][\s\S]*$|$)/gi;
/** Starts only at the start of a name. Otherwise every letter of a long name would be tried. */
const ATTRIBUTE = /(?<![^\s"'=<>/])([^\s"'=<>/]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;

function asText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function plainAttributes(text: string, allowed: readonly string[]): string {
  return [...text.matchAll(ATTRIBUTE)]
    .filter(([, name = '']) => allowed.includes(name.toLowerCase()))
    .map(([whole]) => ` ${whole}`)
    .join('');
}

/** HTML elements, also obsolete ones. SVG elements are not included: authors write `<path>` for a path. */
// prettier-ignore
const ELEMENTS: ReadonlySet<string> = new Set([
  'a', 'abbr', 'acronym', 'address', 'applet', 'area', 'article', 'aside', 'audio', 'b', 'base', 'basefont', 'bdi', 'bdo',
  'bgsound', 'big', 'blink', 'blockquote', 'body', 'br', 'button', 'canvas', 'caption', 'center', 'cite', 'code', 'col',
  'colgroup', 'data', 'datalist', 'dd', 'del', 'details', 'dfn', 'dialog', 'dir', 'div', 'dl', 'dt', 'em', 'embed',
  'fieldset', 'figcaption', 'figure', 'font', 'footer', 'form', 'frame', 'frameset', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6',
  'head', 'header', 'hgroup', 'hr', 'html', 'i', 'iframe', 'image', 'img', 'input', 'ins', 'isindex', 'kbd', 'keygen',
  'label', 'legend', 'li', 'link', 'listing', 'main', 'map', 'mark', 'marquee', 'math', 'menu', 'menuitem', 'meta', 'meter',
  'nav', 'nobr', 'noembed', 'noframes', 'noscript', 'object', 'ol', 'optgroup', 'option', 'output', 'p', 'param', 'picture',
  'plaintext', 'portal', 'pre', 'progress', 'q', 'rb', 'rp', 'rt', 'rtc', 'ruby', 's', 'samp', 'script', 'search', 'section',
  'select', 'slot', 'small', 'source', 'span', 'strike', 'strong', 'style', 'sub', 'summary', 'sup', 'svg', 'table', 'tbody',
  'td', 'template', 'textarea', 'tfoot', 'th', 'thead', 'time', 'title', 'tr', 'track', 'tt', 'u', 'ul', 'var', 'video',
  'wbr', 'xmp',
]);
