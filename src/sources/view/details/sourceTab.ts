/** In the order in which they stand; the first is the one of the page's plain address. */
export const SOURCE_TABS = ['details', 'pod', 'packages', 'subscriptions', 'yaml'] as const;

export type SourceTab = (typeof SOURCE_TABS)[number];

/** The tab that the address names; one that there is not is the first. */
export function sourceTabIn(segment: string | undefined): SourceTab {
  return SOURCE_TABS.find((tab) => tab === segment) ?? SOURCE_TABS[0];
}
