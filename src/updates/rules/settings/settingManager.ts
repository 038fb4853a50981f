import { type FieldManager, fieldManager } from '~/kube/fieldManager';
import type { SettingChange } from './settingChanges';

/** The last writer of a Subscription's setting; `null`: not recorded. */
export function settingManager(subscription: unknown, change: SettingChange): FieldManager | null {
  return fieldManager(subscription, pathOf(change));
}

function pathOf(change: SettingChange): readonly string[] {
  switch (change.field) {
    case 'channel':
    case 'source':
      return ['spec', change.field];
    case 'approval':
      return ['spec', 'installPlanApproval'];
    case 'config':
      return ['spec', 'config', change.member];
  }
}
