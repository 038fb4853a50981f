import type { ReactNode } from 'react';
import { ToolbarGroup } from '@patternfly/react-core';
import { FilterToolbar } from '~/ui/lists/FilterToolbar';
import { LEFTOVER_FACETS, type LeftoverFacetValues } from '~/remove/rules/leftovers/leftoverFacets';
import { type LeftoverView, toggledLeftovers } from '~/remove/rules/leftovers/leftoverView';
import { useT } from '~/i18n';
import { facetTitle, optionsOf } from './leftoverText';
import type { EditLeftovers } from './useLeftoverUrl';

/** Search, facets, and what can be done with what is chosen. */
export function LeftoversToolbar({ view, facets, onKeyword, onView, actions }: Props) {
  const t = useT();
  return (
    <FilterToolbar
      search={{
        label: t('Find by name, kind, namespace or package'),
        placeholder: t('Find a leftover'),
        keyword: view.keyword,
        onKeyword,
      }}
      groups={LEFTOVER_FACETS.map((facet) => ({
        facet,
        title: facetTitle(facet, t),
        options: optionsOf(facet, facets[facet], t),
        chosen: view.choices[facet],
      }))}
      onToggle={(facet, value) => {
        onView((before) => toggledLeftovers(before, facet, value));
      }}
    >
      <ToolbarGroup align={{ lg: 'alignEnd' }}>{actions}</ToolbarGroup>
    </FilterToolbar>
  );
}

type Props = {
  readonly view: LeftoverView;
  readonly facets: LeftoverFacetValues;
  readonly onKeyword: (keyword: string) => void;
  readonly onView: EditLeftovers;
  readonly actions: ReactNode;
};
