import { useSearchParams } from 'react-router';
import { ChooseProjectHint } from '~/components/ChooseProjectHint';
import { LoadableView } from '~/components/LoadableView';
import { NamespacedPage } from '~/components/NamespacedPage';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import { provideQueries } from '~/data/provideQueries';
import { usePlans } from '~/data/usePlans';
import { namespaceInParameter } from '~/domain/plans/planInUrl';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { OpenedPlan } from './OpenedPlan';
import { UpdatesSkeleton } from './UpdatesSkeleton';
import { UpdatesTabs } from './UpdatesTabs';

/** Everything that waits for an approval, in one place. */
function UpdatesPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const opened = useSearchParams()[0].get('plan');
  return (
    <NamespacedPage title={t('Updates')}>
      {opened === null ? (
        <UpdatesTabs key={scope} scope={scope} />
      ) : (
        <Opened parameter={opened} scope={scope} />
      )}
    </NamespacedPage>
  );
}

/** Only the plan's namespace is watched: who may not read all of them may read that one. */
function Opened({ parameter, scope }: OpenedProps) {
  const t = useT();
  const plans = usePlans(namespaceInParameter(parameter) ?? scope);
  return (
    <>
      <LoadableView of={plans} what={t('InstallPlans')} skeleton={<UpdatesSkeleton />}>
        {(all) => <OpenedPlan parameter={parameter} plans={all} scope={scope} />}
      </LoadableView>
      <ChooseProjectHint of={plans} scope={scope} />
    </>
  );
}

type OpenedProps = { readonly parameter: string; readonly scope: NamespaceScope };

export default provideQueries(UpdatesPage);
