import { ActionListItem, Button, Card, CardBody, CardTitle } from '@patternfly/react-core';
import { PlanReview } from '~/updates/view/plan/PlanReview';
import { usePlanReview } from '~/updates/read/planReview';
import { useApprovePlan } from '~/updates/read/useApprovePlan';
import { useKubeClient } from '~/kube/useKubeClient';
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
  return (
    <Card
      isCompact
      component="section"
      aria-label={t('Install plan {{name}}', { name: plan.name })}
    >
      <CardTitle component="h2">{t('Install plan {{name}}', { name: plan.name })}</CardTitle>
      <CardBody>
        <PlanReview
          plan={plan}
          details={details}
          reviewed={reviewed}
          approval={approval}
          client={client}
          actions={
            <ActionListItem>
              <Button
                variant="secondary"
                isDisabled={approval.isPending}
                onClick={() => {
                  openBackOut({ namespace: plan.namespace, packageName: packageKey.packageName });
                }}
              >
                {t('Undo installation')}
              </Button>
            </ActionListItem>
          }
        />
      </CardBody>
    </Card>
  );
}
