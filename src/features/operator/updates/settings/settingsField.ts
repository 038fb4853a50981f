import type { SubscribedSituation } from '~/data/operator/useUpdateSituation';
import type { SettingChoices } from '~/domain/installed/settings/settingChanges';
import type { SubscriptionSettings } from '~/domain/installed/settings/subscriptionSettings';

/** What a field of the settings gets. */
export type SettingsFieldProps = {
  /** As they would be. */
  readonly settings: SubscriptionSettings;
  /** By those settings. */
  readonly subscribed: SubscribedSituation;
  readonly onChoose: (choice: SettingChoices) => void;
};
