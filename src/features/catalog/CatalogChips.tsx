import { Button, Flex, Label, LabelGroup } from '@patternfly/react-core';
import { type CatalogView, toggled } from '~/domain/catalog/catalogView';
import { FACETS, type Facet, type FacetValue } from '~/domain/catalog/facets';
import { useT } from '~/i18n';
import { facetText, facetValueText } from './facetText';

/** What is chosen, each to be given up by itself or all at once. */
export function CatalogChips({ view, valuesOf, onView, onClear }: Props) {
  const t = useT();
  const used = FACETS.filter((facet) => view.choices[facet].length > 0);
  if (used.length === 0 && view.keyword === '') return null;
  return (
    <Flex columnGap={{ default: 'columnGapSm' }} rowGap={{ default: 'rowGapSm' }}>
      {used.map((facet) => (
        <LabelGroup key={facet} categoryName={facetText(facet, t)} numLabels={5}>
          {view.choices[facet].map((value) => {
            const label = valuesOf(facet).find((known) => known.value === value)?.label ?? value;
            const text = facetValueText(facet, { value, label }, t);
            return (
              <Label
                key={value}
                variant="outline"
                closeBtnAriaLabel={t('Remove filter {{text}}', { text })}
                onClose={() => {
                  onView(toggled(view, facet, value));
                }}
              >
                {text}
              </Label>
            );
          })}
        </LabelGroup>
      ))}
      <Button variant="link" isInline onClick={onClear}>
        {t('Clear all filters')}
      </Button>
    </Flex>
  );
}

type Props = {
  readonly view: CatalogView;
  readonly valuesOf: (facet: Facet) => readonly FacetValue[];
  readonly onView: (view: CatalogView) => void;
  readonly onClear: () => void;
};
