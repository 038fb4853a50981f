import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language';

/** The default style's fixed colours by what they mark, to be replaced by colours of the theme (console.css). */
const THEMED: Readonly<Record<string, string>> = {
  '#00c': 'var(--stand-in-code--key)',
  '#a11': 'var(--stand-in-code--string)',
  '#164': 'var(--stand-in-code--literal)',
  '#219': 'var(--stand-in-code--literal)',
  '#940': 'var(--stand-in-code--comment)',
  '#708': 'var(--stand-in-code--keyword)',
};

/** Syntax colours that follow the theme; what has no colour of its own is plain text. */
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
