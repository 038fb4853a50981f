import {
  FormGroup,
  FormHelperText,
  FormSelect,
  FormSelectOption,
  HelperText,
  StackItem,
  TextArea,
  TextInput,
} from '@patternfly/react-core';
import { FormFields } from '~/ui/form/FormFields';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { keepLetters } from '~/ui/keepLetters';
import {
  CONDITION_STATUSES,
  type ConditionOverride,
  wrongField,
} from '~/operator/rules/conditionOverride';
import { useT } from '~/i18n';

/** What an administrator says instead of the Operator: status, reason and message. */
export function OverrideForm({ value, onChange, isFixed }: Props) {
  const t = useT();
  const wrong = wrongField(value);
  return (
    <StackItem>
      <FormFields>
        <FormGroup fieldId="operator-hub-override-status" label={t('Status')}>
          <FormSelect
            id="operator-hub-override-status"
            value={value.status}
            isDisabled={isFixed}
            onKeyUp={keepLetters}
            onChange={(_, status) => {
              onChange({ ...value, status });
            }}
          >
            {CONDITION_STATUSES.map((status) => (
              <FormSelectOption key={status} value={status} label={status} />
            ))}
          </FormSelect>
        </FormGroup>
        <FormGroup fieldId="operator-hub-override-reason" label={t('Reason')} isRequired>
          <TextInput
            id="operator-hub-override-reason"
            value={value.reason}
            isRequired
            isDisabled={isFixed}
            validated={wrong === 'reason' ? 'error' : 'default'}
            aria-describedby="operator-hub-override-reason-help"
            onChange={(_, reason) => {
              onChange({ ...value, reason });
            }}
          />
          <FormHelperText>
            <HelperText id="operator-hub-override-reason-help">
              <HelperTextItem variant={wrong === 'reason' ? 'error' : 'default'}>
                {t('One word that begins with a letter, as programs write it: CheckedByHand.')}
              </HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
        <FormGroup fieldId="operator-hub-override-message" label={t('Message')}>
          <TextArea
            id="operator-hub-override-message"
            value={value.message}
            isDisabled={isFixed}
            rows={2}
            resizeOrientation="vertical"
            validated={wrong === 'message' ? 'error' : 'default'}
            onChange={(_, message) => {
              onChange({ ...value, message });
            }}
          />
          <FormHelperText>
            <HelperText>
              <HelperTextItem variant={wrong === 'message' ? 'error' : 'default'}>
                {t('Who has checked what: the next administrator reads it.')}
              </HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
      </FormFields>
    </StackItem>
  );
}

type Props = {
  readonly value: ConditionOverride;
  readonly onChange: (value: ConditionOverride) => void;
  readonly isFixed: boolean;
};
