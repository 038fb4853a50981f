import type { PlanState } from '~/olm/plans/reviewedPlan';
import type { Translate } from '~/i18n';

/** Where a plan stands, in a word or two. */
export function planStateText(state: PlanState['kind'], t: Translate): string {
  switch (state) {
    case 'planning':
      return t('Planning');
    case 'requires-approval':
      return t('Requires approval');
    case 'superseded':
      return t('Replaced by a later install plan');
    case 'installing':
      return t('Installing');
    case 'complete':
      return t('Complete');
    case 'failed':
      return t('Failed');
  }
}
