import type { ReactNode } from 'react';
import { useT } from '~/i18n';

/** A translated sentence with elements in it: `<name/>` is replaced with the part of that name. */
export function Sentence({ text, parts }: Props) {
  // Every second piece is a placeholder name. Similar-looking text remains text.
  return text.split(PLACE).map((piece, index) => {
    if (index % 2 === 0) return piece;
    // Isolates right-to-left names, so that they do not reorder the sentence.
    return Object.hasOwn(parts, piece) ? <bdi key={index}>{parts[piece]}</bdi> : `<${piece}/>`;
  });
}

type Props = { readonly text: string; readonly parts: Readonly<Record<string, ReactNode>> };

const PLACE = /<(\w+)\/>/;

/** A list of elements, separated as in the language's lists of names. */
export function ElementList({ elements }: { readonly elements: readonly ReactNode[] }) {
  const t = useT();
  const text = t.list(elements.map((_, index) => `<${index}/>`));
  return <Sentence text={text} parts={Object.fromEntries(elements.entries())} />;
}
