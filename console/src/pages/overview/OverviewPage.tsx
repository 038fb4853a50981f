import { isDashboardsCard, isDashboardsTab } from '@openshift-console/dynamic-plugin-sdk';
import { useExtensions } from '@openshift/dynamic-plugin-sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyComponent } from '../../plugins/LazyComponent';
import { HorizontalNavFacade } from '../../sdk/internal/components/utils/horizontal-nav';
import Dashboard from '../../sdk/shared/src/components/dashboard/Dashboard';
import DashboardGrid from '../../sdk/shared/src/components/dashboard/DashboardGrid';
import ListPageHeader from '../../sdk/internal/components/factory/ListPage/ListPageHeader';
import { DocumentTitle } from '../../sdk/shared/src/components/document-title/DocumentTitle';
import { StatusCard } from './StatusCard';

const NOTHING = {};

/** The console's Overview, as far as plugins add to it: the status card, and tabs of cards. Rules: openshift/console, dashboards-page. */
export function OverviewPage() {
  const { t } = useTranslation('public');
  const contributed = usePluginTabs();
  const pages = [{ href: '', name: t('Cluster'), component: ClusterTab }, ...contributed];
  return (
    <>
      <DocumentTitle>{t('Overview')}</DocumentTitle>
      <ListPageHeader title={t('Overview')} />
      <HorizontalNavFacade pages={pages} />
    </>
  );
}

function ClusterTab() {
  return (
    <Dashboard>
      <DashboardGrid mainCards={MAIN} />
    </Dashboard>
  );
}

const MAIN = [{ Card: StatusCard }];

function usePluginTabs() {
  const { t } = useTranslation();
  const tabs = useExtensions(isDashboardsTab);
  const cards = useExtensions(isDashboardsCard);
  return useMemo(
    () =>
      tabs
        .filter(({ properties }) => properties.navSection === 'home')
        .map(({ properties: { id, title } }) => {
          const own = cards.filter(({ properties }) => properties.tab === id);
          const at = (position: string) =>
            own
              .filter(({ properties }) => properties.position === position)
              .map(({ properties: { component } }) => ({
                Card: () => <LazyComponent codeRef={component} componentProps={NOTHING} />,
              }));
          const grid = { left: at('LEFT'), main: at('MAIN'), right: at('RIGHT') };
          return {
            href: id,
            name: t(title.replace(/^%(.+)%$/, '$1')),
            component: () => (
              <Dashboard>
                <DashboardGrid
                  leftCards={grid.left}
                  mainCards={grid.main}
                  rightCards={grid.right}
                />
              </Dashboard>
            ),
          };
        }),
    [tabs, cards, t],
  );
}
