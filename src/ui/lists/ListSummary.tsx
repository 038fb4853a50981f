import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateFooter,
  Flex,
} from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons';
import type { ReactNode } from 'react';
import { useT } from '~/i18n';
import { isFiltered, toggled, withChoice } from '~/olm/lists/list';
import { FilterChips } from './FilterChips';
import { facetGroups, type ListTexts } from './listTexts';
import type { ShownList } from './useList';
import './list.css';

/** The active filters, and notes about the displayed rows. */
export function ListSummary({ list, texts, areFacetsFixed = false, children }: Props) {
  if (children === undefined && !isFiltered(list.view)) return null;
  return (
    <Flex
      className="operator-hub__list-summary"
      columnGap={{ default: 'columnGapMd' }}
      rowGap={{ default: 'rowGapSm' }}
    >
      {children}
      {isFiltered(list.view) && (
        <FilterChips
          groups={facetGroups(list, texts).filter(({ chosen }) => chosen.length > 0)}
          onRemove={(facet, value) => {
            list.show((view) => toggled(view, facet, value));
          }}
          {...(!areFacetsFixed && {
            onRemoveFacet: (facet: string) => {
              list.show((view) => withChoice(view, facet, []));
            },
          })}
          onClear={list.clear}
        />
      )}
    </Flex>
  );
}

type Props = {
  readonly list: Pick<ShownList, 'view' | 'facets' | 'show' | 'clear'>;
  readonly texts: ListTexts;
  /** Values are removed one by one, not by facet. */
  readonly areFacetsFixed?: boolean;
  readonly children?: ReactNode;
};

/** The empty state of a filtered list. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const t = useT();
  return (
    <EmptyState
      titleText={t('No results match the filter criteria')}
      headingLevel="h2"
      icon={SearchIcon}
    >
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button variant="link" onClick={onClear}>
            {t('Clear all filters')}
          </Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}
