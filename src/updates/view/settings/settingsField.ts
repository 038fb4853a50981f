import type { SubscribedFacts } from '~/updates/read/useUpdateFacts';
import type { SettingChoices } from '~/updates/rules/settings/settingChanges';
import type { SubscriptionSettings } from '~/olm/installed/subscription';

/** The props of a settings field. */
export type SettingsFieldProps = {
  /** The changed settings. */
  readonly settings: SubscriptionSettings;
  /** With the changed settings. */
  readonly subscribed: SubscribedFacts;
  readonly onChoose: (choice: SettingChoices) => void;
};
