import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import { readCatalog } from '~/olm/extensions/catalog';
import { stoppedBy } from '~/olm/extensions/catalogUsers';
import {
  type ClusterCatalogState,
  clusterCatalogState,
} from '~/olm/extensions/clusterCatalogFacts';
import type { Extension } from '~/olm/extensions/extension';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { type CatalogHealth, catalogHealth } from '~/olm/catalogSources/catalogHealth';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { catalogStateAt } from '~/olm/status/statusFacts';

/** The summary of all catalogs. */
export type CatalogsOverview = {
  readonly total: number;
  readonly counts: Readonly<Record<CatalogHealth['state'], number>>;
  /** Unavailable catalogs, sorted by the number of affected Operators. */
  readonly down: readonly DownCatalog[];
};

export type DownCatalog = Pick<
  CatalogHealth,
  'id' | 'name' | 'namespace' | 'displayName' | 'observed'
> & {
  /** The Operators that are updated from the catalog; 0 of a ClusterCatalog, because only its content says it. */
  readonly dependents: number;
  /** Those whose status names it: an unavailable catalog also blocks Operators of other catalogs. */
  readonly blocked: readonly InstalledOperator[];
  /** The number of ClusterExtensions that a ClusterCatalog blocks; absent: it is a CatalogSource. */
  readonly stopped?: number;
};

/** What is known of OLM v1; empty without it. */
export type ClusterCatalogs = {
  readonly catalogs: readonly ClusterCatalog[];
  readonly extensions: readonly Extension[];
};

/** @param now milliseconds since 1970; a connection that was lost shortly before counts as connecting */
export function catalogsOverview(
  sources: readonly CatalogSource[],
  operators: readonly InstalledOperator[],
  { now, ofCluster }: { readonly now: number; readonly ofCluster: ClusterCatalogs },
): CatalogsOverview {
  const v1 = ofCluster.catalogs.map(clusterCatalogState);
  const catalogs = sources.map((source) => ({
    ...catalogHealth(source),
    state: catalogStateAt(source, now),
  }));
  const down = catalogs
    .filter(({ state }) => state === 'down')
    .map((catalog) => ({
      ...catalog,
      dependents: dependentsOf(catalog, operators),
      blocked: operators.filter((operator) => isBlockedBy(catalog, operator)),
    }))
    .toSorted((one, other) => other.dependents - one.dependents || (one.id < other.id ? -1 : 1));
  const states = [...catalogs.map(({ state }) => state), ...v1.map((state) => STATES[state])];
  const counted = (wanted: CatalogHealth['state']) =>
    states.filter((state) => state === wanted).length;
  return {
    total: states.length,
    counts: {
      ready: counted('ready'),
      connecting: counted('connecting'),
      down: counted('down'),
    },
    down: [...down, ...downIn(ofCluster)],
  };
}

/** Disabled ones are counted in no state. */
const STATES: Readonly<Record<ClusterCatalogState, CatalogHealth['state'] | null>> = {
  serving: 'ready',
  'old-content': 'ready',
  unpacking: 'connecting',
  'not-served': 'down',
  disabled: null,
};

function downIn({ catalogs, extensions }: ClusterCatalogs): readonly DownCatalog[] {
  return catalogs
    .filter((object) => clusterCatalogState(object) === 'not-served')
    .map((object) => {
      const catalog = readCatalog(object);
      const { name, failing } = catalog;
      return {
        id: `${CLUSTER_SCOPE}/${name}`,
        name,
        namespace: CLUSTER_SCOPE,
        displayName: name,
        observed: failing?.reason ?? '',
        dependents: 0,
        blocked: [],
        stopped: stoppedBy(catalog, extensions).length,
      };
    })
    .toSorted((one, other) => other.stopped - one.stopped || (one.name < other.name ? -1 : 1));
}

function isBlockedBy({ namespace, name }: CatalogHealth, { health }: InstalledOperator): boolean {
  const { finding } = health;
  return (
    finding !== undefined &&
    'stage' in finding &&
    finding.objects.some(
      ({ model, ...object }) =>
        model === catalogSourceModel && object.namespace === namespace && object.name === name,
    )
  );
}

function dependentsOf(
  { namespace, name }: CatalogHealth,
  operators: readonly InstalledOperator[],
): number {
  return operators.filter(
    ({ isCopy, catalog }) => !isCopy && catalog?.namespace === namespace && catalog.name === name,
  ).length;
}
