import { lazy } from 'react';
import { Skeleton } from '@patternfly/react-core';
import { LazyPart } from '~/ui/lazy/LazyPart';

/** Markdown from outside, made harmless. Parser and sanitiser are loaded when the first text is shown. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <LazyPart skeleton={<Skeleton height="8rem" />}>
      <MarkdownHtml text={text} />
    </LazyPart>
  );
}

const MarkdownHtml = lazy(async () => {
  const { MarkdownHtml: component } = await import('./MarkdownHtml');
  return { default: component };
});
