import { useDeferredValue, useMemo, useRef, useState } from 'react';
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
          list.current?.querySelector('button')?.focus();
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
