import { StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import { OperatorWorkload } from '~/ui/pods/OperatorWorkload';
import type { FollowedInstall } from '~/install/read/useInstallProgress';
import { useOperatorDeployments } from '~/operator/read/useOperatorDeployments';
import type { Followed } from '~/install/rules/followed';
import { createdObjects } from '~/install/rules/createdObjects';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { CreatedObjectsCard } from './CreatedObjectsCard';
import { ReviewDone } from './ReviewDone';
import { ReviewPlan } from './ReviewPlan';
import { WhatNext } from './WhatNext';
import type { FollowedSubscription } from '~/install/view/useInstallUrl';

/** What is worth a closer look at this point of an installation. */
export function InstallDetails({ install, following }: Props) {
  switch (install.progress.outcome) {
    case 'gone':
      return null;
    case 'needs-approval':
      return install.plan === null ? null : (
        <StackItem>
          <ReviewPlan key={install.plan.name} plan={install.plan} />
        </StackItem>
      );
    case 'succeeded':
      return <Afterwards install={install} following={following} />;
    case 'failed':
    case 'running':
      return <Underway install={install} />;
  }
}

type Props = { readonly install: FollowedInstall; readonly following: FollowedSubscription };

function Afterwards({ install, following }: Props) {
  const { csv, subscription } = install.followed;
  return (
    <>
      {following.isForReview && subscription !== null && (
        <StackItem>
          <ReviewDone subscription={subscription} heldBy={install.manualSiblings} />
        </StackItem>
      )}
      {install.plan?.state.kind === 'requires-approval' && (
        <StackItem>
          <UpdateWaits plan={install.plan} />
        </StackItem>
      )}
      {csv !== null && (
        <StackItem>
          <WhatNext csv={csv} watchedNamespaces={install.watchedNamespaces} />
        </StackItem>
      )}
    </>
  );
}

/** What is installed need not be the newest (IN-045). */
function UpdateWaits({ plan }: { readonly plan: NonNullable<FollowedInstall['plan']> }) {
  const t = useT();
  return (
    <Notice
      variant="info"
      title={t('An update waits for approval')}
      actionLinks={
        <Link to={routes.plan(plan.namespace, plan.name)}>
          {t('Review plan {{name}}', { name: plan.name })}
        </Link>
      }
    />
  );
}

/** The objects while OLM creates them; then what the Operator runs, until it is ready. */
function Underway({ install: { followed, progress } }: Pick<Props, 'install'>) {
  const created = createdObjects(followed.plan);
  const csv = progress.decisive?.csv ?? null;
  if (progress.stage === 'ready' && csv !== null) {
    return (
      <StackItem>
        <Workload csv={csv} />
      </StackItem>
    );
  }
  if (progress.stage !== 'install' || created.all === 0) return null;
  return (
    <StackItem>
      <CreatedObjectsCard created={created} />
    </StackItem>
  );
}

function Workload({ csv }: { readonly csv: NonNullable<Followed['csv']> }) {
  return <OperatorWorkload deployments={useOperatorDeployments(csv)} />;
}
