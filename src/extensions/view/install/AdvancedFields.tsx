import { OperatorSettings } from '~/config/view/OperatorSettings';
import { lacksTrustedCa } from '~/extensions/rules/installForm';
import { OMITTED_SETTINGS, SETTINGS_WITHOUT_CA } from '~/extensions/rules/optionalFields';
import { useT } from '~/i18n';
import type { Limits } from '~/olm/extensions/apiFeatures';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/form/TextField';
import type { FieldsProps } from './InstallFields';

/** Fields that the experimental API has: the deadline of the rollout, and the settings of the pods. */
export function AdvancedFields({ plan, onChange }: FieldsProps) {
  const t = useT();
  const { form, features, optional, namespace, around } = plan;
  const { deadline } = features;
  const isWaiting = lacksTrustedCa(form);
  return (
    <>
      {deadline !== null && (
        <DeadlineField
          limits={deadline}
          value={form.deadline}
          isWrong={plan.wrong.deadline}
          onType={(typed) => {
            onChange({ deadline: typed });
          }}
        />
      )}
      {optional.config && (
        <OperatorSettings
          draft={form.config}
          injectsTrustedCa={around.areProjects}
          namespace={around.namespaces.has(namespace) ? namespace : null}
          omitted={form.isManaged && !isWaiting ? SETTINGS_WITHOUT_CA : OMITTED_SETTINGS}
          onChange={(config) => {
            onChange({ config });
          }}
        />
      )}
      {isWaiting && (
        <Notice
          variant="danger"
          isLiveRegion
          title={t('The cluster CA bundle requires an existing or new namespace')}
        />
      )}
    </>
  );
}

export function DeadlineField({ limits, ...field }: DeadlineProps) {
  const t = useT();
  return (
    <TextField
      id="extension-deadline"
      label={t('Rollout deadline in minutes')}
      help={t('From {{minimum}} to {{maximum}}. Leave empty to set no deadline.', limits)}
      {...field}
    />
  );
}

type DeadlineProps = {
  readonly limits: Limits;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onType: (typed: string) => void;
};
