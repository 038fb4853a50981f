import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Content, Skeleton } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { safeHtml } from './markdownSafe';
import { parsedMarkdown } from './parsedMarkdown';
import './markdown.css';

/** Internal part of `Markdown`, which loads it on demand. */
export function MarkdownHtml({ text }: { readonly text: string }) {
  const [parsed, setParsed] = useState<Parsed | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void parsedMarkdown(text).then((html) => {
      if (isCurrent) setParsed({ text, html });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (parsed?.text !== text) return <Skeleton height="8rem" />;
  if (parsed.html === null) return <pre className="operator-hub__markdown-plain">{text}</pre>;
  return <SafeHtml parsed={parsed.html} />;
}

type Parsed = { readonly text: string; readonly html: string | null };

function SafeHtml({ parsed }: { readonly parsed: string }) {
  const t = useT();
  const copyLabel = t('Copy');
  const html = useMemo(() => safeHtml(parsed, copyLabel), [parsed, copyLabel]);
  const root = useRef<HTMLDivElement>(null);
  useCopyButtons(root, { copy: copyLabel, copied: t('Copied') });
  return (
    <div ref={root} dir="auto">
      <Content className="operator-hub__markdown" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/**
 * Handles the buttons of `withCopyButtons`: one listener for the whole text, because React does not manage its HTML.
 * @param root an element around the text
 */
function useCopyButtons(root: RefObject<HTMLElement | null>, { copy, copied }: Labels): void {
  useEffect(() => {
    const element = root.current;
    const onClick = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const code = button?.parentElement?.querySelector('pre')?.textContent;
      if (!button || code === undefined) return;
      void navigator.clipboard.writeText(code).then(() => {
        button.textContent = copied;
        setTimeout(() => {
          button.textContent = copy;
        }, SHOWN);
      });
    };
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('click', onClick);
    };
  }, [root, copy, copied]);
}

type Labels = { readonly copy: string; readonly copied: string };

/** Milliseconds: long enough to read the text. */
const SHOWN = 2000;
