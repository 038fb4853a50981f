import type { ExtensionDetails } from '~/extensions/read/useExtension';

/** In their order; the first has the plain address. */
export const EXTENSION_TABS = ['overview', 'apis', 'objects', 'events', 'yaml'] as const;
export type ExtensionTab = (typeof EXTENSION_TABS)[number];

/** The tab that an address names; the first for any other. */
export function tabIn(segment: string | undefined): ExtensionTab {
  return EXTENSION_TABS.find((tab) => tab === segment) ?? EXTENSION_TABS[0];
}

export type ExtensionTabProps = { readonly details: ExtensionDetails };
