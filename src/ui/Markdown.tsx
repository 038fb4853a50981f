import { lazy } from 'react';
import { Skeleton } from '@patternfly/react-core';
import { LazyPart } from '~/ui/lazy/LazyPart';

/** Sanitized Markdown of untrusted text. Parser and sanitizer are loaded on first use. */
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
