import type { SubscribedSituation } from '~/updates/read/useUpdateSituation';
import type { SettingChoices } from '~/updates/rules/settings/settingChanges';
import type { SubscriptionSettings } from '~/olm/installed/subscriptionSettings';

/** What a field of the settings gets. */
export type SettingsFieldProps = {
  /** As they would be. */
  readonly settings: SubscriptionSettings;
  /** By those settings. */
  readonly subscribed: SubscribedSituation;
  readonly onChoose: (choice: SettingChoices) => void;
};
