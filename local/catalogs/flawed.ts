import { aCatalog } from './build/catalog';
import type { BuiltPackage } from './build/package';
import type { ContentFlaw, NamedCatalog } from './fbc';
import {
  copperGauge,
  dryDock,
  fogBell,
  harbourLamp,
  tallShip,
} from './packages/extensions/fitting';

/** ClusterCatalogs of `--state sources` with OLM v1, whose content has a flaw. No CatalogSource has them. */
export function flawedCatalogs(): readonly NamedCatalog[] {
  return [
    flawed('torn-charts', 'broken-lines', [harbourLamp]),
    flawed('half-tide', 'cut', [copperGauge, tallShip, fogBell]),
    flawed('closed-harbour', 'denied', [fogBell]),
    flawed('wide-ocean', 'large', [dryDock]),
  ];
}

function flawed(
  name: string,
  contentFlaw: ContentFlaw,
  packages: readonly BuiltPackage[],
): NamedCatalog {
  const named = { name, displayName: name, publisher: 'Tide Works', priority: 0 };
  return { ...aCatalog({ ...named, packages }), isSpare: true, contentFlaw };
}
