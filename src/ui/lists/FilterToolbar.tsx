import { useState, type ReactNode, type Ref } from 'react';
import {
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
  Badge,
  MenuSearch,
  MenuSearchInput,
  MenuToggle,
  SearchInput,
  Select,
  SelectGroup,
  SelectList,
  SelectOption,
  type MenuToggleElement,
} from '@patternfly/react-core';
import { ToolbarToggleGroup } from './ToolbarToggleGroup';
import { KeywordSearch, type KeywordSearchProps } from '~/ui/KeywordSearch';
import { useT } from '~/i18n';
import { SEARCHABLE_FROM } from '~/olm/lists/facetFold';
import './filters.css';

/** Search and facets above a list, and what else can be done there. */
export function FilterToolbar<F extends string>(props: Props<F>) {
  const { search, groups, more = [], onToggle, children } = props;
  const t = useT();
  return (
    <Toolbar inset={{ default: 'insetNone' }} className="operator-hub__filter-toolbar">
      <ToolbarContent>
        <ToolbarItem className="operator-hub__filter-search">
          <KeywordSearch {...search} />
        </ToolbarItem>
        <ToolbarToggleGroup>
          <ToolbarGroup variant="filter-group">
            {groups.map((group) => (
              <ToolbarItem key={group.facet}>
                <FacetMenu title={group.title} groups={[group]} onToggle={onToggle} />
              </ToolbarItem>
            ))}
            {more.length > 0 && (
              <ToolbarItem>
                <FacetMenu title={t('More filters')} groups={more} onToggle={onToggle} />
              </ToolbarItem>
            )}
          </ToolbarGroup>
        </ToolbarToggleGroup>
        {children}
      </ToolbarContent>
    </Toolbar>
  );
}

type Props<F extends string> = {
  readonly search: KeywordSearchProps;
  /** What most people look for, each with a menu of its own. */
  readonly groups: readonly FacetGroup<F>[];
  /** One click further. */
  readonly more?: readonly FacetGroup<F>[];
  readonly onToggle: (facet: F, value: string) => void;
  readonly children: ReactNode;
};

/** The values of one or several facets as a menu, each with the number of what it would show. */
function FacetMenu<F extends string>({ title, groups, onToggle }: FacetMenuProps<F>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const chosen = groups.reduce((count, group) => count + group.chosen.length, 0);
  const wanted = text.trim().toLowerCase();
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
          {groups.length === 1 ? (
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
      {groups.some(({ options }) => options.length > SEARCHABLE_FROM) && (
        <MenuSearch>
          <MenuSearchInput>
            <SearchInput
              aria-label={t('Find in {{facet}}', { facet: title })}
              value={text}
              onChange={(_, typed) => {
                setText(typed);
              }}
              resetButtonLabel={t('Clear keyword')}
            />
          </MenuSearchInput>
        </MenuSearch>
      )}
      {isOpen &&
        groups.map((group) => (
          <FacetOptions
            key={group.facet}
            label={groups.length === 1 ? null : group.title}
            options={group.options.filter((option) => option.text.toLowerCase().includes(wanted))}
            chosen={group.chosen}
            onToggle={(value) => {
              onToggle(group.facet, value);
            }}
          />
        ))}
    </Select>
  );
}

type FacetMenuProps<F extends string> = {
  readonly title: string;
  readonly groups: readonly FacetGroup<F>[];
  readonly onToggle: (facet: F, value: string) => void;
};

/** A facet with its values, and those that are chosen. */
type FacetGroup<F extends string> = {
  readonly facet: F;
  readonly title: string;
  readonly options: readonly FacetOption[];
  readonly chosen: readonly string[];
};

type FacetOption = { readonly value: string; readonly text: string; readonly count: number };

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
          <span className="operator-hub__filter-option">
            <span dir="auto">{text}</span>
            <Badge isRead>{t.number(count)}</Badge>
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
  readonly options: readonly FacetOption[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
};
