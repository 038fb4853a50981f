import { useMemo } from 'react';
import { CatalogDownAlert } from '~/ui/CatalogDownAlert';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { OperatorsTabs } from '~/ui/OperatorsTabs';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useInstalledList } from '~/olm/read/useInstalledList';
import { provideQueries } from '~/kube/provideQueries';
import { useDownSources } from '~/olm/read/useDownSources';
import { useT, type Translate } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { BegunByOtherNotice } from '~/ui/BegunByOtherNotice';
import { useOthersRemovals } from '~/remove/read/removalStore';
import { useOthersResubscriptions } from '~/operator/read/resubscriptionStore';
import type { BegunByOther } from '~/kube/useBegunByOthers';
import { useSubscription } from '~/operator/read/useSubscription';
import { dataOr } from '~/kube/loadable';
import type { RemovalSubject } from '~/remove/rules/run/removalStep';
import { InstalledOperatorsList } from './InstalledOperatorsList';
import { InstalledSkeleton } from './InstalledSkeleton';
import { isIn, placeOf } from './unfinishedPlace';
import './installed.css';

/** Everything that is installed in a namespace or in the cluster, with its true status. */
function InstalledPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const installed = useInstalledList(scope);
  return (
    <NamespacedPage title={t('Installed Operators')}>
      <OperatorsTabs current="operators" scope={scope} />
      <DownCatalogs scope={scope} />
      <OthersNotes scope={scope} />
      <LoadableView of={installed} what={t('Installed Operators')} skeleton={<InstalledSkeleton />}>
        {(list) => <InstalledOperatorsList key={scope} list={list} scope={scope} />}
      </LoadableView>
      <ChooseProjectHint of={installed} scope={scope} />
    </NamespacedPage>
  );
}

/** Beside the list: it need not be rendered again when a catalog's pod changes. */
function DownCatalogs({ scope }: { readonly scope: NamespaceScope }) {
  const rows = useDownSources(scope);
  return (
    <div className="operator-hub__installed-down">
      <CatalogDownAlert rows={rows} />
    </div>
  );
}

export default provideQueries(InstalledPage);

/** What was begun with Operators as somebody else in this tab: it waits, and is not gone on with here. */
export function OthersNotes({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const removals = useOthersRemovals().filter(({ what }) => isIn(what, scope));
  const resubscriptions = useOthersResubscriptions().filter(({ what }) => isIn(what, scope));
  return (
    <>
      {together(removals).map(([key, all]) => (
        <BegunByOtherNotice key={key} title={removalsTitle(all, t)} by={all[0].by} />
      ))}
      {resubscriptions.map((one) => (
        <ResubscriptionNote key={JSON.stringify(one)} {...one} />
      ))}
    </>
  );
}

/** Nothing where the Subscription is known to be there: it was created when the user acted as another already. */
function ResubscriptionNote({ by, what }: BegunByOther<RemovalSubject>) {
  const t = useT();
  const place = useMemo(() => placeOf(what), [what]);
  const subscription = useSubscription(place);
  if (subscription.status === 'loading' || dataOr(subscription, null) !== null) return null;
  return (
    <BegunByOtherNotice
      title={t('Subscription of {{name}} not re-created', { name: what.title })}
      by={by}
    />
  );
}

type Removals = readonly [BegunByOther<RemovalSubject>, ...BegunByOther<RemovalSubject>[]];

/** Those that were begun as the same. */
function together(removals: readonly BegunByOther<RemovalSubject>[]) {
  const byActor = new Map<string, Removals>();
  for (const one of removals) {
    const key = JSON.stringify(one.by);
    const before = byActor.get(key);
    byActor.set(key, before === undefined ? [one] : [...before, one]);
  }
  return [...byActor];
}

function removalsTitle(all: Removals, t: Translate): string {
  return all.length === 1
    ? t('Uninstall of {{name}} not complete', { name: all[0].what.title })
    : t('Uninstall of {{count}} Operators not complete', { count: all.length });
}
