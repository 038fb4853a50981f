import type { CatalogSource } from '../../../models/catalogSource';
import type { Subscription } from '../../../models/subscription';
import { catalogHealth } from '../../catalog/catalogHealth';
import type { CatalogFact } from './healthFacts';

/**
 * How the catalog is that a Subscription names.
 * @param catalogs at least that one, where it exists; `null`: could not be read
 */
export function catalogFact(
  { spec }: Subscription,
  catalogs: readonly CatalogSource[] | null,
): CatalogFact {
  if (catalogs === null || spec === undefined) return 'unknown';
  const found = catalogs.find(
    ({ metadata }) => metadata.name === spec.source && metadata.namespace === spec.sourceNamespace,
  );
  if (found === undefined) return 'missing';
  return catalogHealth(found).state === 'down' ? 'down' : 'present';
}
