import { Navigate, useSearchParams } from 'react-router';
import { CatalogDownAlert } from '~/ui/CatalogDownAlert';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { provideQueries } from '~/kube/provideQueries';
import { useDownSources } from '~/olm/read/useDownSources';
import { usePlans } from '~/olm/read/usePlans';
import { isInScope, namespaceInParameter } from '~/updates/rules/planInUrl';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { OpenedPlan } from './OpenedPlan';
import { UpdatesSkeleton } from './UpdatesSkeleton';
import { UpdatesTabs } from './UpdatesTabs';

/** Everything that waits for an approval, in one place. */
function UpdatesPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const opened = useSearchParams()[0].get('plan');
  if (opened !== null && !isInScope(opened, scope)) {
    // Another project was selected while the plan was open.
    return <Navigate replace to={routes.updates(scope)} />;
  }
  return (
    <NamespacedPage title={t('Updates')}>
      {opened === null && <DownCatalogs scope={scope} />}
      {opened === null ? (
        <UpdatesTabs key={scope} scope={scope} />
      ) : (
        <Opened parameter={opened} scope={scope} />
      )}
    </NamespacedPage>
  );
}

/** Beside the list: it need not be rendered again when a catalog's pod changes. */
function DownCatalogs({ scope }: { readonly scope: NamespaceScope }) {
  const rows = useDownSources(scope);
  return (
    <div className="operator-hub__updates-down">
      <CatalogDownAlert rows={rows} />
    </div>
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
