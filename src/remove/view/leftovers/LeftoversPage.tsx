import { BegunByOtherNotice } from '~/ui/BegunByOtherNotice';
import { OperatorsTabs } from '~/ui/OperatorsTabs';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { provideQueries } from '~/kube/provideQueries';
import { useOthersRemovals } from '~/remove/read/removalStore';
import { useT } from '~/i18n';
import { CLEAN_UP, LeftoversScan } from './LeftoversScan';
import './leftovers.css';

/** What Operators that are gone left on the cluster, why that is known, and how it is cleaned up. */
function LeftoversPage() {
  const t = useT();
  const scope = useNamespaceScope();
  return (
    <NamespacedPage title={t('Installed Operators')}>
      <OperatorsTabs current="leftovers" scope={scope} />
      <OthersCleanUp />
      <LeftoversScan key={scope} scope={scope} />
    </NamespacedPage>
  );
}

/** A clean-up of somebody else's in this tab waits, and is not gone on with here. */
function OthersCleanUp() {
  const t = useT();
  const removals = useOthersRemovals();
  return removals
    .filter(({ what }) => what.id === CLEAN_UP)
    .map(({ by }) => (
      <BegunByOtherNotice
        key={JSON.stringify(by)}
        title={t('Leftover deletion not complete')}
        by={by}
      />
    ));
}

export default provideQueries(LeftoversPage);
