import type { Translate } from '~/i18n';
import type { StepState } from '~/kube/steps';

/** How far it is with one of several things that are done together. */
export function stepText(state: StepState, t: Translate): string {
  switch (state.kind) {
    case 'waiting':
      return t('Waiting');
    case 'running':
      return t('In progress');
    case 'done':
      return t('Done');
    case 'failed':
      return t('Failed');
  }
}
