import { OperatorsTabs } from '~/ui/OperatorsTabs';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { provideQueries } from '~/kube/provideQueries';
import { useT } from '~/i18n';
import { LeftoversScan } from './LeftoversScan';
import './leftovers.css';

/** The leftovers of uninstalled Operators, with the evidence and the clean-up. */
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
