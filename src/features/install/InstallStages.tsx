import { ProgressStep, ProgressStepper, type ProgressStepProps } from '@patternfly/react-core';
import {
  type InstallProgress,
  STAGES,
  type Stage,
  type StageState,
  stageState,
} from '~/domain/install/progress';
import { type Translate, useT } from '~/i18n';

/** The way through OLM, and how far the installation has come on it. */
export function InstallStages({ progress }: { readonly progress: InstallProgress }) {
  const t = useT();
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
            description={stateText(state, t)}
          >
            {stageName(stage, t)}
          </ProgressStep>
        );
      })}
    </ProgressStepper>
  );
}

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
