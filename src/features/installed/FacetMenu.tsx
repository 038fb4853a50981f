import { type Ref, useState } from 'react';
import {
  Badge,
  MenuSearch,
  MenuSearchInput,
  MenuToggle,
  type MenuToggleElement,
  SearchInput,
  Select,
  SelectGroup,
  SelectList,
  SelectOption,
} from '@patternfly/react-core';
import { SEARCHABLE_FROM } from '~/domain/catalog/facets/facetFold';
import type { FacetValue } from '~/domain/catalog/facets/facets';
import type { ListChoices, ListFacet } from '~/domain/installed/list/listFacets';
import { useT } from '~/i18n';
import { facetTitle, valueText } from './listText';

/** The values of one or several facets as a menu, each with the number of Operators that it would show. */
export function FacetMenu({ title, facets, values, choices, onToggle }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const chosen = facets.reduce((count, facet) => count + choices[facet].length, 0);
  const isLong = facets.some((facet) => values[facet].length > SEARCHABLE_FROM);
  const wanted = text.trim().toLowerCase();
  const groups = facets.map((facet) => ({
    facet,
    options: values[facet]
      .map((value) => ({ ...value, text: valueText(facet, value, t) }))
      .filter((option) => option.text.toLowerCase().includes(wanted)),
  }));
  return (
    <Select
      role="menu"
      isOpen={isOpen}
      onOpenChange={setOpen}
      isScrollable
      maxMenuHeight="22rem"
      popperProps={{ preventOverflow: true }}
      toggle={(ref: Ref<MenuToggleElement>) => (
        <MenuToggle
          ref={ref}
          isExpanded={isOpen}
          onClick={() => {
            setText('');
            setOpen(!isOpen);
          }}
          {...(chosen > 0 && { badge: <Badge isRead>{chosen}</Badge> })}
        >
          {facets.length === 1 ? (
            <>
              <span aria-hidden="true">{title}</span>
              {/* Columns are called the same. The number of the badge is read with it. */}
              <span className="pf-v6-screen-reader">
                {t('Filter by {{facet}}', { facet: title })}
              </span>
            </>
          ) : (
            title
          )}
        </MenuToggle>
      )}
    >
      {isLong && (
        <MenuSearch>
          <MenuSearchInput>
            <SearchInput
              aria-label={t('Find in {{facet}}', { facet: title })}
              value={text}
              onChange={(_, typed) => {
                setText(typed);
              }}
            />
          </MenuSearchInput>
        </MenuSearch>
      )}
      {isOpen &&
        groups.map(({ facet, options }) => (
          <FacetOptions
            key={facet}
            label={facets.length === 1 ? null : facetTitle(facet, t)}
            options={options}
            chosen={choices[facet]}
            onToggle={(value) => {
              onToggle(facet, value);
            }}
          />
        ))}
    </Select>
  );
}

type Props = {
  readonly title: string;
  readonly facets: readonly ListFacet[];
  readonly values: Readonly<Record<ListFacet, readonly FacetValue[]>>;
  readonly choices: ListChoices;
  readonly onToggle: (facet: ListFacet, value: string) => void;
};

function FacetOptions({ label, options, chosen, onToggle }: OptionsProps) {
  const t = useT();
  const list = (
    <SelectList>
      {options.map(({ value, text, count }) => (
        <SelectOption
          key={value}
          value={value}
          hasCheckbox
          isSelected={chosen.includes(value)}
          onClick={() => {
            onToggle(value);
          }}
        >
          <span className="operator-hub__facet-option">
            <span dir="auto">{text}</span>
            <Badge isRead>{count}</Badge>
          </span>
        </SelectOption>
      ))}
      {options.length === 0 && <SelectOption isDisabled>{t('None')}</SelectOption>}
    </SelectList>
  );
  return label === null ? list : <SelectGroup label={label}>{list}</SelectGroup>;
}

type OptionsProps = {
  /** `null`: the menu's own name says it. */
  readonly label: string | null;
  readonly options: readonly (FacetValue & { readonly text: string })[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
};
