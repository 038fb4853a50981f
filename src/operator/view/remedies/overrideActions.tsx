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
import { SaidCondition } from './SaidCondition';

type Subject = {
  readonly condition: NonNullable<OperatorFacts['conditions']>[number];
  /** Of the condition. */
  readonly type: string;
};

/** Lets an Operator's own condition count again. */
export const TakeBackOverrideDialog = actionDialog<Subject, null>({
  titles: (t, { type }) => ({
    question: t('Take back the override of condition {{type}}?', { type }),
    action: t('Take back'),
    done: t('What the Operator says counts again'),
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
            ? t('The Operator says nothing about it: then OLM takes it for upgradeable.')
            : t('OLM then goes by what the Operator says of itself:')}
        </Content>
        {own !== null && <SaidCondition condition={own} />}
      </>
    );
  },
});

/** Says something else than an Operator says of itself: only for when it is wrong (OC-007). */
export const OverrideConditionDialog = actionDialog<Subject, ConditionOverride>({
  titles: (t, { condition, type }) => ({
    question: t('Override condition {{type}} of {{name}}?', {
      type,
      name: condition.metadata.name,
    }),
    action: t('Override'),
    done: t('OLM goes by the override now'),
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
            {t('What the Operator says')}
          </Title>
          {own === null ? (
            <p>{t('Nothing about this condition.')}</p>
          ) : (
            <SaidCondition condition={own} />
          )}
        </StackItem>
        <Notice variant="warning" title={t('Override only what the Operator says wrongly')}>
          <Content component="p">
            {t(
              'OLM updates the Operator as soon as the condition allows it, whatever goes on in it. When it really migrates data, an update in the middle can destroy them. An override keeps counting, also for later reports, until it is taken back.',
            )}
          </Content>
        </Notice>
        <OverrideForm {...form} />
      </>
    );
  },
});

/** What an administrator says instead of the Operator: status, reason and message. */
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
          help={t('One word that begins with a letter, as programs write it: CheckedByHand.')}
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
                {t('Who has checked what: the next administrator reads it.')}
              </HelperTextItem>
            </HelperText>
          </FormHelperText>
        </FormGroup>
      </FormFields>
    </StackItem>
  );
}

type FormProps = Omit<ActionBody<Subject, ConditionOverride>, 'subject' | 'hasBegun'>;
