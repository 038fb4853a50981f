import { LinkButton } from '~/ui/LinkButton';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import { ActionsMenu } from './ActionsMenu';

/** The one thing that there is to do, where there is one, and everything else in a menu. */
export function HeaderActions({ details }: OperatorTabProps) {
  const t = useT();
  const decision = decisionOf(details, t);
  return (
    <div className="operator-hub__operator-actions">
      {decision !== null && (
        <LinkButton variant="primary" to={decision.to}>
          {decision.text}
        </LinkButton>
      )}
      <ActionsMenu details={details} />
    </div>
  );
}

/** What waits for somebody. Remedies of what is wrong stand beside it. */
function decisionOf({ operator, plan }: OperatorDetails, t: Translate) {
  const { namespace, update } = operator;
  if (update !== null) {
    return {
      to: routes.plan(namespace, update.planName),
      text: t('Review update to {{version}}', { version: update.version }),
    };
  }
  if (plan?.state.kind !== 'requires-approval') return null;
  return { to: routes.plan(plan.namespace, plan.name), text: t('Review and approve') };
}
