import { useState } from 'react';
import { Content, StackItem, Title } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { OverrideForm } from './OverrideForm';
import { SaidCondition } from './SaidCondition';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { useKubeClient } from '~/kube/useKubeClient';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import {
  ownCondition,
  overrideOf,
  setOverride,
  wrongField,
} from '~/operator/rules/conditionOverride';
import { useT } from '~/i18n';

/** Says something else than an Operator says of itself: only for when it is wrong (OC-007). */
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
