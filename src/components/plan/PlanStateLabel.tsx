import { Label } from '@patternfly/react-core';
import type { PlanState } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';

/** Where a plan stands. */
export function PlanStateLabel({ state }: { readonly state: PlanState }) {
  const t = useT();
  switch (state.kind) {
    case 'planning':
      return <Label color="blue">{t('Planning')}</Label>;
    case 'requires-approval':
      return <Label status="warning">{t('Requires approval')}</Label>;
    case 'superseded':
      return <Label color="grey">{t('Replaced by a newer plan')}</Label>;
    case 'installing':
      return <Label status="info">{t('Installing')}</Label>;
    case 'complete':
      return <Label status="success">{t('Complete')}</Label>;
    case 'failed':
      return <Label status="danger">{t('Failed')}</Label>;
  }
}
