import type { HealthState } from '@openshift-console/dynamic-plugin-sdk';
import { installedIn, installedWatches } from '~/overview/read/installedWatches';
import { INSTALLED_RIGHTS } from '~/overview/read/useReadsInstalled';
import { MissingRights } from '~/ui/MissingRights';
import { LoadableView } from '~/ui/LoadableView';
import { map } from '~/kube/loadable';
import { type InstalledOverview, overviewOf } from '~/overview/rules/overview';
import { type Translate, translate, useT } from '~/i18n';
import { OverviewList } from './OverviewList';
import { OverviewLinks } from './OverviewLinks';
import { countTexts } from './overviewText';

/**
 * The item "Operator Hub" in the status card of the console's Overview. The console's own item "Operators" sums up what
 * all plugins give it as `health/operator`, so this one is an item of its own (`health/resource`): nothing is counted
 * twice. The console watches what `watches` names and passes it on.
 */
export const watches = installedWatches;

type Results = Parameters<typeof installedIn>[0];

type Health = { readonly state: keyof typeof HealthState; readonly message?: string };

export function health(results: Results): Health {
  const t = translate();
  const found = map(installedIn(results), overviewOf);
  switch (found.status) {
    case 'loading':
      return { state: 'LOADING' };
    case 'failed':
      return { state: 'NOT_AVAILABLE', message: t('Cannot be read') };
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
  if (overview.total === 0) return t('Nothing installed');
  const counts = countTexts(overview.counts, t);
  return counts.length === 0
    ? t('{{count}} Operator ready', { count: overview.total })
    : t.list(counts);
}

/** What the item tells when it is pressed. */
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

/** A popup is no list: the worst, and the way to all of them. */
const MOST = 5;

/** The same item for those who may not read the Operators of all namespaces: nothing is watched. */
export const noWatches = {};

export function noHealth(): Health {
  return { state: 'NOT_AVAILABLE', message: translate()('You may not read them') };
}

export function NoHealthPopup() {
  const t = useT();
  return (
    <MissingRights missing={INSTALLED_RIGHTS} title={t('You may not read them')}>
      <p>{t('The Installed page shows those of a namespace.')}</p>
      <OverviewLinks overview={null} />
    </MissingRights>
  );
}
