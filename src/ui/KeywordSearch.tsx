import { type KeyboardEvent as KeyPress, useEffect, useRef, useState } from 'react';
import { SearchInput } from '@patternfly/react-core';
import { useT } from '~/i18n';
import './keywordSearch.css';

/**
 * A search field with results while typing. The key `/` focuses it, Escape clears it, and the down arrow moves to the
 * results. Typed text appears at once, even if the results take longer.
 */
export function KeywordSearch({ label, placeholder, keyword, onKeyword, onDown }: Props) {
  const t = useT();
  const [shown, setShown] = useState({ keyword, text: keyword });
  if (shown.keyword !== keyword) setShown({ keyword, text: keyword });
  const type = (text: string) => {
    setShown({ keyword, text });
    onKeyword(text);
  };
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  const onKeyDown = (event: KeyPress) => {
    if (event.target !== input.current || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && shown.text !== '') type('');
    else if (event.key === 'ArrowDown' && onDown !== undefined) onDown();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys bubble up from the field, which passes on none
    <div className="operator-hub__search" onKeyDown={onKeyDown}>
      <SearchInput
        ref={input}
        aria-label={label}
        placeholder={placeholder}
        aria-keyshortcuts="/"
        value={shown.text}
        onChange={(_, typed) => {
          type(typed);
        }}
        onClear={() => {
          type('');
        }}
        resetButtonLabel={t('Clear keyword')}
      />
      {shown.text === '' && (
        <kbd className="operator-hub__search-key" aria-hidden="true">
          /
        </kbd>
      )}
    </div>
  );
}

type Props = {
  /** The accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly keyword: string;
  /** Can be slow, as long as the last keyword wins. */
  readonly onKeyword: (keyword: string) => void;
  /** Moves the keyboard focus to the results. */
  readonly onDown?: () => void;
};

/** The key `/` focuses the search unless the user is typing elsewhere. */
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
