import { Elapsed } from '~/ui/Elapsed';
import { Notice } from '~/ui/Notice';
import { settingManager } from '~/updates/rules/settings/settingManager';
import type { SettingChange } from '~/updates/rules/settings/settingChanges';
import { useT } from '~/i18n';
import { fieldText, valuesText } from './settingText';
import type { Subscribed } from '~/updates/view/operator/subscribed';

/** What somebody else has changed since the form was opened, and by what means. What was typed here stays. */
export function MeanwhileNotice({ changes, subscription }: Props) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <Notice
      variant="warning"
      title={t('The Subscription was changed while you edited; what you chose is kept')}
    >
      {changes.map((change) => (
        <p key={change.field === 'config' ? change.member : change.field}>
          <ChangedSetting change={change} subscription={subscription} />
        </p>
      ))}
    </Notice>
  );
}

type Props = {
  readonly changes: readonly SettingChange[];
  readonly subscription: Subscribed['subscription'];
};

function ChangedSetting({ change, subscription }: ChangedProps) {
  const t = useT();
  const manager = settingManager(subscription, change);
  return (
    <>
      {change.field === 'config'
        ? t('Operator settings: {{member}} was changed.', { member: change.member })
        : t('{{setting}}: {{from}} → {{to}}.', {
            setting: fieldText(change.field, t),
            ...valuesText(change, t),
          })}{' '}
      {manager !== null && t('Written by {{program}}', { program: manager.name })}{' '}
      {manager?.at != null && <Elapsed since={manager.at} isEvent />}
    </>
  );
}

type ChangedProps = Pick<Props, 'subscription'> & { readonly change: SettingChange };
