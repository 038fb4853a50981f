/**
 * Raw HTML of a Markdown text, reduced to plain tags before it is parsed at all. It is no sanitiser (that comes after):
 * a browser reports event handlers and `<base>` to the console's Content-Security-Policy already when it parses them.
 */
export function plainTags(html: string, allowed: Allowed): string {
  return html
    .replace(COMMENT, '')
    .replace(CODE, '')
    .replace(TAG, (_, ...parts: readonly string[]) => {
      const [slash = '', name = '', attributes = ''] = parts;
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
const CODE = /<(script|style|template|noscript|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** A tag up to its `>`, or to the end of the text when it or one of its values never ends. */
const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)(?:>|["'][\s\S]*$|$)/gi;
/** Begins only where a name begins: else every letter of a long one would be tried as the first. */
const ATTRIBUTE = /(?<![^\s"'=<>/])([^\s"'=<>/]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;

function plainAttributes(text: string, allowed: readonly string[]): string {
  return [...text.matchAll(ATTRIBUTE)]
    .filter(([, name = '']) => allowed.includes(name.toLowerCase()))
    .map(([whole]) => ` ${whole}`)
    .join('');
}
