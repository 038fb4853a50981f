import type {
  CatalogSource,
  ClusterServiceVersion,
  InstallPlan,
  Subscription,
} from '~/kube/models/olm';
import { type CatalogHealth, catalogHealth } from '~/olm/catalogSources/catalogHealth';

/** The input of an Operator's status, cheap enough for a list of all Operators. */
export type StatusFacts = {
  readonly subscription: Subscription | null;
  /** The installed CSV first, then its replacement. */
  readonly csvs: readonly ClusterServiceVersion[];
  /** CSVs could be listed, so that a missing CSV is a fact. */
  readonly seesCsvs: boolean;
  /** All known CSVs of the namespace except copies. */
  readonly namespaceCsvs: readonly ClusterServiceVersion[];
  /** All known Subscriptions of the namespace; absent: only its own. */
  readonly subscriptions?: readonly Subscription[];
  /** The InstallPlan of the Subscription, if it could be read. */
  readonly plan: InstallPlan | null;
  /** The number of OperatorGroups in the namespace; `null` if unknown. */
  readonly groupCount: number | null;
  /** The catalog that the Subscription names. `down`: OLM cannot connect to it. */
  readonly catalog: CatalogFact;
  /** Milliseconds since 1970; `null` disables conclusions from missing status updates. */
  readonly now: number | null;
};

export type CatalogFact = 'unknown' | 'missing' | 'down' | 'present';

/**
 * The state of the catalog that a Subscription names.
 * @param catalogs include that catalog, if it exists; `null` if they could not be read
 * @param now milliseconds since 1970; `null`: a lost connection counts as recent
 */
export function catalogFact(
  { spec }: Subscription,
  catalogs: readonly CatalogSource[] | null,
  now: number | null,
): CatalogFact {
  if (catalogs === null || spec === undefined) return 'unknown';
  const found = named(spec, catalogs);
  if (found === undefined) return 'missing';
  return catalogStateAt(found, now) === 'down' ? 'down' : 'present';
}

/**
 * The state of a catalog. A connection that was lost recently counts as connecting.
 * @param now as above
 */
export function catalogStateAt(catalog: CatalogSource, now: number | null): CatalogHealth['state'] {
  const { state } = catalogHealth(catalog);
  const since = lostSince(catalog);
  const isShort = since !== null && (now === null || now - Date.parse(since) <= OUTAGE_PATIENCE);
  return state === 'down' && isShort ? 'connecting' : state;
}

/** Since when OLM has had no connection to the catalog of a Subscription; `null` if it is connected or unknown. */
export function outageSince(
  { spec }: Subscription,
  catalogs: readonly CatalogSource[] | null,
): string | null {
  const found = spec === undefined ? undefined : named(spec, catalogs ?? []);
  return found === undefined || catalogHealth(found).state !== 'down' ? null : lostSince(found);
}

/**
 * Milliseconds. A catalog that polls for a new image restarts its pod regularly. The connection is lost for some
 * seconds each time, which must not change the status of every Operator from that catalog.
 */
export const OUTAGE_PATIENCE = 60_000;

function named(
  { source, sourceNamespace }: { readonly source: string; readonly sourceNamespace: string },
  catalogs: readonly CatalogSource[],
): CatalogSource | undefined {
  return catalogs.find(
    ({ metadata }) => metadata.name === source && metadata.namespace === sourceNamespace,
  );
}

/** A catalog that OLM rejects was never connected. This does not resolve itself. */
function lostSince({ status }: CatalogSource): string | null {
  return status?.connectionState?.lastConnect ?? null;
}
