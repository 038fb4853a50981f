import { Button, Card, CardBody, CardTitle } from '@patternfly/react-core';
import { PlanReview } from '~/updates/view/plan/PlanReview';
import { StoredObjects } from '~/updates/view/stored/StoredObjects';
import { usePlanReview } from '~/updates/read/planReview';
import { useStoredCheck } from '~/updates/read/useStoredCheck';
import { useApprovePlan } from '~/updates/read/useApprovePlan';
import { useKubeClient } from '~/kube/useKubeClient';
import { dataOr, loading } from '~/kube/loadable';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { useOpenBackOut } from '~/install/view/submit/BackOutProvider';
import { useInstallUrl } from '~/install/view/useInstallUrl';

/** The plan of an installation, in full, to be approved or taken back. */
export function ReviewPlan({ plan }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  const { packageKey } = useInstallUrl();
  const approval = useApprovePlan(plan);
  const { details, reviewed } = usePlanReview(plan);
  const client = useKubeClient();
  const openBackOut = useOpenBackOut();
  // A definition may be there already: from an earlier installation, or brought by another Operator.
  const { objects } = dataOr(reviewed.review ?? loading, NOT_COMPARED);
  return (
    <Card isCompact component="section" aria-label={t('Plan {{name}}', { name: plan.name })}>
      <CardTitle component="h2">{t('Plan {{name}}', { name: plan.name })}</CardTitle>
      <CardBody>
        <PlanReview
          plan={plan}
          details={details}
          reviewed={reviewed}
          approval={approval}
          client={client}
          renderStored={(delta) => (
            <StoredObjects delta={delta} objects={objects} useCheck={useStoredCheck} />
          )}
          actions={
            <Button
              variant="secondary"
              isDisabled={approval.isPending}
              onClick={() => {
                openBackOut({ namespace: plan.namespace, packageName: packageKey.packageName });
              }}
            >
              {t('Back out')}
            </Button>
          }
        />
      </CardBody>
    </Card>
  );
}

const NOT_COMPARED = { objects: [] } as const;
