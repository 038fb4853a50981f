/** In display order; the first is that of the plain URL. */
export const SOURCE_TABS = ['details', 'pod', 'packages', 'subscriptions', 'yaml'] as const;

export type SourceTab = (typeof SOURCE_TABS)[number];

/** The tab in the URL; the first for unknown values. */
export function sourceTabIn(segment: string | undefined): SourceTab {
  return SOURCE_TABS.find((tab) => tab === segment) ?? SOURCE_TABS[0];
}
