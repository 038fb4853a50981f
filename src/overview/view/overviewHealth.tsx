import type { HealthState } from '@openshift-console/dynamic-plugin-sdk';
import { Flex } from '@patternfly/react-core';
import { Link } from 'react-router';
import { extensionWatches, installedIn, installedWatches } from '~/overview/read/installedWatches';
import { INSTALLED_PERMISSIONS } from '~/overview/read/useReadsInstalled';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { LoadableView } from '~/ui/LoadableView';
import { map } from '~/kube/loadable';
import { overviewOf, type InstalledOverview } from '~/overview/rules/overview';
import { translate, useT, type Translate } from '~/i18n';
import type { StatusLevel } from '~/olm/status/status';
import { routes } from '~/routes';
import { OverviewList } from './OverviewList';

/**
 * The item "Operator Hub" in the status card of the console's Overview. The console's item "Operators" aggregates all
 * `health/operator` extensions. This one is a separate item (`health/resource`), so that no Operator is counted twice.
 * The console watches the lists in `watches` and passes them on.
 */
export const watches = installedWatches;
export const watchesWithExtensions = extensionWatches;

type Results = Parameters<typeof installedIn>[0];

type Health = { readonly state: keyof typeof HealthState; readonly message?: string };

export function health(results: Results): Health {
  const t = translate();
  const found = map(installedIn(results), overviewOf);
  switch (found.status) {
    case 'loading':
      return { state: 'LOADING' };
    case 'failed':
      return { state: 'NOT_AVAILABLE', message: t('Not available') };
    case 'ready':
      return { state: stateOf(found.data), message: messageOf(found.data, t) };
  }
}

function stateOf({ counts }: InstalledOverview): Health['state'] {
  if (counts.failed > 0) return 'ERROR';
  if (counts.attention > 0) return 'WARNING';
  if (counts.approval > 0) return 'UPGRADABLE';
  return counts.progress > 0 ? 'PROGRESS' : 'OK';
}

function messageOf(overview: InstalledOverview, t: Translate): string {
  if (overview.total === 0) return t('No Operators installed');
  const counts = countTexts(overview.counts, t);
  return counts.length === 0
    ? t('{{count}} Operator ready', { count: overview.total })
    : t.list(counts);
}

/** The content of the item's popover. */
export function HealthPopup(results: Results) {
  const t = useT();
  return (
    <LoadableView
      of={map(installedIn(results), overviewOf)}
      what={t('Installed Operators')}
      skeleton={null}
    >
      {(overview) => (
        <>
          <OverviewList operators={overview.waiting.slice(0, MOST)} />
          <OverviewLinks overview={overview} />
        </>
      )}
    </LoadableView>
  );
}

/** The most severe Operators, with a link to all. A popover has no space for a full list. */
const MOST = 5;

/** The same item without watches, for users who cannot list the Operators of all namespaces. */
export const noWatches = {};

export function noHealth(): Health {
  return { state: 'NOT_AVAILABLE', message: translate()('Insufficient permissions') };
}

export function NoHealthPopup() {
  const t = useT();
  return (
    <MissingPermissions missing={INSTALLED_PERMISSIONS} title={t('Insufficient permissions')}>
      <p>{t('View the Operators of a single namespace on the Installed page.')}</p>
      <OverviewLinks overview={null} />
    </MissingPermissions>
  );
}

type Counts = Readonly<Record<StatusLevel, number>>;

/** The counts of all statuses other than ready: "2 failed", "1 to approve". */
function countTexts(counts: Counts, t: Translate): readonly string[] {
  return [
    counts.failed > 0 && t('{{count}} failed', { count: counts.failed }),
    counts.attention > 0 && t('{{count}} degraded', { count: counts.attention }),
    counts.approval > 0 && t('{{count}} to approve', { count: counts.approval }),
    counts.progress > 0 && t('{{count}} in progress', { count: counts.progress }),
  ].filter((text) => text !== false);
}

/** Links to the installed Operators and the pending plans. */
function OverviewLinks({ overview }: { readonly overview: InstalledOverview | null }) {
  const t = useT();
  return (
    <Flex className="operator-hub__overview-links" columnGap={{ default: 'columnGapMd' }}>
      <Link to={routes.installed(null)}>
        {overview === null
          ? t('Installed Operators')
          : t('All {{count}} installed Operators', { count: overview.total })}
      </Link>
      {overview !== null && overview.counts.approval > 0 && (
        <Link to={routes.updates(null)}>{t('Review updates')}</Link>
      )}
    </Flex>
  );
}
