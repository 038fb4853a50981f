import { useMemo, useRef } from 'react';
import { Content } from '@patternfly/react-core';
import { useT } from '~/i18n';
import './markdown.css';
import { safeHtml } from './markdownSafe';
import { useCopyButtons } from './markdownCopy';

/** Use `Markdown`: it loads this when it is needed. */
export function MarkdownHtml({ text }: { readonly text: string }) {
  const t = useT();
  const copyLabel = t('Copy');
  // Parsing a long text takes longer than all the rest of a page.
  const html = useMemo(() => safeHtml(text, copyLabel), [text, copyLabel]);
  const root = useRef<HTMLDivElement>(null);
  useCopyButtons(root, { copy: copyLabel, copied: t('Copied') });
  if (html === null) return <pre className="operator-hub__markdown-plain">{text}</pre>;
  return (
    <div ref={root} dir="auto">
      <Content className="operator-hub__markdown" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
