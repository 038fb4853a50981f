import type { Texts, Translate } from '~/i18n';
import type { StepState } from '~/kube/steps';

/** How far it is with one of several things that are done together. */
export function stepText(state: StepState, t: Translate): string {
  return STEP_TEXTS[state.kind](t);
}

const STEP_TEXTS: Texts<StepState['kind']> = {
  waiting: (t) => t('Waiting'),
  running: (t) => t('In progress'),
  done: (t) => t('Done'),
  failed: (t) => t('Failed'),
};
