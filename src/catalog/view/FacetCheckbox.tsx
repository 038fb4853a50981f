import { memo } from 'react';
import { Checkbox } from '@patternfly/react-core';
import type { Facet } from '~/olm/lists/facets';
import { useT } from '~/i18n';

/** One value of a facet with the number of packages it would show. Kept while nothing changes: there are dozens. */
export const FacetCheckbox = memo(function FacetCheckbox(props: Props) {
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

type Props = {
  readonly id: string;
  readonly facet: Facet;
  readonly value: string;
  readonly text: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onToggle: (facet: Facet, value: string) => void;
};

const VALUE = 'operator-hub__facet-value';
