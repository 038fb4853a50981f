import { BegunByOtherNotice } from '~/ui/BegunByOtherNotice';
import { OperatorsTabs } from '~/ui/OperatorsTabs';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { provideQueries } from '~/kube/provideQueries';
import { useOthersRemovals } from '~/remove/read/removalStore';
import { useT } from '~/i18n';
import { CLEAN_UP, LeftoversScan } from './LeftoversScan';
import './leftovers.css';

/** The leftovers of uninstalled Operators, with the evidence and the clean-up. */
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

/** A clean-up of another user in this tab is paused and cannot be resumed here. */
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
