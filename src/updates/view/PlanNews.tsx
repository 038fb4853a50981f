import { Link } from 'react-router';
import { useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import { provideQueries } from '~/kube/provideQueries';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type NamespaceScope, routes } from '~/routes';
import { Notice } from '~/ui/Notice';
import { type NewsProps, NewsToast } from '~/ui/news';
import { usePlanProgress } from '~/updates/read/approvalRunSeen';
import { outcomeOf, type PlanIdentity } from '~/updates/rules/inbox/planProgress';
import { planQuery } from './planQuery';

/** The end of an approved install plan, on another page. */
export const PlanNews = provideQueries(function PlanNews({ plan, ...news }: Props) {
  const t = useT();
  const progress = dataOr(usePlanProgress(plan), null);
  const { namespace, name } = plan;
  const result = () => {
    switch (progress && outcomeOf(progress).kind) {
      case 'succeeded':
      case 'unseen':
        return { variant: 'success', title: t('Install plan complete') } as const;
      case 'plan-failed':
      case 'csv-failed':
        return { variant: 'danger', title: t('Install plan failed') } as const;
      default:
        return null;
    }
  };
  return <NewsToast {...news} result={result()} to={routes.plan(namespace, name)} />;
});

type Props = NewsProps & { readonly plan: PlanIdentity };

/** A notice that the path to the latest version continues with another plan that requires approval (SU-024). */
export function NextPlanNotice({ plan, scope }: NextPlanNoticeProps) {
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

type NextPlanNoticeProps = {
  readonly plan: Pick<ReviewedPlan, 'namespace' | 'name'>;
  readonly scope: NamespaceScope;
};
