/** Puts navigation extensions in order: sections, items inside them, and what asks to stand before or after another. */
import {
  isHrefNavItem,
  isNavSection,
  isResourceClusterNavItem,
  isResourceNSNavItem,
  isSeparator,
} from '@openshift-console/dynamic-plugin-sdk';
import type { NavExtension } from '@openshift-console/dynamic-plugin-sdk';
import type { Extension, LoadedExtension } from '@openshift/dynamic-plugin-sdk';

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
  const wanted = entries.filter((entry) => isForAdmin(entry) && sectionOf(entry) === section);
  return wanted.reduce<readonly NavEntry[]>(place, []);
}

function isForAdmin({ properties: { perspective } }: NavEntry): boolean {
  return perspective === undefined || perspective === 'admin';
}

function sectionOf(entry: NavEntry): string | undefined {
  return 'section' in entry.properties ? entry.properties.section : undefined;
}

function place(placed: readonly NavEntry[], entry: NavEntry): readonly NavEntry[] {
  const { insertBefore, insertAfter } = entry.properties;
  const before = indexOfFirst(placed, insertBefore);
  const after = indexOfFirst(placed, insertAfter);
  if (before >= 0) {
    return placed.toSpliced(before, 0, entry);
  }
  return after >= 0 ? placed.toSpliced(after + 1, 0, entry) : [...placed, entry];
}

function indexOfFirst(
  placed: readonly NavEntry[],
  ids: string | readonly string[] | undefined,
): number {
  const wanted = typeof ids === 'string' ? [ids] : (ids ?? []);
  const found = wanted.find((id) => placed.some(({ properties }) => properties.id === id));
  return placed.findIndex(({ properties }) => properties.id === found);
}
