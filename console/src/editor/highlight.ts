import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language';

/** The fixed colors of the default style, which are replaced by colors of the theme (console.css). */
const THEMED: Readonly<Record<string, string>> = {
  '#00c': 'var(--stand-in-code--key)',
  '#a11': 'var(--stand-in-code--string)',
  '#164': 'var(--stand-in-code--literal)',
  '#219': 'var(--stand-in-code--literal)',
  '#940': 'var(--stand-in-code--comment)',
  '#708': 'var(--stand-in-code--keyword)',
};

/** Syntax colors that follow the theme. Tokens without a color are plain text. */
export const themedHighlighting = syntaxHighlighting(
  HighlightStyle.define(
    defaultHighlightStyle.specs.map((spec) => {
      const color: unknown = spec['color'];
      return typeof color === 'string'
        ? { tag: spec.tag, color: THEMED[color] ?? 'inherit' }
        : spec;
    }),
  ),
);
