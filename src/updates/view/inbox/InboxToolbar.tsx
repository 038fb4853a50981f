import type { ReactNode } from 'react';
import { FormSelect, FormSelectOption, ToolbarItem } from '@patternfly/react-core';
import { FilterToolbar } from '~/ui/lists/FilterToolbar';
import {
  INBOX_FACETS,
  type InboxFacet,
  type InboxFacetValues,
} from '~/updates/rules/inbox/inboxFacets';
import { INBOX_SORTS, type InboxView, toggledInbox } from '~/updates/rules/inbox/inboxView';
import { useT } from '~/i18n';
import { facetTitle, optionsOf, sortText } from './inboxText';
import type { EditInbox } from './useInboxUrl';

/** Search, facets, order, and what can be done with the chosen plans. */
export function InboxToolbar({ view, facets, onKeyword, onView, action }: Props) {
  const t = useT();
  const toggle = (facet: InboxFacet, value: string) => {
    onView((before) => toggledInbox(before, facet, value));
  };
  const groupOf = (facet: InboxFacet) => ({
    facet,
    title: facetTitle(facet, t),
    options: optionsOf(facet, facets[facet], t),
    chosen: view.choices[facet],
  });
  return (
    <FilterToolbar
      search={{
        label: t('Find by Operator, version, namespace or plan'),
        placeholder: t('Find an update'),
        keyword: view.keyword,
        onKeyword,
      }}
      groups={FIRST_FACETS.map(groupOf)}
      more={MORE_FACETS.map(groupOf)}
      onToggle={toggle}
    >
      <ToolbarItem>
        <FormSelect
          aria-label={t('Order')}
          value={view.sort}
          onChange={(_, value) => {
            const sort = INBOX_SORTS.find((known) => known === value);
            if (sort !== undefined) onView((before) => ({ ...before, sort }));
          }}
        >
          {INBOX_SORTS.map((sort) => (
            <FormSelectOption key={sort} value={sort} label={sortText(sort, t)} />
          ))}
        </FormSelect>
      </ToolbarItem>
      <ToolbarItem align={{ lg: 'alignEnd' }}>{action}</ToolbarItem>
    </FilterToolbar>
  );
}

type Props = {
  readonly view: InboxView;
  readonly facets: InboxFacetValues;
  readonly onKeyword: (keyword: string) => void;
  readonly onView: EditInbox;
  readonly action: ReactNode;
};

/** What most people look for; the others are one click further. */
const FIRST_FACETS: readonly InboxFacet[] = ['risk', 'namespace'];
const MORE_FACETS = INBOX_FACETS.filter((facet) => !FIRST_FACETS.includes(facet));
