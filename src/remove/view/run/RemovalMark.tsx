import { Icon } from '@patternfly/react-core';
import { ExclamationTriangleIcon, MinusCircleIcon } from '@patternfly/react-icons';
import type { RemovalCounts } from '~/remove/rules/run/removalProgress';
import type { RemovalState } from '~/remove/rules/run/removalRun';
import type { StepState } from '~/kube/steps';
import { useT } from '~/i18n';
import { StepMark } from '~/ui/StepMark';

/** The progress of one step as an icon, beside its text. */
export function RemovalMark({ state }: { readonly state: RemovalState }) {
  return (
    <span className="operator-hub__removal-mark">
      <StateIcon state={state} />
    </span>
  );
}

/** The progress of several steps: the worst of their states. */
export function StageMark({ counts }: { readonly counts: RemovalCounts }) {
  return (
    <span className="operator-hub__removal-mark">
      <CountsIcon counts={counts} />
    </span>
  );
}

function StateIcon({ state }: { readonly state: RemovalState }) {
  const t = useT();
  switch (state.kind) {
    case 'waiting':
      return <StepMark state={{ kind: 'waiting' }} />;
    case 'sending':
      return <StepMark state={{ kind: 'running' }} running={t('Sending')} />;
    case 'leaving':
      return state.isLate ? (
        <LateMark />
      ) : (
        <StepMark state={{ kind: 'running' }} running={t('Terminating')} />
      );
    case 'done':
      return <StepMark state={{ kind: 'done' }} />;
    case 'failed':
      return <StepMark state={FAILED} />;
    case 'skipped':
      return <SkippedMark />;
  }
}

function CountsIcon({ counts }: { readonly counts: RemovalCounts }) {
  if (counts.failed > 0) return <StepMark state={FAILED} />;
  if (counts.late > 0) return <LateMark />;
  if (counts.sending + counts.leaving > 0) return <StepMark state={{ kind: 'running' }} />;
  if (counts.waiting > 0) return <StepMark state={{ kind: 'waiting' }} />;
  return counts.skipped > 0 ? <SkippedMark /> : <StepMark state={{ kind: 'done' }} />;
}

/** Only whether it failed is shown. */
const FAILED: StepState = { kind: 'failed', failure: { kind: 'other', message: '' } };

function LateMark() {
  const t = useT();
  return (
    <Icon status="warning">
      <ExclamationTriangleIcon aria-label={t('Delayed')} role="img" />
    </Icon>
  );
}

function SkippedMark() {
  const t = useT();
  return (
    <Icon>
      <MinusCircleIcon aria-label={t('Skipped')} role="img" />
    </Icon>
  );
}
