import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import { usePutOffs } from '~/updates/read/putOff';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { PutOffDialog } from '~/updates/view/inbox/PutOffDialog';

/** "Not now" beside the approval: the plan goes to the end of the inbox, and nothing in the cluster changes. */
export function OpenedPlanPutOff({ plan, scope }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { putOff } = usePutOffs();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('Not now')}
      </Button>
      {isAsking && (
        <PutOffDialog
          plan={plan}
          onPutOff={(until) => {
            putOff(plan, until);
            void navigate(routes.updates(scope));
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </>
  );
}

type Props = { readonly plan: ReviewedPlan; readonly scope: NamespaceScope };
