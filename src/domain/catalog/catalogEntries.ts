import type { InstalledOperator } from '../installed/installedOperator';
import type { CatalogItem } from './catalogItem';
import type { CatalogEntry } from './facets';
import { installsOf, stateOf } from './installState';

/** The packages with the state that each has for a namespace; `null`: in the whole cluster. */
export function catalogEntries(
  items: readonly CatalogItem[],
  operators: readonly InstalledOperator[],
  namespace: string | null,
): readonly CatalogEntry[] {
  return items.map((item) => ({ item, state: stateOf(installsOf(item, operators, namespace)) }));
}
