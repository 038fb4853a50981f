import { Fact } from '~/ui/package/Fact';
import { Sentence } from '~/ui/Sentence';
import { approvalInForce, siblingsOf } from '~/updates/rules/settings/approvalInForce';
import { useT } from '~/i18n';
import { OperatorLinks } from '~/operator/view/OperatorLinks';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';

/** How updates are approved; other Subscriptions of the namespace may hold them (IN-019). */
export function ApprovalFact({ details: { operator, facts } }: OperatorTabProps) {
  const t = useT();
  const { subscription, subscriptions } = facts;
  const { approval, namespace } = operator;
  if (subscription === null || approval === null) return null;
  const { heldBy } = approvalInForce(approval, siblingsOf(subscription, subscriptions));
  return (
    <Fact term={t('Update approval')}>
      {approval === 'Manual' ? t('Manual') : t('Automatic')}
      {approval === 'Automatic' && heldBy.length > 0 && (
        <div>
          <Sentence
            text={t('Functioning as manual, because of: <names/>')}
            parts={{ names: <OperatorLinks namespace={namespace} names={heldBy} /> }}
          />
        </div>
      )}
    </Fact>
  );
}
