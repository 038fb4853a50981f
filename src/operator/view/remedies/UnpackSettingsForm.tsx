import {
  FormGroup,
  FormHelperText,
  HelperText,
  StackItem,
  TextInput,
} from '@patternfly/react-core';
import { FormFields } from '~/ui/form/FormFields';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { type UnpackSettings, wrongSettings } from '~/operator/rules/unpackSettings';
import { type Translate, useT } from '~/i18n';

/** How long OLM waits before it unpacks again, and how long unpacking may take. */
export function UnpackSettingsForm({ value, onChange, isFixed }: Props) {
  const t = useT();
  const wrong = wrongSettings(value);
  return (
    <StackItem>
      <FormFields>
        {fieldsOf(t).map(({ name, label, help }) => {
          const id = `operator-hub-unpack-${name}`;
          const isWrong = wrong.includes(name);
          return (
            <FormGroup key={name} fieldId={id} label={label}>
              <TextInput
                id={id}
                value={value[name]}
                isDisabled={isFixed}
                validated={isWrong ? 'error' : 'default'}
                aria-describedby={`${id}-help`}
                onChange={(_, typed) => {
                  onChange({ ...value, [name]: typed.trim() });
                }}
              />
              <FormHelperText>
                <HelperText id={`${id}-help`}>
                  <HelperTextItem variant={isWrong ? 'error' : 'default'}>
                    {isWrong ? t('Hours, minutes and seconds, such as 90s, 10m or 1h30m.') : help}
                  </HelperTextItem>
                </HelperText>
              </FormHelperText>
            </FormGroup>
          );
        })}
      </FormFields>
    </StackItem>
  );
}

type Props = {
  readonly value: UnpackSettings;
  readonly onChange: (value: UnpackSettings) => void;
  readonly isFixed: boolean;
};

function fieldsOf(t: Translate) {
  return [
    {
      name: 'retryInterval',
      label: t('Unpack again after'),
      help: t('Such as 5m. Empty: OLM waits until the failed Job is gone.'),
    },
    {
      name: 'timeout',
      label: t('Give up after'),
      help: t('Such as 30m, where the registry is slow. Empty: OLM’s default, ten minutes.'),
    },
  ] as const;
}
