import type { ReactNode } from 'react';
import {
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
  ToolbarToggleGroup,
} from '@patternfly/react-core';
import { FilterIcon } from '@patternfly/react-icons';
import { FacetMenu } from '~/components/filters/FacetMenu';
import { KeywordSearch } from '~/components/KeywordSearch';
import { LEFTOVER_FACETS, type LeftoverFacetValues } from '~/domain/leftovers/view/leftoverFacets';
import { type LeftoverView, toggledLeftovers } from '~/domain/leftovers/view/leftoverView';
import { useT } from '~/i18n';
import { facetTitle, optionsOf } from './leftoverText';
import type { EditLeftovers } from './useLeftoverUrl';

/** Search, facets, and what can be done with what is chosen. */
export function LeftoversToolbar({ view, facets, onKeyword, onView, actions }: Props) {
  const t = useT();
  return (
    <Toolbar inset={{ default: 'insetNone' }} className="operator-hub__leftovers-toolbar">
      <ToolbarContent>
        <ToolbarItem className="operator-hub__leftovers-search">
          <KeywordSearch
            label={t('Find by name, kind, namespace or package')}
            placeholder={t('Find a leftover')}
            keyword={view.keyword}
            onKeyword={onKeyword}
          />
        </ToolbarItem>
        <ToolbarToggleGroup toggleIcon={<FilterIcon />} breakpoint="xl">
          <ToolbarGroup variant="filter-group">
            {LEFTOVER_FACETS.map((facet) => (
              <ToolbarItem key={facet}>
                <FacetMenu
                  title={facetTitle(facet, t)}
                  groups={[
                    {
                      facet,
                      title: facetTitle(facet, t),
                      options: optionsOf(facet, facets[facet], t),
                      chosen: view.choices[facet],
                    },
                  ]}
                  onToggle={(_, value) => {
                    onView((before) => toggledLeftovers(before, facet, value));
                  }}
                />
              </ToolbarItem>
            ))}
          </ToolbarGroup>
        </ToolbarToggleGroup>
        <ToolbarGroup align={{ lg: 'alignEnd' }}>{actions}</ToolbarGroup>
      </ToolbarContent>
    </Toolbar>
  );
}

type Props = {
  readonly view: LeftoverView;
  readonly facets: LeftoverFacetValues;
  readonly onKeyword: (keyword: string) => void;
  readonly onView: EditLeftovers;
  readonly actions: ReactNode;
};
