import { useState } from 'react';
import { Button, Card, CardBody, CardTitle } from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import { PlanReview } from '~/components/PlanReview';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import { useApprovePlan } from '~/data/useApprovePlan';
import { usePlanContent } from '~/data/usePlanContent';
import type { ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { BackOutDialog } from './BackOutDialog';
import { useInstallUrl } from './useInstallUrl';

/** The plan of an installation, in full, to be approved or taken back. */
export function ReviewPlan({ plan }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  const scope = useNamespaceScope();
  const { packageKey } = useInstallUrl();
  const navigate = useNavigate();
  const approval = useApprovePlan(plan);
  const details = usePlanContent(plan.namespace, plan.name);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Card isCompact component="section" aria-label={t('Plan {{name}}', { name: plan.name })}>
      <CardTitle component="h2">{t('Plan {{name}}', { name: plan.name })}</CardTitle>
      <CardBody>
        <PlanReview
          plan={plan}
          details={details}
          approval={approval}
          actions={
            <Button
              variant="secondary"
              isDisabled={approval.isPending}
              onClick={() => {
                setLeaving(true);
              }}
            >
              {t('Back out')}
            </Button>
          }
        />
        {isLeaving && (
          <BackOutDialog
            install={{ namespace: plan.namespace, packageName: packageKey.packageName }}
            onClose={() => {
              setLeaving(false);
            }}
            onRemoved={() => void navigate(routes.package(scope, packageKey))}
          />
        )}
      </CardBody>
    </Card>
  );
}
