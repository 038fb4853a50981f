/** Navigation extensions as a tree: sections, and items inside them. */
import {
  isHrefNavItem,
  isNavSection,
  isResourceClusterNavItem,
  isResourceNSNavItem,
  isSeparator,
} from '@openshift-console/dynamic-plugin-sdk';
import type { NavExtension } from '@openshift-console/dynamic-plugin-sdk';
import type { Extension, LoadedExtension } from '@openshift/dynamic-plugin-sdk';
import { ordered } from './navOrder';

export type NavEntry = LoadedExtension<NavExtension>;

export function isNavEntry(extension: Extension): extension is NavExtension {
  return [
    isNavSection,
    isHrefNavItem,
    isResourceNSNavItem,
    isResourceClusterNavItem,
    isSeparator,
  ].some((matches) => matches(extension));
}

/** The entries of a section (absent: the top level) in the order in which they are shown. */
export function entriesIn(entries: readonly NavEntry[], section?: string): readonly NavEntry[] {
  return ordered(entries.filter((entry) => sectionOf(entry) === section));
}

function sectionOf(entry: NavEntry): string | undefined {
  return 'section' in entry.properties ? entry.properties.section : undefined;
}
