import type { ReactNode } from 'react';
import { toggled } from '~/olm/lists/list';
import { FilterToolbar } from './FilterToolbar';
import { type ListTexts, facetGroups } from './listTexts';
import type { ShownList } from './useList';

/** Search and facets above a list, and what else can be done there. */
export function ListToolbar({ list, texts, first = Infinity, children }: Props) {
  const groups = facetGroups(list, texts).map((group) => ({
    ...group,
    chosen: group.chosen.map(({ value }) => value),
  }));
  return (
    <FilterToolbar
      search={{
        label: texts.find,
        placeholder: texts.placeholder,
        keyword: list.view.keyword,
        onKeyword: list.type,
      }}
      groups={groups.slice(0, first)}
      more={groups.slice(first)}
      onToggle={(facet, value) => {
        list.show((view) => toggled(view, facet, value));
      }}
    >
      {children}
    </FilterToolbar>
  );
}

type Props = {
  readonly list: Omit<ShownList, 'rows'>;
  readonly texts: ListTexts;
  /** As many facets have a menu of their own; the others are one click further. */
  readonly first?: number;
  readonly children?: ReactNode;
};
