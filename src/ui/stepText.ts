import type { Texts, Translate } from '~/i18n';
import type { StepState } from '~/kube/steps';

/** The state of one step of a run. */
export function stepText(state: StepState, t: Translate): string {
  return STEP_TEXTS[state.kind](t);
}

const STEP_TEXTS: Texts<StepState['kind']> = {
  waiting: (t) => t('Waiting'),
  running: (t) => t('In progress'),
  done: (t) => t('Done'),
  failed: (t) => t('Failed'),
};
