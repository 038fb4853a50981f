import { useSearchParams } from 'react-router';
import { ChooseProjectHint } from '~/components/ChooseProjectHint';
import { LoadableView } from '~/components/LoadableView';
import { NamespacedPage } from '~/components/NamespacedPage';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import { provideQueries } from '~/data/provideQueries';
import { usePlans } from '~/data/usePlans';
import { pendingPlans } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { OpenedPlan } from './OpenedPlan';
import { PendingPlans } from './PendingPlans';
import { UpdatesSkeleton } from './UpdatesSkeleton';

/** Everything that waits for an approval, in one place. */
function UpdatesPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const plans = usePlans(scope);
  const opened = useSearchParams()[0].get('plan');
  return (
    <NamespacedPage title={t('Updates')}>
      <LoadableView of={plans} what={t('InstallPlans')} skeleton={<UpdatesSkeleton />}>
        {(all) =>
          opened === null ? (
            <PendingPlans plans={pendingPlans(all)} scope={scope} />
          ) : (
            <OpenedPlan parameter={opened} plans={all} scope={scope} />
          )
        }
      </LoadableView>
      <ChooseProjectHint of={plans} scope={scope} />
    </NamespacedPage>
  );
}

export default provideQueries(UpdatesPage);
