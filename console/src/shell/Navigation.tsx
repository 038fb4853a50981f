import {
  Nav,
  NavExpandable,
  NavItem,
  NavItemSeparator,
  NavList,
  PageSidebar,
  PageSidebarBody,
} from '@patternfly/react-core';
import { isHrefNavItem, isNavSection, isSeparator } from '@openshift-console/dynamic-plugin-sdk';
import { useExtensions } from '@openshift/dynamic-plugin-sdk';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { hostNavigation } from './hostNavigation';
import { isActive, targetOf } from './navTarget';
import { entriesIn, isNavEntry } from './navTree';
import type { NavEntry } from './navTree';
import { useActiveNamespace } from '../namespace/NamespaceContext';
import { useActivePerspective } from '../perspective/PerspectiveContext';
import { PerspectiveSwitcher } from '../perspective/PerspectiveSwitcher';
import { isOf } from '../perspective/perspectives';

type NavigationProps = { readonly isOpen: boolean; readonly onSelect: () => void };

/** The side navigation, built from the extensions of the plugins and the console's own few entries. */
export function Navigation({ isOpen, onSelect }: NavigationProps) {
  const { t } = useTranslation('public');
  const contributed = useExtensions(isNavEntry);
  const [perspective] = useActivePerspective();
  const entries = [...hostNavigation, ...contributed].filter(({ properties }) =>
    isOf(perspective, properties),
  );
  return (
    <PageSidebar isSidebarOpen={isOpen}>
      <PageSidebarBody>
        <Nav aria-label={t('Global navigation')} onSelect={onSelect}>
          <PerspectiveSwitcher onSelect={onSelect} />
          <NavList>
            {entriesIn(entries).map((entry) => (
              <Entry key={entry.uid} entry={entry} all={entries} />
            ))}
          </NavList>
        </Nav>
      </PageSidebarBody>
    </PageSidebar>
  );
}

type EntryProps = { readonly entry: NavEntry; readonly all: readonly NavEntry[] };

function Entry({ entry, all }: EntryProps) {
  if (isNavSection(entry)) {
    return <Section entry={entry} all={all} />;
  }
  return isSeparator(entry) ? <NavItemSeparator /> : <Item entry={entry} />;
}

function Section({ entry, all }: EntryProps) {
  const label = useLabel(entry);
  const { pathname } = useLocation();
  const [namespace] = useActiveNamespace();
  const items = entriesIn(all, entry.properties.id);
  if (items.length === 0) {
    return null;
  }
  const content = items.map((item) => <Entry key={item.uid} entry={item} all={all} />);
  const holdsActive = items.some((item) => isActive(item, { pathname, namespace }));
  // The console puts a group there, whose element is not allowed in a list.
  return label === '' ? (
    <>{content}</>
  ) : (
    <NavExpandable title={label} isActive={holdsActive} isExpanded={holdsActive || isFirst(entry)}>
      {content}
    </NavExpandable>
  );
}

function Item({ entry }: { readonly entry: NavEntry }) {
  const label = useLabel(entry);
  const { pathname } = useLocation();
  const [namespace] = useActiveNamespace();
  const attributes = isHrefNavItem(entry) ? entry.properties.dataAttributes : {};
  return (
    <NavItem itemId={entry.uid} isActive={isActive(entry, { pathname, namespace })}>
      <Link to={targetOf(entry, namespace)} {...attributes}>
        {label}
      </Link>
    </NavItem>
  );
}

/** Names of plugins are given as `%plugin__name~Key%`, to be translated by the console. */
function useLabel(entry: NavEntry): string {
  const { t } = useTranslation();
  const name = 'name' in entry.properties ? (entry.properties.name ?? '') : '';
  const [, key] = /^%(.+)%$/.exec(name) ?? [];
  return key === undefined ? name : t(key);
}

/** Sections of plugins are expanded at first, because they are what the demo is about. */
function isFirst({ pluginName }: NavEntry): boolean {
  return pluginName !== 'console';
}
