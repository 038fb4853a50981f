import { Content } from '@patternfly/react-core';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { SaidCondition } from './SaidCondition';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { useKubeClient } from '~/kube/useKubeClient';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { ownCondition, overrideOf, takeBackOverride } from '~/operator/rules/conditionOverride';
import { useT } from '~/i18n';

/** Lets an Operator's own condition count again. */
export function TakeBackOverrideDialog({ condition, type, onClose }: Props) {
  const t = useT();
  const own = ownCondition(condition, type);
  const isThere = overrideOf(condition, type) !== null;
  const calls = isThere ? [takeBackOverride(condition, type)] : [];
  const run = useClusterCalls(calls);
  return (
    <ActionDialog
      titles={{
        question: t('Take back the override of condition {{type}}?', { type }),
        action: t('Take back'),
        done: t('What the Operator says counts again'),
      }}
      calls={calls}
      run={run}
      client={useKubeClient()}
      onClose={onClose}
    >
      <Content component="p">
        {own === null
          ? t('The Operator says nothing about it: then OLM takes it for upgradeable.')
          : t('OLM then goes by what the Operator says of itself:')}
      </Content>
      {own !== null && <SaidCondition condition={own} />}
    </ActionDialog>
  );
}

type Props = {
  readonly condition: NonNullable<OperatorFacts['conditions']>[number];
  /** Of the condition. */
  readonly type: string;
  readonly onClose: () => void;
};
