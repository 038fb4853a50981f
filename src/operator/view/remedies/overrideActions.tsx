import {
  Content,
  FormGroup,
  FormHelperText,
  FormSelect,
  FormSelectOption,
  HelperText,
  StackItem,
  TextArea,
  Title,
} from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import {
  type ConditionOverride,
  CONDITION_STATUSES,
  ownCondition,
  overrideOf,
  setOverride,
  takeBackOverride,
  wrongField,
} from '~/operator/rules/conditionOverride';
import { useT } from '~/i18n';
import { FormFields } from '~/ui/form/FormFields';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { keepLetters } from '~/ui/keepLetters';
import { type ActionBody, ActionText, actionDialog } from './actionDialog';
import { ReportedCondition } from './ReportedCondition';

type Subject = {
  readonly condition: NonNullable<OperatorFacts['conditions']>[number];
  /** Of the condition. */
  readonly type: string;
};

/** Removes an override, so that the Operator's condition applies. */
export const TakeBackOverrideDialog = actionDialog<Subject, null>({
  titles: (t, { type }) => ({
    question: t('Remove override of condition {{type}}?', { type }),
    action: t('Remove'),
    done: t('Override removed'),
  }),
  choice: () => null,
  calls: ({ condition, type }) =>
    overrideOf(condition, type) === null ? [] : [takeBackOverride(condition, type)],
  Body: ({ subject: { condition, type } }) => {
    const t = useT();
    const own = ownCondition(condition, type);
    return (
      <>
        <Content component="p">
          {own === null
            ? t('The Operator does not report the condition, so updates are allowed.')
            : t('OLM then uses the condition that the Operator reports:')}
        </Content>
        {own !== null && <ReportedCondition condition={own} />}
      </>
    );
  },
});

/** Overrides an incorrect condition of an Operator. */
export const OverrideConditionDialog = actionDialog<Subject, ConditionOverride>({
  titles: (t, { condition, type }) => ({
    question: t('Override condition {{type}} of {{name}}?', {
      type,
      name: condition.metadata.name,
    }),
    action: t('Override'),
    done: t('Override applied'),
  }),
  isDanger: true,
  choice: ({ condition, type }) => {
    const before = overrideOf(condition, type);
    return {
      type,
      status: before?.status ?? 'True',
      reason: before?.reason ?? 'CheckedByHand',
      message: before?.message ?? '',
    };
  },
  calls: ({ condition }, value) =>
    wrongField(value) === null ? [setOverride(condition, value)] : [],
  Body: ({ subject: { condition, type }, ...form }) => {
    const t = useT();
    const own = ownCondition(condition, type);
    return (
      <>
        <StackItem>
          <Title headingLevel="h2" size="md">
            {t('Operator message')}
          </Title>
          {own === null ? <p>{t('Not reported.')}</p> : <ReportedCondition condition={own} />}
        </StackItem>
        <Notice variant="warning" title={t('Override only incorrect reports')}>
          <Content component="p">
            {t(
              'An update during a data migration can destroy data. The override applies to all later reports until you remove it.',
            )}
          </Content>
        </Notice>
        <OverrideForm {...form} />
      </>
    );
  },
});

/** The override of an administrator: status, reason and message. */
function OverrideForm({ choice: value, onChoose: onChange, isFixed }: FormProps) {
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
        <ActionText
          id="operator-hub-override-reason"
          label={t('Reason')}
          help={t('One CamelCase word, for example CheckedManually.')}
          value={value.reason}
          isRequired
          isWrong={wrong === 'reason'}
          isFixed={isFixed}
          onType={(reason) => {
            onChange({ ...value, reason });
          }}
        />
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
                {t('State who verified the condition, for other administrators.')}
              </HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
      </FormFields>
    </StackItem>
  );
}

type FormProps = Omit<ActionBody<Subject, ConditionOverride>, 'subject' | 'hasBegun'>;
