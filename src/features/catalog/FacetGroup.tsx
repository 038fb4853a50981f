import { useId, useState } from 'react';
import { Button, Checkbox } from '@patternfly/react-core';
import type { Facet, FacetValue } from '~/domain/catalog/facets';
import { useT } from '~/i18n';
import { facetText, facetValueText } from './facetText';

/** A long list shows this many at first, and every chosen one. */
const FIRST = 6;

/** The values of a facet, each with the number of packages it would show. */
export function FacetGroup({ facet, values, chosen, onToggle }: Props) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = values.filter(
    ({ value }, index) => isOpen || index < FIRST || chosen.includes(value),
  );
  const isLong = values.length > FIRST;
  return (
    <fieldset className="operator-hub__facet">
      <legend className="operator-hub__facet-title">{facetText(facet, t)}</legend>
      {shown.map((value) => (
        <Checkbox
          key={value.value}
          id={`${id}-${value.value}`}
          className="operator-hub__facet-value"
          isChecked={chosen.includes(value.value)}
          onChange={() => {
            onToggle(facet, value.value);
          }}
          label={
            <span className="operator-hub__facet-label">
              <span>{facetValueText(facet, value, t)}</span>{' '}
              <span className="operator-hub__facet-count">{value.count}</span>
            </span>
          }
        />
      ))}
      {isLong && (
        <Button
          variant="link"
          isInline
          size="sm"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen
            ? t('Show fewer')
            : t('Show {{count}} more', { count: values.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
}

type Props = {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly onToggle: (facet: Facet, value: string) => void;
};
