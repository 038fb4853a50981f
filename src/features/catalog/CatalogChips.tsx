import { Button, Flex, Label, LabelGroup } from '@patternfly/react-core';
import { type CatalogView, cleared, toggled } from '~/domain/catalog/catalogView';
import { FACETS, type Facet, type FacetValue } from '~/domain/catalog/facets';
import { useT } from '~/i18n';
import { facetText, facetValueText } from './facetText';
import type { EditView } from './useCatalogUrl';

/** What is chosen, each to be given up by itself or all at once. */
export function CatalogChips({ view, facets, onView }: Props) {
  const t = useT();
  const used = FACETS.filter((facet) => view.choices[facet].length > 0);
  if (used.length === 0 && view.keyword === '') return null;
  return (
    <Flex columnGap={{ default: 'columnGapSm' }} rowGap={{ default: 'rowGapSm' }}>
      {used.map((facet) => (
        <LabelGroup key={facet} categoryName={facetText(facet, t)} numLabels={5}>
          {view.choices[facet].map((value) => {
            // What the URL names and no package has is shown as it stands there.
            const label = facets[facet].find((known) => known.value === value)?.label ?? value;
            const text = facetValueText(facet, { value, label }, t);
            return (
              <Label
                key={value}
                variant="outline"
                textMaxWidth="16rem"
                closeBtnAriaLabel={t('Remove filter {{text}}', { text })}
                onClose={() => {
                  onView((before) => toggled(before, facet, value));
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
          onView(cleared);
        }}
      >
        {t('Clear all filters')}
      </Button>
    </Flex>
  );
}

type Props = {
  readonly view: CatalogView;
  readonly facets: Readonly<Record<Facet, readonly FacetValue[]>>;
  readonly onView: EditView;
};
