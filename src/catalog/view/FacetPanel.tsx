import { memo, useCallback, useId, useState } from 'react';
import { Button, TextInput, Checkbox } from '@patternfly/react-core';
import { AngleDownIcon, AngleRightIcon } from '@patternfly/react-icons';
import { toggled } from '~/catalog/rules/catalogView';
import { FACETS, type Facet, type FacetChoices, facetOf } from '~/catalog/rules/facets';
import type { FacetValue } from '~/olm/lists/list';
import { SEARCHABLE_FROM, valuesFolded, valuesShown } from '~/olm/lists/facetChoices';
import { useT } from '~/i18n';
import type { EditView } from './useCatalogUrl';
import { facetText, facetValueText } from '~/catalog/view/texts';

/** Every facet with different values. Does not render again while its counts are equal. */
export const FacetPanel = memo(function FacetPanel({ facets, choices, total, onView }: Props) {
  const toggle = useCallback(
    (facet: Facet, value: string) => {
      onView((view) => toggled(view, facet, value));
    },
    [onView],
  );
  return (
    <>
      {FACETS.filter(
        (facet) =>
          facetOf(facet).isFixed === true || isOffered(facets[facet], choices[facet], total),
      ).map((facet) => (
        <FacetGroup
          key={facet}
          facet={facet}
          values={facets[facet]}
          chosen={choices[facet]}
          isFoldedAtFirst={!UNFOLDED.includes(facet)}
          onToggle={toggle}
        />
      ))}
    </>
  );
});

type Props = {
  readonly facets: Readonly<Record<Facet, readonly FacetValue[]>>;
  readonly choices: FacetChoices;
  /** The number of packages in the whole catalog. */
  readonly total: number;
  readonly onView: EditView;
};

/** The usual facets; the others are folded. */
const UNFOLDED: readonly Facet[] = ['state', 'source', 'mode', 'category', 'provider'];

/** A single value of all packages is useless as a filter. */
function isOffered(
  values: readonly FacetValue[],
  chosen: readonly string[],
  total: number,
): boolean {
  return chosen.length > 0 || values.length > 1 || values.some((value) => value.total < total);
}

/** The values of a facet with their counts. Its title folds it. */
function FacetGroup({ facet, values, chosen, isFoldedAtFirst, onToggle }: FacetGroupProps) {
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

type FacetGroupProps = {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly isFoldedAtFirst: boolean;
  readonly onToggle: (facet: Facet, value: string) => void;
};

type ValuesProps = Omit<FacetGroupProps, 'isFoldedAtFirst'> & { readonly title: string };

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
        {shown.length === 0 && <span role="status">{t('No results found')}</span>}
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
          {isOpen ? t('Show less') : t('Show {{count}} more', { count: folded })}
        </Button>
      )}
    </>
  );
}

/** One value of a facet with its count. Does not render again without a change, because there are dozens. */
const FacetCheckbox = memo(function FacetCheckbox(props: FacetCheckboxProps) {
  const t = useT();
  const { id, facet, value, text, count, isChosen, onToggle } = props;
  const isIdle = count === 0 && !isChosen;
  return (
    <Checkbox
      id={id}
      className={isIdle ? `${VALUE} operator-hub__facet-value--idle` : VALUE}
      isChecked={isChosen}
      onChange={() => {
        onToggle(facet, value);
      }}
      label={
        <span className="operator-hub__facet-label">
          <span dir="auto">{text}</span>{' '}
          <span className="operator-hub__facet-count">{t.number(count)}</span>
        </span>
      }
    />
  );
});

type FacetCheckboxProps = {
  readonly id: string;
  readonly facet: Facet;
  readonly value: string;
  readonly text: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onToggle: (facet: Facet, value: string) => void;
};

const VALUE = 'operator-hub__facet-value';
