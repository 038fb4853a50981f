import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { NamespaceScope } from '~/routes';
import { InboxTab } from '~/updates/view/inbox/InboxTab';
import type { UpdatesTab } from './updatesTabs';

type Content = ComponentType<{ readonly scope: NamespaceScope }>;

/** What the tabs show. All but the first one are loaded when they are opened. */
export const UPDATES_TAB_CONTENTS: Readonly<
  Record<UpdatesTab, Content | LazyExoticComponent<Content>>
> = {
  pending: InboxTab,
  history: lazy(async () => ({
    default: (await import('~/updates/view/history/HistoryTab')).HistoryTab,
  })),
  readiness: lazy(async () => ({
    default: (await import('~/updates/view/readiness/ReadinessTab')).ReadinessTab,
  })),
};
