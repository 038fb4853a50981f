import { Skeleton } from '@patternfly/react-core';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';

/** Sanitized Markdown of untrusted text. Parser and sanitizer are loaded on first use. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <LazyPart skeleton={<Skeleton height="8rem" />}>
      <MarkdownHtml text={text} />
    </LazyPart>
  );
}

const MarkdownHtml = later(async () => (await import('./MarkdownHtml')).MarkdownHtml);
