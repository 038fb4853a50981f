/** The tabs of the Updates page, in their order. Their names stand in the URL; the first one is left out. */
export const UPDATES_TABS = ['pending', 'history', 'readiness'] as const;
export type UpdatesTab = (typeof UPDATES_TABS)[number];

/** The tab that a query string names; what it does not know is the first one. */
export function updatesTabIn(params: URLSearchParams): UpdatesTab {
  return UPDATES_TABS.find((tab) => tab === params.get('tab')) ?? UPDATES_TABS[0];
}

/** The query string of a tab, without what was looked for in another one. */
export function updatesTabQuery(tab: UpdatesTab): URLSearchParams {
  return new URLSearchParams(tab === UPDATES_TABS[0] ? {} : { tab });
}
