/**
 * Raw HTML of a Markdown text, reduced to plain tags before it is parsed at all. It is no sanitiser (that comes after):
 * a browser reports event handlers and `<base>` to the console's Content-Security-Policy already when it parses them.
 * What is no element at all, as `<your-namespace>`, is the author's text.
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

export type Allowed = {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
};

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** What is not meant to be read goes with all it holds. */
const CODE = /<(script|style|template|noscript|iframe|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** A tag up to its `>`, or to the end of the text when it or one of its values never ends. */
const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)(?:>|["'][\s\S]*$|$)/gi;
/** Begins only where a name begins: else every letter of a long one would be tried as the first. */
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

/** Those of HTML, also of old. What a drawing is made of is not among them: `<path>` is what an author calls a path. */
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
