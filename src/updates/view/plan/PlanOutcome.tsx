import type { ReactNode } from 'react';
import { planWords } from '~/updates/rules/planWords';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { LinkButton } from '~/ui/LinkButton';
import { Notice } from '~/ui/Notice';
import { TroubleExplained } from '~/ui/messages/TroubleExplained';

/** What came of an approval: OLM's words explained, and where they are dealt with. Nothing while nothing did. */
export function PlanOutcome({ plan }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  const { state } = plan;
  switch (state.kind) {
    case 'complete':
      return <Notice variant="success" title={t('Everything in this plan is installed')} />;
    case 'failed':
      return (
        <Notice
          variant="danger"
          title={t('The plan failed')}
          actionLinks={<OperatorLinks plan={plan} />}
        >
          <TroubleExplained said={planWords(plan)} />
        </Notice>
      );
    case 'installing':
      return state.message === null ? (
        <Notice variant="info" title={t('Approved: OLM is installing')} />
      ) : (
        <Notice
          variant="warning"
          title={t('OLM met an error and tries again')}
          actionLinks={<OperatorLinks plan={plan} />}
        >
          <TroubleExplained said={planWords(plan)} />
        </Notice>
      );
    case 'planning':
    case 'requires-approval':
    case 'superseded':
      return null;
  }
}

/** The pages of the Operators offer what can be done. */
function OperatorLinks({ plan: { namespace, changes } }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  return changes.flatMap(({ operator, subscription }): ReactNode[] =>
    subscription === null
      ? []
      : [
          <LinkButton
            key={subscription}
            variant="link"
            isInline
            to={routes.operator(namespace, subscription)}
          >
            {t('Open {{name}}', { name: operator })}
          </LinkButton>,
        ],
  );
}
