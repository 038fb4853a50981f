import { Fragment, type ReactNode } from 'react';
import { useT } from '~/i18n';

/** A whole sentence with elements in it, where its language wants them: `<name/>` is the place of the part of that name. */
export function Sentence({ text, parts }: Props) {
  // Every second piece is the name of a place. What only looks like one stays text.
  return text.split(PLACE).map((piece, index) => {
    const isPlace = index % 2 === 1;
    const shown = isPlace && Object.hasOwn(parts, piece) ? parts[piece] : null;
    return <Fragment key={index}>{shown ?? (isPlace ? `<${piece}/>` : piece)}</Fragment>;
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
