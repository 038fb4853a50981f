import type { ReactNode } from 'react';
import { Flex } from '@patternfly/react-core';
import { isFiltered, toggled, unfiltered, withChoice } from '~/olm/lists/list';
import { FilterChips } from './FilterChips';
import { type ListTexts, facetGroups } from './listTexts';
import type { ShownList } from './useList';
import './list.css';

/** The number of displayed rows and the active filters. */
export function ListSummary({ list, texts, areFacetsFixed = false, children }: Props) {
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
          onClear={() => {
            list.show(unfiltered);
          }}
        />
      )}
    </Flex>
  );
}

type Props = {
  readonly list: Pick<ShownList, 'view' | 'facets' | 'show'>;
  readonly texts: ListTexts;
  /** Values are removed one by one, not by facet. */
  readonly areFacetsFixed?: boolean;
  readonly children: ReactNode;
};
