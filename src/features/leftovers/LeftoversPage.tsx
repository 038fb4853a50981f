import { OperatorsTabs } from '~/components/OperatorsTabs';
import { NamespacedPage } from '~/components/NamespacedPage';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import { provideQueries } from '~/data/provideQueries';
import { useT } from '~/i18n';
import { LeftoversScan } from './LeftoversScan';
import './leftovers.css';

/** What Operators that are gone left on the cluster, why that is known, and how it is cleaned up. */
function LeftoversPage() {
  const t = useT();
  const scope = useNamespaceScope();
  return (
    <NamespacedPage title={t('Installed Operators')}>
      <OperatorsTabs current="leftovers" scope={scope} />
      <LeftoversScan key={scope} scope={scope} />
    </NamespacedPage>
  );
}

export default provideQueries(LeftoversPage);
