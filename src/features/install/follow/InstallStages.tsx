import type { ReactNode } from 'react';
import { ProgressStep, ProgressStepper, type ProgressStepProps } from '@patternfly/react-core';
import { Elapsed } from '~/components/Elapsed';
import { spanText } from '~/components/durationText';
import { type Followed, csvNameOf } from '~/domain/install/follow/followed';
import {
  type Position,
  STAGES,
  type Stage,
  type StageState,
  stageState,
} from '~/domain/install/follow/progress';
import { type StageTimes, stageTimes } from '~/domain/installed/standing/stageTimes';
import { type Translate, useT } from '~/i18n';

/** The way through OLM, how far the installation has come on it, and how long each part took. */
export function InstallStages({ followed, progress }: Props) {
  const t = useT();
  const times = stageTimes(followed, csvNameOf(followed.subscription));
  return (
    <ProgressStepper aria-label={t('Progress of the installation')} isCenterAligned>
      {STAGES.map((stage) => {
        const state = stageState(stage, progress);
        return (
          <ProgressStep
            key={stage}
            id={`operator-hub-stage-${stage}`}
            titleId={`operator-hub-stage-${stage}-title`}
            variant={VARIANTS[state]}
            isCurrent={state !== 'done' && state !== 'waiting'}
            aria-label={stateText(state, t)}
            description={
              <StageNote
                stage={stage}
                state={state}
                times={state === 'done' ? times[stage] : { since: progress.since, until: null }}
              />
            }
          >
            {stageName(stage, t)}
          </ProgressStep>
        );
      })}
    </ProgressStepper>
  );
}

type Props = { readonly followed: Followed; readonly progress: Position };

/** How a stage is, and since when or how long it took. */
function StageNote({ stage, state, times }: NoteProps): ReactNode {
  const t = useT();
  const { since, until } = times;
  const text = stateText(state, t);
  if (state === 'waiting') return text;
  if (state !== 'done') {
    if (since === null) return text;
    return (
      <>
        {text} <Elapsed since={since} isEvent={state === 'failed'} />
      </>
    );
  }
  const duration = spanText(since, until, t);
  if (duration === null) return text;
  // OLM does not say when it began to unpack.
  return stage === 'unpack'
    ? t('Done: {{duration}} with Resolve', { duration })
    : t('Done: {{duration}}', { duration });
}

type NoteProps = {
  readonly stage: Stage;
  readonly state: StageState;
  readonly times: StageTimes;
};

const VARIANTS: Readonly<Record<StageState, NonNullable<ProgressStepProps['variant']>>> = {
  waiting: 'pending',
  running: 'info',
  'needs-approval': 'warning',
  done: 'success',
  failed: 'danger',
};

function stageName(stage: Stage, t: Translate): string {
  switch (stage) {
    case 'resolve':
      return t('Resolve');
    case 'unpack':
      return t('Unpack');
    case 'plan':
      return t('Plan');
    case 'install':
      return t('Install');
    case 'ready':
      return t('Ready');
  }
}

function stateText(state: StageState, t: Translate): string {
  switch (state) {
    case 'waiting':
      return t('Not yet');
    case 'running':
      return t('In progress');
    case 'needs-approval':
      return t('Waits for approval');
    case 'done':
      return t('Done');
    case 'failed':
      return t('Failed');
  }
}
