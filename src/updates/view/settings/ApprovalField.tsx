import { FormGroup, Radio } from '@patternfly/react-core';
import { approvalInForce } from '~/updates/rules/settings/approvalInForce';
import { useT } from '~/i18n';
import { approvalMeaning } from './settingText';
import type { SettingsFieldProps } from './settingsField';

/** Whether OLM updates on its own, or a version is held until somebody approves the next (SU-021, SU-032). */
export function ApprovalField({ settings, subscribed, version, onChoose }: Props) {
  const t = useT();
  return (
    <FormGroup
      isStack
      role="radiogroup"
      fieldId="operator-hub-update-approval"
      label={t('Update approval')}
    >
      <Radio
        id="operator-hub-update-automatic"
        name="operator-hub-update-approval"
        label={t('Automatic')}
        description={approvalMeaning(
          'Automatic',
          approvalInForce('Automatic', subscribed.situation.siblings),
          t,
        )}
        isChecked={settings.approval === 'Automatic'}
        onChange={() => {
          onChoose({ approval: 'Automatic' });
        }}
      />
      <Radio
        id="operator-hub-update-manual"
        name="operator-hub-update-approval"
        label={t('Manual')}
        description={
          version === null
            ? t('Every version waits for somebody to approve it.')
            : t(
                'Every new version waits for somebody to approve it. This holds {{version}}: leave the plans that come as they are.',
                { version },
              )
        }
        isChecked={settings.approval === 'Manual'}
        onChange={() => {
          onChoose({ approval: 'Manual' });
        }}
      />
    </FormGroup>
  );
}

type Props = SettingsFieldProps & {
  /** The one that is installed. */
  readonly version: string | null;
};
