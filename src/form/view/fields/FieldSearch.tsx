import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button, List, ListItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { KeywordSearch } from '~/ui/KeywordSearch';
import { Mono } from '~/ui/Mono';
import type { FieldTree } from '~/form/rules/fields';
import { fieldIndex, findFields } from '~/form/rules/fieldSearch';
import './fields.css';

/** Searches all fields of the schema, and adds the selected one to the form. */
export function FieldSearch({ tree, onFound }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const isUsed = wanted.trim() !== '';
  const isCurrent = wanted === query;
  const isAwaited = useRef(false);
  const focusFirst = () => {
    list.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (isCurrent && isAwaited.current) focusFirst();
    isAwaited.current &&= !isCurrent;
  }, [isCurrent]);
  const index = useMemo(() => (isUsed ? fieldIndex(tree) : null), [isUsed, tree]);
  const found = index === null ? [] : findFields(index, wanted, MOST);
  return (
    <div>
      <KeywordSearch
        label={t('Find a field')}
        placeholder={t('Find a field')}
        keyword={query}
        onKeyword={setQuery}
        onDown={() => {
          // An earlier result disappears with the focus when the results of the typed text replace it.
          if (isCurrent) focusFirst();
          else isAwaited.current = true;
        }}
      />
      <div role="status" ref={list}>
        {isUsed && found.length === 0 && t('No results found')}
        {found.length > 0 && (
          <List isPlain aria-label={t('Find a field')} className="operator-hub__field-results">
            {found.map(({ pattern, label }) => (
              <ListItem key={pattern}>
                <Button
                  variant="link"
                  isInline
                  onClick={() => {
                    setQuery('');
                    onFound(pattern);
                  }}
                >
                  {label} <Mono>{pattern}</Mono>
                </Button>
              </ListItem>
            ))}
          </List>
        )}
      </div>
    </div>
  );
}

type Props = {
  readonly tree: FieldTree;
  readonly onFound: (pattern: string) => void;
};

/** The maximum number of results. */
const MOST = 20;
