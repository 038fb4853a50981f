import { Card, CardBody, CardHeader, CardTitle, Skeleton } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { provideQueries } from '~/kube/provideQueries';
import { useInstalledOperators } from '~/olm/read/useInstalledOperators';
import { map } from '~/kube/loadable';
import { type InstalledOverview, overviewOf } from '~/overview/rules/overview';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { CatalogSources } from './CatalogSources';
import { OverviewCounts } from './OverviewCounts';
import { OverviewList } from './OverviewList';

/**
 * The cards of the tab "Operators" of the console's Overview. A plugin's cards have a place only in a tab of a plugin:
 * the tab "Cluster" has the console's own (console, dashboards-page/dashboards.tsx and cluster-dashboard.tsx).
 */
export const CountsCard = provideQueries(InstalledCounts);
export const AttentionCard = provideQueries(NeedsAttention);
export const CatalogsCard = provideQueries(CatalogSources);

function InstalledCounts() {
  const t = useT();
  return (
    <OverviewCard title={t('Installed Operators')} link={routes.installed(null)}>
      {(overview) => <OverviewCounts overview={overview} />}
    </OverviewCard>
  );
}

function NeedsAttention() {
  const t = useT();
  return (
    <OverviewCard
      title={t('Action required')}
      link={`${routes.installed(null)}?status=failed&status=attention&status=approval`}
    >
      {({ waiting }) => <OverviewList operators={waiting.slice(0, MOST)} />}
    </OverviewCard>
  );
}

/** A card shows the worst; all of them are one click away. */
const MOST = 10;

type CardProps = {
  readonly title: string;
  readonly link: string;
  readonly children: (overview: InstalledOverview) => ReactNode;
};

function OverviewCard({ title, link, children }: CardProps) {
  const t = useT();
  const installed = useInstalledOperators(null);
  return (
    <Card>
      <CardHeader actions={{ actions: <Link to={link}>{t('View all')}</Link>, hasNoOffset: true }}>
        <CardTitle component="h2">{title}</CardTitle>
      </CardHeader>
      <CardBody>
        <LoadableView
          of={map(installed, ({ operators }) => overviewOf(operators))}
          what={title}
          skeleton={<Skeleton height="8rem" />}
        >
          {children}
        </LoadableView>
      </CardBody>
    </Card>
  );
}
