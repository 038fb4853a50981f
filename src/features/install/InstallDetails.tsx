import { StackItem } from '@patternfly/react-core';
import type { FollowedInstall } from '~/data/useInstallProgress';
import { createdObjects } from '~/domain/install/createdObjects';
import { CreatedObjectsCard } from './CreatedObjectsCard';
import { OperatorWorkload } from './OperatorWorkload';
import { ReviewDone } from './ReviewDone';
import { ReviewPlan } from './ReviewPlan';
import { WhatNext } from './WhatNext';
import type { FollowedSubscription } from './useInstallUrl';

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
      {following.isForReview && (
        <StackItem>
          <ReviewDone
            following={following}
            isAutomatic={subscription?.spec?.installPlanApproval !== 'Manual'}
            heldBy={install.manualSiblings}
          />
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

/** The objects while OLM creates them; then what the Operator runs, until it is ready. */
function Underway({ install: { followed, progress } }: Pick<Props, 'install'>) {
  const created = createdObjects(followed.plan);
  if (progress.stage === 'ready' && followed.csv !== null) {
    return (
      <StackItem>
        <OperatorWorkload csv={followed.csv} />
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
