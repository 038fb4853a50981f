import { demoCatalogs } from './catalogs/demo';
import type { NamedCatalog } from './catalogs/fbc';
import { laterUpdatesCatalog, updatesCatalog } from './catalogs/updates';
import type { State } from './cluster/seed/states';

/** The demo's own catalogs in a state of the cluster. */
export function catalogsOf(
  state: State,
  flavour: Parameters<typeof demoCatalogs>[0],
): readonly NamedCatalog[] {
  const everyday = demoCatalogs(flavour);
  return state === 'updates' ? [...everyday, updatesCatalog(), laterUpdatesCatalog()] : everyday;
}
