import type { ReactNode } from 'react';
import { Toolbar, ToolbarContent, ToolbarGroup, ToolbarItem } from '@patternfly/react-core';
import { KeywordSearch, type KeywordSearchProps } from '~/ui/KeywordSearch';
import { useT } from '~/i18n';
import { type FacetGroup, FacetMenu } from './FacetMenu';
import { ToolbarToggleGroup } from './ToolbarToggleGroup';
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
