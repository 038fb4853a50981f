import { type ComponentType, lazy } from 'react';
import type { OperatorTab, OperatorTabProps } from './operatorTab';
import { OverviewTab } from './tabs/OverviewTab';

/** What each tab shows. Only the first one comes with the page. */
export const TAB_CONTENTS: Readonly<Record<OperatorTab, ComponentType<OperatorTabProps>>> = {
  overview: OverviewTab,
  updates: lazy(async () => ({ default: (await import('./tabs/UpdatesTab')).UpdatesTab })),
  permissions: lazy(async () => ({
    default: (await import('./tabs/PermissionsTab')).PermissionsTab,
  })),
  apis: lazy(async () => ({ default: (await import('./tabs/ApisTab')).ApisTab })),
  objects: lazy(async () => ({ default: (await import('./tabs/ObjectsTab')).ObjectsTab })),
  conditions: lazy(async () => ({
    default: (await import('./tabs/ConditionsTab')).ConditionsTab,
  })),
  events: lazy(async () => ({ default: (await import('./tabs/EventsTab')).EventsTab })),
  yaml: lazy(async () => ({ default: (await import('./tabs/YamlTab')).YamlTab })),
};
