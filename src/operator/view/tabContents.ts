import { type ComponentType, lazy } from 'react';
import type { OperatorTab, OperatorTabProps } from '~/olm/installed/operatorTab';
import { OverviewTab } from '~/operator/view/tabs/OverviewTab';

/** What each tab shows. Only the first one comes with the page. */
export const TAB_CONTENTS: Readonly<Record<OperatorTab, ComponentType<OperatorTabProps>>> = {
  overview: OverviewTab,
  updates: lazy(async () => ({
    default: (await import('~/operator/view/tabs/UpdatesTab')).UpdatesTab,
  })),
  permissions: lazy(async () => ({
    default: (await import('~/operator/view/tabs/PermissionsTab')).PermissionsTab,
  })),
  apis: lazy(async () => ({ default: (await import('~/operator/view/tabs/ApisTab')).ApisTab })),
  objects: lazy(async () => ({
    default: (await import('~/operator/view/tabs/ObjectsTab')).ObjectsTab,
  })),
  conditions: lazy(async () => ({
    default: (await import('~/operator/view/tabs/ConditionsTab')).ConditionsTab,
  })),
  events: lazy(async () => ({
    default: (await import('~/operator/view/tabs/EventsTab')).EventsTab,
  })),
  yaml: lazy(async () => ({ default: (await import('~/operator/view/tabs/YamlTab')).YamlTab })),
};
