import { Button, Flex, Label, LabelGroup } from '@patternfly/react-core';
import type { FacetValue } from '~/domain/catalog/facets';
import { LIST_FACETS, type ListFacet } from '~/domain/installed/list/listFacets';
import {
  type ListView,
  isFiltered,
  toggledIn,
  unfiltered,
  withoutFacet,
} from '~/domain/installed/list/listView';
import { useT } from '~/i18n';
import { facetTitle, valueText } from './listText';
import type { EditView } from './useInstalledUrl';

/** What is chosen, each to be given up by itself, by facet or all at once. */
export function ListChips({ view, facets, onView }: Props) {
  const t = useT();
  if (!isFiltered(view)) return null;
  return (
    <Flex columnGap={{ default: 'columnGapSm' }} rowGap={{ default: 'rowGapSm' }}>
      {LIST_FACETS.filter((facet) => view.choices[facet].length > 0).map((facet) => (
        <LabelGroup
          key={facet}
          categoryName={facetTitle(facet, t)}
          numLabels={5}
          isClosable
          closeBtnAriaLabel={t('Remove filter {{text}}', { text: facetTitle(facet, t) })}
          onClick={() => {
            onView((before) => withoutFacet(before, facet));
          }}
        >
          {view.choices[facet].map((value) => {
            // What the URL names and no Operator has is shown as it stands there.
            const label = facets[facet].find((known) => known.value === value)?.label ?? value;
            const text = valueText(facet, { value, label }, t);
            return (
              <Label
                key={value}
                variant="outline"
                textMaxWidth="16rem"
                closeBtnAriaLabel={t('Remove filter {{text}}', { text })}
                onClose={() => {
                  onView((before) => toggledIn(before, facet, value));
                }}
              >
                {text}
              </Label>
            );
          })}
        </LabelGroup>
      ))}
      <Button
        variant="link"
        isInline
        onClick={() => {
          onView(unfiltered);
        }}
      >
        {t('Clear all filters')}
      </Button>
    </Flex>
  );
}

type Props = {
  readonly view: ListView;
  readonly facets: Readonly<Record<ListFacet, readonly FacetValue[]>>;
  readonly onView: EditView;
};
