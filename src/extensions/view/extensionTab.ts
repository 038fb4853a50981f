import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';

/** In display order; the first one has the page's plain URL. */
export const EXTENSION_TABS = [
  'overview',
  'updates',
  'revisions',
  'apis',
  'instances',
  'objects',
  'events',
  'yaml',
] as const;
export type ExtensionTab = (typeof EXTENSION_TABS)[number];

/** The tab in the URL; the first one for unknown names. */
export function tabIn(segment: string | undefined): ExtensionTab {
  return EXTENSION_TABS.find((tab) => tab === segment) ?? EXTENSION_TABS[0];
}

export type ExtensionTabProps = { readonly details: ExtensionDetails };
