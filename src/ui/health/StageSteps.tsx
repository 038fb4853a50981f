import type { ReactNode } from 'react';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { ProgressStep, ProgressStepper, type ProgressStepProps } from '@patternfly/react-core';
import type { Stage } from '~/olm/extensions/extensionMeaning';
import type { PipelineStage, PipelineState } from '~/olm/status/status';
import { type Texts, useT } from '~/i18n';
import { Sentence } from '~/ui/Sentence';
import { ageText } from '~/ui/timeText';
import { useNow } from '~/ui/useNow';
import './stageSteps.css';

/** OLM's stages: the state of each, and its start or duration. */
export function StageSteps({ label, stages }: Props) {
  const t = useT();
  return (
    <ProgressStepper className="operator-hub__stages" aria-label={label} isCenterAligned>
      {stages.map((report) => (
        <ProgressStep
          key={report.stage}
          id={`operator-hub-stage-${report.stage}`}
          titleId={`operator-hub-stage-${report.stage}-title`}
          variant={VARIANTS[report.state]}
          isCurrent={!AT_REST.includes(report.state)}
          aria-label={STAGE_STATES[report.state](t)}
          description={<StageNote report={report} />}
        >
          {STAGE_NAMES[report.stage](t)}
        </ProgressStep>
      ))}
    </ProgressStepper>
  );
}

type Props = { readonly label: string; readonly stages: readonly Step[] };

/** A stage of OLM v0 or v1. */
type Step = {
  readonly stage: PipelineStage | Stage;
  readonly state: State;
  readonly since: string | null;
  readonly until: string | null;
};

/** `unknown`: not readable. */
type State = PipelineState | 'unknown';

const AT_REST: readonly State[] = ['done', 'waiting', 'unknown'];

const VARIANTS: Readonly<Record<State, NonNullable<ProgressStepProps['variant']>>> = {
  waiting: 'pending',
  unknown: 'pending',
  running: 'info',
  retrying: 'warning',
  'needs-approval': 'warning',
  done: 'success',
  failed: 'danger',
};

function StageNote({ report }: { readonly report: Step }): ReactNode {
  const t = useT();
  const { stage, state, since, until } = report;
  const text = STAGE_STATES[state](t);
  if (state === 'waiting') return text;
  if (state !== 'done') {
    if (since === null || Number.isNaN(Date.parse(since))) return text;
    const time =
      state === 'failed' ? <Timestamp timestamp={since} simple /> : <Elapsed since={since} />;
    return <Sentence text={t('<state/>: <time/>')} parts={{ state: text, time }} />;
  }
  const milliseconds = Date.parse(until ?? '') - Date.parse(since ?? '');
  if (Number.isNaN(milliseconds)) return text;
  const duration = ageText(milliseconds, t);
  // OLM does not report when it started unpacking.
  return stage === 'unpack'
    ? t('Completed in {{duration}} (including Resolve)', { duration })
    : t('Done: {{duration}}', { duration });
}

function Elapsed({ since }: { readonly since: string }) {
  const t = useT();
  const now = useNow();
  return <time dateTime={since}>{ageText(now - Date.parse(since), t)}</time>;
}

/** The name of a stage. */
const STAGE_NAMES: Texts<PipelineStage | Stage> = {
  catalog: (t) => t('Catalog'),
  resolve: (t) => t('Resolve'),
  unpack: (t) => t('Unpack'),
  plan: (t) => t('Plan'),
  install: (t) => t('Install'),
  ready: (t) => t('Ready'),
  check: (t) => t('Check'),
  apply: (t) => t('Apply'),
  healthy: (t) => t('Healthy'),
};

const STAGE_STATES: Texts<State> = {
  waiting: (t) => t('Not started'),
  unknown: (t) => t('Unknown'),
  running: (t) => t('In progress'),
  retrying: (t) => t('Degraded'),
  'needs-approval': (t) => t('Requires approval'),
  done: (t) => t('Done'),
  failed: (t) => t('Failed'),
};
