import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { planQuery } from './planQuery';

/** A notice that the path to the latest version continues with another plan that requires approval (SU-024). */
export function NextPlanNotice({ plan, scope }: Props) {
  const t = useT();
  return (
    <Notice
      variant="info"
      title={t('Another update requires approval')}
      actionLinks={
        <Link to={planQuery(plan, scope)}>
          {t('Review install plan {{name}}', { name: plan.name })}
        </Link>
      }
    />
  );
}

type Props = {
  readonly plan: Pick<ReviewedPlan, 'namespace' | 'name'>;
  readonly scope: NamespaceScope;
};
