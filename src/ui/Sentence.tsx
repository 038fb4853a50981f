import type { ReactNode } from 'react';
import { useT } from '~/i18n';

/** A whole sentence with elements in it, where its language wants them: `<name/>` is the place of the part of that name. */
export function Sentence({ text, parts }: Props) {
  // Every second piece is the name of a place. What only looks like one stays text.
  return text.split(PLACE).map((piece, index) => {
    if (index % 2 === 0) return piece;
    // A name that is written from right to left does not turn the sentence around.
    return Object.hasOwn(parts, piece) ? <bdi key={index}>{parts[piece]}</bdi> : `<${piece}/>`;
  });
}

type Props = { readonly text: string; readonly parts: Readonly<Record<string, ReactNode>> };

const PLACE = /<(\w+)\/>/;

/** Elements one after the other, separated as the language does it with names. */
export function ElementList({ elements }: { readonly elements: readonly ReactNode[] }) {
  const t = useT();
  const text = t.list(elements.map((_, index) => `<${index}/>`));
  return <Sentence text={text} parts={Object.fromEntries(elements.entries())} />;
}
