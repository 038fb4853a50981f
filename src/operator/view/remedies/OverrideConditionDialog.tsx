import { useState } from 'react';
import {
  Content,
  StackItem,
  Title,
  FormGroup,
  FormHelperText,
  FormSelect,
  FormSelectOption,
  HelperText,
  TextArea,
  TextInput,
} from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { useKubeClient } from '~/kube/useKubeClient';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import {
  ownCondition,
  overrideOf,
  setOverride,
  wrongField,
  CONDITION_STATUSES,
  type ConditionOverride,
} from '~/operator/rules/conditionOverride';
import { useT } from '~/i18n';
import { FormFields } from '~/ui/form/FormFields';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { keepLetters } from '~/ui/keepLetters';
import { SaidCondition } from './SaidCondition';

/** Says something else than an Operator says of itself: only for when it is wrong. */
export function OverrideConditionDialog({ condition, type, onClose }: Props) {
  const t = useT();
  const own = ownCondition(condition, type);
  const before = overrideOf(condition, type);
  const [value, setValue] = useState({
    type,
    status: before?.status ?? 'True',
    reason: before?.reason ?? 'CheckedByHand',
    message: before?.message ?? '',
  });
  const calls = wrongField(value) === null ? [setOverride(condition, value)] : [];
  const run = useClusterCalls(calls);
  return (
    <ActionDialog
      titles={{
        question: t('Override condition {{type}} of {{name}}?', {
          type,
          name: condition.metadata.name,
        }),
        action: t('Override'),
        done: t('OLM goes by the override now'),
      }}
      calls={calls}
      run={run}
      client={useKubeClient()}
      isDanger
      onClose={onClose}
    >
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
      <OverrideForm value={value} onChange={setValue} isFixed={run.isRunning || run.isDone} />
    </ActionDialog>
  );
}

type Props = {
  readonly condition: NonNullable<OperatorFacts['conditions']>[number];
  /** Of the condition. */
  readonly type: string;
  readonly onClose: () => void;
};

/** What an administrator says instead of the Operator: status, reason and message. */
function OverrideForm({ value, onChange, isFixed }: OverrideFormProps) {
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

type OverrideFormProps = {
  readonly value: ConditionOverride;
  readonly onChange: (value: ConditionOverride) => void;
  readonly isFixed: boolean;
};
