import { useEffect, useRef } from 'react';
import { SearchInput } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** Search as you type; the key `/` leads here. */
export function KeywordSearch({ label, placeholder, keyword, onKeyword }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  return (
    <SearchInput
      ref={input}
      aria-label={label}
      placeholder={placeholder}
      aria-keyshortcuts="/"
      value={keyword}
      onChange={(_, typed) => {
        onKeyword(typed);
      }}
      onClear={() => {
        onKeyword('');
      }}
      resetButtonLabel={t('Clear keyword')}
    />
  );
}

type Props = {
  /** The accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly keyword: string;
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
