import type { CatalogSource } from '~/kube/models/catalogSource';
import type { Subscription } from '~/kube/models/subscription';
import { type CatalogHealth, catalogHealth } from '~/olm/catalogSources/catalogHealth';
import type { CatalogFact } from './healthFacts';

/**
 * How the catalog is that a Subscription names.
 * @param catalogs at least that one, where it exists; `null`: could not be read
 * @param now milliseconds since 1970; `null`: a lost connection has not lasted yet
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
 * How a catalog is; the connection to one that was lost just now is being made.
 * @param now as above
 */
export function catalogStateAt(catalog: CatalogSource, now: number | null): CatalogHealth['state'] {
  const { state } = catalogHealth(catalog);
  const since = lostSince(catalog);
  const isShort = since !== null && (now === null || now - Date.parse(since) <= OUTAGE_PATIENCE);
  return state === 'down' && isShort ? 'connecting' : state;
}

/** Since when OLM has had no connection to the catalog that a Subscription names; `null` when it has one, or has not said. */
export function outageSince(
  { spec }: Subscription,
  catalogs: readonly CatalogSource[] | null,
): string | null {
  const found = spec === undefined ? undefined : named(spec, catalogs ?? []);
  return found === undefined || catalogHealth(found).state !== 'down' ? null : lostSince(found);
}

/**
 * Milliseconds. A catalog that looks for a newer image starts its pod anew, over and over: the connection is lost for some
 * seconds each time, which is no reason to turn the status of every Operator that came from it.
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

/** A catalog that OLM refuses was never connected: that does not pass by itself. */
function lostSince({ status }: CatalogSource): string | null {
  return status?.connectionState?.lastConnect ?? null;
}
