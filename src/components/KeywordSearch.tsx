import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '@patternfly/react-core';
import { useT } from '~/i18n';

/**
 * Search as you type. The text is kept here because the router changes the URL in a transition, which would undo what
 * is typed meanwhile; who changes the keyword from elsewhere gives this another key.
 */
export function KeywordSearch({ label, placeholder, initial, onKeyword }: Props) {
  const t = useT();
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  const change = (keyword: string) => {
    setText(keyword);
    onKeyword(keyword);
  };
  return (
    <SearchInput
      ref={input}
      aria-label={label}
      placeholder={placeholder}
      aria-keyshortcuts="/"
      value={text}
      onChange={(_, keyword) => {
        change(keyword);
      }}
      onClear={() => {
        change('');
      }}
      resetButtonLabel={t('Clear keyword')}
    />
  );
}

type Props = {
  /** The accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly initial: string;
  readonly onKeyword: (keyword: string) => void;
};

/** The key `/` leads to the search from wherever nothing is typed. */
function useSlashKey(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    function focus(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener('keydown', focus);
    return () => {
      document.removeEventListener('keydown', focus);
    };
  }, [input]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  );
}
