import { demoCatalogs } from './catalogs/demo';
import { extensionsCatalogs } from './catalogs/extensions';
import type { NamedCatalog } from './catalogs/fbc';
import { flawedCatalogs } from './catalogs/flawed';
import { leftoversCatalog } from './catalogs/leftovers';
import { trickster } from './catalogs/packages/community/trickster';
import { spareCatalogs } from './catalogs/spare';
import { laterUpdatesCatalog, updatesCatalog } from './catalogs/updates';
import type { State } from './cluster/seed/states';

/** The demo's own catalogs in a state of the cluster. */
export function catalogsOf(
  state: State,
  platform: Parameters<typeof demoCatalogs>[0],
): readonly NamedCatalog[] {
  return [
    ...demoCatalogs(platform, state === 'hostile' ? [trickster] : []),
    ...ofTheState(state),
    ...spareCatalogs(),
  ];
}

function ofTheState(state: State): readonly NamedCatalog[] {
  switch (state) {
    case 'updates':
      return [updatesCatalog(), laterUpdatesCatalog()];
    case 'leftovers':
      return [leftoversCatalog()];
    case 'extensions':
      return extensionsCatalogs();
    case 'sources':
      return flawedCatalogs();
    default:
      return [];
  }
}
