import {
  Button,
  Card,
  CardBody,
  CardTitle,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { LoadableView } from '~/components/LoadableView';
import { PlanReview } from '~/components/PlanReview';
import { useApprovePlan } from '~/data/useApprovePlan';
import { type FollowedInstall, useInstallProgress } from '~/data/useInstallProgress';
import type { ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { InstallOutcome } from './InstallOutcome';
import { InstallStages } from './InstallStages';
import type { FollowedSubscription } from './useInstallUrl';

/** An installation on its way, live. */
export function FollowInstall({ following }: { readonly following: FollowedSubscription }) {
  const t = useT();
  const install = useInstallProgress(following.namespace, following.name);
  return (
    <LoadableView
      of={install}
      what={t('Installation')}
      skeleton={<Skeleton height="16rem" screenreaderText={t('Loading')} />}
    >
      {(ready) => <Followed install={ready} following={following} />}
    </LoadableView>
  );
}

function Followed({ install, following }: Props) {
  const t = useT();
  const { progress, plan } = install;
  return (
    <Stack hasGutter>
      <StackItem>
        <InstallOutcome progress={progress} following={following} />
      </StackItem>
      {progress.outcome !== 'gone' && (
        <StackItem>
          <InstallStages progress={progress} />
        </StackItem>
      )}
      {progress.outcome === 'needs-approval' && plan !== null && (
        <StackItem>
          <PlanToApprove plan={plan} />
        </StackItem>
      )}
      <StackItem>
        <Button
          variant={progress.outcome === 'succeeded' ? 'primary' : 'link'}
          isInline={progress.outcome !== 'succeeded'}
          component={(props) => <Link {...props} to={routes.installed(following.namespace)} />}
        >
          {t('View installed')}
        </Button>
      </StackItem>
    </Stack>
  );
}

type Props = { readonly install: FollowedInstall; readonly following: FollowedSubscription };

function PlanToApprove({ plan }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  const approval = useApprovePlan(plan);
  return (
    <Card isCompact component="section" aria-label={t('Plan {{name}}', { name: plan.name })}>
      <CardTitle component="h2">{t('Plan {{name}}', { name: plan.name })}</CardTitle>
      <CardBody>
        <PlanReview plan={plan} approval={approval} />
      </CardBody>
    </Card>
  );
}
