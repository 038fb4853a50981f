import { Suspense, lazy } from 'react';
import { Skeleton } from '@patternfly/react-core';

/** Markdown from outside, made harmless. Parser and sanitiser are loaded when the first text is shown. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <Suspense fallback={<Skeleton height="8rem" />}>
      <MarkdownHtml text={text} />
    </Suspense>
  );
}

const MarkdownHtml = lazy(async () => {
  const { MarkdownHtml: component } = await import('./MarkdownHtml');
  return { default: component };
});
