import { Link } from 'react-router';
import { Fact } from '~/components/package/Fact';
import { approvalInForce, siblingsOf } from '~/domain/installed/settings/approvalInForce';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '../operatorTab';

/** How updates are approved; other Subscriptions of the namespace may hold them (IN-019). */
export function ApprovalFact({ details: { operator, facts } }: OperatorTabProps) {
  const t = useT();
  const { subscription, subscriptions } = facts;
  const { approval, namespace } = operator;
  if (subscription === null || approval === null) return null;
  const { heldBy } = approvalInForce(approval, siblingsOf(subscription, subscriptions));
  return (
    <Fact term={t('Approval of updates')}>
      {approval === 'Manual' ? t('Manual: somebody approves each') : t('Automatic')}
      {approval === 'Automatic' && heldBy.length > 0 && (
        <div>
          {t('Held nevertheless: OLM updates the namespace as a whole, and these are Manual:')}{' '}
          {heldBy.map((name) => (
            <Link key={name} to={routes.operator(namespace, name)}>
              {name}
            </Link>
          ))}
        </div>
      )}
    </Fact>
  );
}
