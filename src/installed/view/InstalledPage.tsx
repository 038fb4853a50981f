import { CatalogDownAlert } from '~/ui/CatalogDownAlert';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { OperatorsTabs } from '~/ui/OperatorsTabs';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useAllInstalled } from '~/installed/read/useAllInstalled';
import { provideQueries } from '~/kube/provideQueries';
import { useDownSources } from '~/olm/read/catalogSources';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { InstalledMenu } from './CopiedCsvs';
import { InstalledOperatorsList, InstalledSkeleton } from './InstalledOperatorsList';
import './installed.css';

/** All installed Operators of a namespace or of the cluster with their status. */
function InstalledPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const installed = useAllInstalled(scope);
  return (
    <NamespacedPage title={t('Installed Operators')} actions={<InstalledMenu />}>
      <OperatorsTabs current="operators" scope={scope} />
      <DownCatalogs scope={scope} />
      <LoadableView of={installed} what={t('Installed Operators')} skeleton={<InstalledSkeleton />}>
        {(list) => <InstalledOperatorsList key={scope} list={list} scope={scope} />}
      </LoadableView>
      <ChooseProjectHint of={installed} scope={scope} />
    </NamespacedPage>
  );
}

/** Outside the list, which is not rendered again when the pod of a catalog changes. */
function DownCatalogs({ scope }: { readonly scope: NamespaceScope }) {
  const rows = useDownSources(scope);
  return (
    <div className="operator-hub__installed-down">
      <CatalogDownAlert rows={rows} />
    </div>
  );
}

export default provideQueries(InstalledPage);
