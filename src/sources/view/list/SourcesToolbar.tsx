import { FilterToolbar } from '~/ui/lists/FilterToolbar';
import { SOURCE_FACETS } from '~/sources/rules/sourceFacets';
import { type SourceResult, type SourceView, toggledSources } from '~/sources/rules/sourceView';
import { useT } from '~/i18n';
import { facetTitle, optionsOf } from './sourceText';
import type { EditSources } from './useSourceUrl';

/** Search and facets. */
export function SourcesToolbar({ view, facets, onKeyword, onView }: Props) {
  const t = useT();
  return (
    <FilterToolbar
      search={{
        label: t('Find by name, publisher or image'),
        placeholder: t('Find a catalog source'),
        keyword: view.keyword,
        onKeyword,
      }}
      groups={SOURCE_FACETS.map((facet) => ({
        facet,
        title: facetTitle(facet, t),
        options: optionsOf(facet, facets[facet], t),
        chosen: view.choices[facet],
      }))}
      onToggle={(facet, value) => {
        onView((before) => toggledSources(before, facet, value));
      }}
    >
      {null}
    </FilterToolbar>
  );
}

type Props = Pick<SourceResult, 'facets'> & {
  readonly view: SourceView;
  readonly onKeyword: (keyword: string) => void;
  readonly onView: EditSources;
};
