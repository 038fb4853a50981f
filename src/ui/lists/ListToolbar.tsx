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
import { KeywordSearch } from '~/ui/KeywordSearch';
import { useT } from '~/i18n';
import { SEARCHABLE_FROM } from '~/olm/lists/facetChoices';
import { toggled } from '~/olm/lists/list';
import { type FacetGroup, type ListTexts, facetGroups } from './listTexts';
import type { ShownList } from './useList';
import './list.css';

/** Search, facets and actions above a list. */
export function ListToolbar({ list, texts, first = Infinity, count, children }: Props) {
  const t = useT();
  const groups = facetGroups(list, texts);
  const more = groups.slice(first);
  const onToggle = (facet: string, value: string) => {
    list.show((view) => toggled(view, facet, value));
  };
  return (
    <Toolbar inset={{ default: 'insetNone' }} className="operator-hub__filter-toolbar">
      <ToolbarContent>
        <ToolbarItem className="operator-hub__filter-search">
          <KeywordSearch
            label={texts.find}
            placeholder={texts.placeholder}
            keyword={list.view.keyword}
            onKeyword={list.type}
          />
        </ToolbarItem>
        <ToolbarToggleGroup>
          <ToolbarGroup variant="filter-group">
            {groups.slice(0, first).map((group) => (
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
        {count !== undefined && (
          <ToolbarItem role="status" className="operator-hub__list-count">
            {count}
          </ToolbarItem>
        )}
      </ToolbarContent>
    </Toolbar>
  );
}

type Props = {
  readonly list: Omit<ShownList, 'rows'>;
  readonly texts: ListTexts;
  /** The number of facets with their own menus. The others are in one more menu. */
  readonly first?: number;
  /** The number of displayed rows. */
  readonly count?: string;
  readonly children?: ReactNode;
};

/** The values of one or more facets as a menu, each with the number of matching items. */
function FacetMenu({ title, groups, onToggle }: FacetMenuProps) {
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

type FacetMenuProps = {
  readonly title: string;
  readonly groups: readonly FacetGroup[];
  readonly onToggle: (facet: string, value: string) => void;
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
          isSelected={chosen.some((one) => one.value === value)}
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

type OptionsProps = Pick<FacetGroup, 'options' | 'chosen'> & {
  /** `null` if the menu's name is sufficient. */
  readonly label: string | null;
  readonly onToggle: (value: string) => void;
};
