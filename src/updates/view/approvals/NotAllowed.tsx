import { StackItem } from '@patternfly/react-core';
import { Fold } from '~/ui/Fold';
import { MissingRights } from '~/ui/MissingRights';
import { ApprovalRequest } from '~/updates/view/plan/ApprovalRequest';
import type { Right } from '~/kube/failure';
import type { KubeClient } from '~/kube/kubeClient';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import { useT } from '~/i18n';

/** The chosen plans that the user may not approve, which right that takes, and what to send to somebody who may. */
export function NotAllowed({ plans, missing, client }: Props) {
  const t = useT();
  if (plans.length === 0) return null;
  return (
    <StackItem>
      <MissingRights
        missing={missing}
        title={t('You may not approve {{count}} of the chosen plans', { count: plans.length })}
      >
        <p>{t('They are left out. A cluster administrator can approve them for you.')}</p>
        {plans.map(({ id, plan }) => (
          <Fold key={id} title={t('What to send: plan {{name}}', { name: plan.name })}>
            <ApprovalRequest plan={plan} client={client} />
          </Fold>
        ))}
      </MissingRights>
    </StackItem>
  );
}

type Props = {
  readonly plans: readonly InboxPlan[];
  readonly missing: readonly Right[];
  readonly client: KubeClient;
};
