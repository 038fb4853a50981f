import { useId, useState } from 'react';
import { Button, TextInput } from '@patternfly/react-core';
import { AngleDownIcon, AngleRightIcon } from '@patternfly/react-icons';
import { SEARCHABLE_FROM, valuesFolded, valuesShown } from '~/olm/lists/facetFold';
import type { Facet, FacetValue } from '~/olm/lists/facets';
import { useT } from '~/i18n';
import { FacetCheckbox } from './FacetCheckbox';
import { facetText, facetValueText } from './facetText';

/** The values of a facet, each with the number of packages it would show. Its title folds it away. */
export function FacetGroup({ facet, values, chosen, isFoldedAtFirst, onToggle }: Props) {
  const t = useT();
  const [isUnfolded, setUnfolded] = useState(!isFoldedAtFirst || chosen.length > 0);
  const title = facetText(facet, t);
  return (
    <fieldset className="operator-hub__facet">
      <legend className="operator-hub__facet-title">
        <button
          type="button"
          className="operator-hub__facet-fold"
          aria-expanded={isUnfolded}
          onClick={() => {
            setUnfolded(!isUnfolded);
          }}
        >
          {title}
          {isUnfolded ? <AngleDownIcon /> : <AngleRightIcon />}
        </button>
      </legend>
      {isUnfolded && (
        <FacetValues
          facet={facet}
          values={values}
          chosen={chosen}
          title={title}
          onToggle={onToggle}
        />
      )}
    </fieldset>
  );
}

type Props = {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly isFoldedAtFirst: boolean;
  readonly onToggle: (facet: Facet, value: string) => void;
};

type ValuesProps = Omit<Props, 'isFoldedAtFirst'> & { readonly title: string };

function FacetValues({ facet, values, chosen, title, onToggle }: ValuesProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const shown = valuesShown(values, { chosen, isOpen, text });
  const folded = valuesFolded(values, chosen);
  return (
    <>
      {values.length > SEARCHABLE_FROM && (
        <TextInput
          type="search"
          className="operator-hub__facet-search"
          aria-label={t('Find in {{facet}}', { facet: title })}
          placeholder={t('Find…')}
          value={text}
          onChange={(_, typed) => {
            setText(typed);
          }}
        />
      )}
      <div className="operator-hub__facet-values">
        {shown.map((value) => (
          <FacetCheckbox
            key={value.value}
            id={`${id}-${value.value}`}
            facet={facet}
            value={value.value}
            text={facetValueText(facet, value, t)}
            count={value.count}
            isChosen={chosen.includes(value.value)}
            onToggle={onToggle}
          />
        ))}
        {shown.length === 0 && <span role="status">{t('None of that name')}</span>}
      </div>
      {folded > 0 && text === '' && (
        <Button
          variant="link"
          isInline
          size="sm"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? t('Show fewer') : t('Show {{count}} more', { count: folded })}
        </Button>
      )}
    </>
  );
}
