import { type ComponentType, lazy } from 'react';
import type { OperatorTab, OperatorTabProps } from './operatorTab';
import { OverviewTab } from './tabs/OverviewTab';

/** What each tab shows. Only the first one comes with the page. */
export const TAB_CONTENTS: Readonly<Record<OperatorTab, ComponentType<OperatorTabProps>>> = {
  overview: OverviewTab,
  // The owner of each tab puts its line here, in the form of those below.
  updates: lazy(async () => ({ default: (await import('./tabs/UpdatesTab')).UpdatesTab })),
  permissions: lazy(async () => ({
    default: (await import('./tabs/PermissionsTab')).PermissionsTab,
  })),
  apis: lazy(async () => ({ default: (await import('./tabs/ApisTab')).ApisTab })),
  objects: lazy(async () => ({ default: (await import('./tabs/ObjectsTab')).ObjectsTab })),
  conditions: Unfinished,
  events: lazy(async () => ({ default: (await import('./tabs/EventsTab')).EventsTab })),
  yaml: lazy(async () => ({ default: (await import('./tabs/YamlTab')).YamlTab })),
};

function Unfinished() {
  return null;
}
