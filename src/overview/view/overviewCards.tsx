import {
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  Skeleton,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  List,
  ListItem,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { keepsFrom, minorText, nextMinorOf } from '~/olm/lifecycle/maxOpenShift';
import { clusterRelease } from '~/olm/read/clusterRelease';
import { LoadableView } from '~/ui/LoadableView';
import { provideQueries } from '~/kube/provideQueries';
import { useInstalledOperators } from '~/olm/read/useInstalledOperators';
import { type Loadable, all, map, ready } from '~/kube/loadable';
import { useExtensionOperators } from '~/olm/read/extensions/useExtensions';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { overviewOf, type InstalledOverview } from '~/overview/rules/overview';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { connectionText } from '~/ui/connectionText';
import { levelTitle } from '~/ui/health/healthText';
import { STATUS_LEVELS } from '~/olm/status/status';
import { isNotServed, useCatalogsOverview } from '~/overview/read/useCatalogsOverview';
import type { CatalogsOverview, DownCatalog } from '~/overview/rules/catalogsOverview';
import { OverviewList } from './OverviewList';
import './overview.css';

/** Whether OLM can read the catalogs. An unavailable catalog blocks the updates of its Operators. */
function CatalogSources() {
  const t = useT();
  const overview = useCatalogsOverview();
  const title = t('Catalog sources');
  return (
    <Card>
      <CardHeader
        actions={{
          actions: <Link to={routes.sources(null)}>{t('View all')}</Link>,
          hasNoOffset: true,
        }}
      >
        <CardTitle component="h2">{title}</CardTitle>
      </CardHeader>
      <CardBody>
        <LoadableView of={overview} what={title} skeleton={<Skeleton height="6rem" />}>
          {(found) =>
            found.total === 0 ? (
              t('No CatalogSources found. OLM cannot install Operators.')
            ) : (
              <Stack hasGutter>
                <StackItem>
                  <Counts counts={found.counts} />
                </StackItem>
                {found.down.length > 0 && (
                  <StackItem>
                    <DownCatalogs catalogs={found.down} />
                  </StackItem>
                )}
              </Stack>
            )
          }
        </LoadableView>
      </CardBody>
    </Card>
  );
}

function Counts({ counts }: Pick<CatalogsOverview, 'counts'>) {
  const t = useT();
  const rows = [
    [t('Healthy'), counts.ready],
    [t('Connecting'), counts.connecting],
    [t('Down'), counts.down],
  ] as const;
  return (
    <DescriptionList isHorizontal isCompact>
      {rows.map(([term, count]) => (
        <DescriptionListGroup key={term}>
          <DescriptionListTerm>{term}</DescriptionListTerm>
          <DescriptionListDescription>{t.number(count)}</DescriptionListDescription>
        </DescriptionListGroup>
      ))}
    </DescriptionList>
  );
}

function DownCatalogs({ catalogs }: { readonly catalogs: readonly DownCatalog[] }) {
  const t = useT();
  return (
    <List isPlain isBordered aria-label={t('Unavailable catalogs')}>
      {catalogs.map(({ id, namespace, name, displayName, observed, ...users }) => (
        <ListItem key={id}>
          <div className="operator-hub__overview-name">
            <Link to={routes.source(namespace, name)} dir="auto">
              {displayName}
            </Link>{' '}
            {connectionText(observed, t)}
          </div>
          <div className="operator-hub__overview-namespace">
            <CatalogUsers {...users} />
          </div>
        </ListItem>
      ))}
    </List>
  );
}

function CatalogUsers({ dependents, blocked, stopped }: CatalogUsersProps) {
  const t = useT();
  if (stopped !== undefined) {
    return stopped > 0 && t('Blocks {{count}} ClusterExtension', { count: stopped });
  }
  return (
    <>
      {blocked.length > 0 && (
        <div>
          {t('Blocks {{subscriptions}} in {{namespaces}}', {
            subscriptions: t('{{count}} Subscription', { count: blocked.length }),
            namespaces: t('{{count}} namespace', { count: placesOf(blocked) }),
          })}
        </div>
      )}
      {dependents === 0
        ? blocked.length === 0 && t('Not used by any Operator.')
        : t('{{count}} installed Operators receive updates from this catalog.', {
            count: dependents,
          })}
    </>
  );
}

type CatalogUsersProps = Pick<DownCatalog, 'dependents' | 'blocked' | 'stopped'>;

function placesOf(operators: readonly InstalledOperator[]): number {
  return new Set(operators.map(({ namespace }) => namespace)).size;
}

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
      {(overview) => (
        <>
          <OverviewCounts overview={overview} />
          <BlockedUpdate overview={overview} />
        </>
      )}
    </OverviewCard>
  );
}

function NeedsAttention() {
  const t = useT();
  return (
    <OverviewCard
      title={t('Operators that require action')}
      link={`${routes.installed(null)}?status=failed&status=attention&status=approval`}
    >
      {({ waiting }) => <OverviewList operators={waiting.slice(0, MOST)} />}
    </OverviewCard>
  );
}

/** The maximum number of Operators in a card, the most severe first. */
const MOST = 10;

type CardProps = {
  readonly title: string;
  readonly link: string;
  readonly children: (overview: InstalledOverview) => ReactNode;
};

function OverviewCard({ title, link, children }: CardProps) {
  const t = useT();
  const operators = useAllOperators();
  return (
    <Card>
      <CardHeader actions={{ actions: <Link to={link}>{t('View all')}</Link>, hasNoOffset: true }}>
        <CardTitle component="h2">{title}</CardTitle>
      </CardHeader>
      <CardBody>
        <LoadableView
          of={map(operators, overviewOf)}
          what={title}
          skeleton={<Skeleton height="8rem" />}
        >
          {children}
        </LoadableView>
      </CardBody>
    </Card>
  );
}

/** The Operators of OLM v0 and OLM v1, if the cluster has them. Without permission for ClusterExtensions, those of OLM v0. */
function useAllOperators(): Loadable<readonly InstalledOperator[]> {
  const installed = useInstalledOperators(null, true);
  const extensions = useExtensionOperators();
  const isAbsent =
    extensions === null ||
    (extensions.status === 'failed' && extensions.failure.kind === 'forbidden');
  const found = isAbsent ? NONE : extensions;
  const operators = isNotServed(installed) ? NONE : map(installed, (list) => list.operators);
  return map(all({ operators, found }), (seen) => [...seen.operators, ...seen.found]);
}

const NONE: Loadable<readonly InstalledOperator[]> = ready([]);

/** How many Operators block the next minor version of OpenShift; empty without any. */
function BlockedUpdate({ overview: { limits } }: { readonly overview: InstalledOverview }) {
  const t = useT();
  const release = useQuery(clusterRelease).data ?? null;
  const next = release === null ? null : nextMinorOf(release.version);
  const count = next === null ? 0 : limits.filter((limit) => keepsFrom(limit, next)).length;
  if (next === null || count === 0) return null;
  return (
    <p className="operator-hub__overview-blocked">
      <Link to={`${routes.updates(null)}?tab=readiness`}>
        {t('{{count}} Operators block the update to OpenShift {{next}}', {
          count,
          next: minorText(next),
        })}
      </Link>
    </p>
  );
}

/** The number of Operators by status, with links to the filtered Installed page. */
function OverviewCounts({ overview }: { readonly overview: InstalledOverview }) {
  const t = useT();
  const { counts, total } = overview;
  return (
    <DescriptionList isHorizontal isCompact>
      {STATUS_LEVELS.map((group) => (
        <DescriptionListGroup key={group}>
          <DescriptionListTerm>{levelTitle(group, t)}</DescriptionListTerm>
          <DescriptionListDescription>
            {counts[group] === 0 ? (
              0
            ) : (
              <Link to={`${routes.installed(null)}?status=${group}`}>
                {t.number(counts[group])}
              </Link>
            )}
          </DescriptionListDescription>
        </DescriptionListGroup>
      ))}
      <DescriptionListGroup>
        <DescriptionListTerm>{t('All')}</DescriptionListTerm>
        <DescriptionListDescription>{t.number(total)}</DescriptionListDescription>
      </DescriptionListGroup>
    </DescriptionList>
  );
}
