import { type ComponentType, lazy } from 'react';
import type { SourceTabProps } from './sourceDetails';
import type { SourceTab } from './sourceTab';
import { DetailsTab } from './DetailsTab';

/** What each tab shows. Only the first one comes with the page. */
export const SOURCE_TAB_CONTENTS: Readonly<Record<SourceTab, ComponentType<SourceTabProps>>> = {
  details: DetailsTab,
  pod: lazy(async () => ({ default: (await import('./PodTab')).PodTab })),
  packages: lazy(async () => ({ default: (await import('./PackagesTab')).PackagesTab })),
  subscriptions: lazy(async () => ({
    default: (await import('./SubscriptionsTab')).SubscriptionsTab,
  })),
  history: lazy(async () => ({ default: (await import('./HistoryTab')).HistoryTab })),
  yaml: lazy(async () => ({ default: (await import('./YamlTab')).YamlTab })),
};
