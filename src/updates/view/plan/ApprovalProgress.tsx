import { Icon, List, ListItem } from '@patternfly/react-core';
import { Spinner } from '~/ui/Spinner';
import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  OutlinedCircleIcon,
  OutlinedQuestionCircleIcon,
} from '@patternfly/react-icons';
import { readCsvName } from '~/olm/plans/csvVersions';
import type { OperatorProgress, OperatorStage } from '~/updates/rules/inbox/planProgress';
import { toListCsvs } from '~/kube/permissions';
import { type Translate, useT } from '~/i18n';
import { neededText } from '~/ui/permissionText';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import './plan.css';

/** OLM's progress for each Operator of an approved plan. */
export function ApprovalProgress({ namespace, operators }: Props) {
  const t = useT();
  const isUnseen = operators.some(({ stage }) => stage === 'unseen');
  return (
    <>
      <List isPlain aria-label={t('Operators in the install plan')} aria-live="polite">
        {operators.map((one) => (
          <ListItem key={one.csvName} data-test="operator-progress" icon={<StageIcon of={one} />}>
            <OperatorLine of={one} />
          </ListItem>
        ))}
      </List>
      {isUnseen && neededText([toListCsvs(namespace)], t)}
    </>
  );
}

type Props = {
  /** The namespace of the plan. */
  readonly namespace: string;
  readonly operators: readonly OperatorProgress[];
};

function OperatorLine({ of: { csvName, version, stage, phase, reason, message } }: LineProps) {
  const t = useT();
  return (
    <>
      <Sentence
        text={t('<what/>: {{state}}', { state: stageText(stage, phase, t) })}
        parts={{
          what: (
            <>
              {version === null ? csvName : readCsvName(csvName).operator}{' '}
              {version !== null && <Mono>{version}</Mono>}
            </>
          ),
        }}
      />
      {stage !== 'succeeded' && reason !== null && (
        <div className="operator-hub__plan-words">
          {reason}
          {message !== null && message !== '' && `: ${message}`}
        </div>
      )}
    </>
  );
}

type LineProps = { readonly of: OperatorProgress };

function stageText(stage: OperatorStage, phase: string | null, t: Translate): string {
  switch (stage) {
    case 'awaited':
      return t('Not created yet');
    case 'under-way':
      return phase === null || phase === '' ? t('In progress') : phase;
    case 'succeeded':
      return t('Succeeded');
    case 'failed':
      return t('Failed');
    case 'unseen':
      return t('no permission');
  }
}

function StageIcon({ of: { stage } }: LineProps) {
  const t = useT();
  switch (stage) {
    case 'awaited':
      return (
        <Icon>
          <OutlinedCircleIcon />
        </Icon>
      );
    case 'under-way':
      return <Spinner aria-label={t('In progress')} />;
    case 'succeeded':
      return (
        <Icon status="success">
          <CheckCircleIcon />
        </Icon>
      );
    case 'failed':
      return (
        <Icon status="danger">
          <ExclamationCircleIcon />
        </Icon>
      );
    case 'unseen':
      return (
        <Icon>
          <OutlinedQuestionCircleIcon />
        </Icon>
      );
  }
}
