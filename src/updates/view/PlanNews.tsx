import { useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import { provideQueries } from '~/kube/provideQueries';
import { routes } from '~/routes';
import { type NewsProps, NewsToast } from '~/ui/news';
import { usePlanProgress } from '~/updates/read/approvalRunSeen';
import { type PlanIdentity, outcomeOf } from '~/updates/rules/inbox/planProgress';

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
