import { StackItem } from '@patternfly/react-core';
import { approvalInForce, siblingsOf } from '~/updates/rules/settings/approvalInForce';
import { Sentence } from '~/ui/Sentence';
import { useT } from '~/i18n';
import { OperatorLinks } from '~/operator/view/OperatorLinks';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';

/** What one approval approves, and, where this Subscription does not ask for it, why somebody has to (IN-019). */
export function ApprovalSentence({ details: { operator, facts, plan } }: OperatorTabProps) {
  const t = useT();
  const { subscription, subscriptions } = facts;
  const { approval, namespace } = operator;
  const { heldBy } =
    subscription === null || approval !== 'Automatic'
      ? { heldBy: [] }
      : approvalInForce(approval, siblingsOf(subscription, subscriptions));
  return (
    <>
      {plan !== null && (
        <StackItem>
          {t('The plan {{name}} is about {{count}} Operator in this namespace.', {
            name: plan.name,
            count: plan.changes.length,
          })}
        </StackItem>
      )}
      {heldBy.length > 0 && (
        <StackItem>
          <Sentence
            text={t(
              'This Subscription is Automatic, but OLM updates a namespace as a whole and these of it are Manual: <names/>',
            )}
            parts={{ names: <OperatorLinks namespace={namespace} names={heldBy} /> }}
          />
        </StackItem>
      )}
    </>
  );
}
