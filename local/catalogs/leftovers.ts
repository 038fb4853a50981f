import { aCatalog } from './build/catalog';
import type { NamedCatalog } from './fbc';
import { kelpMetrics, meadowGate, shellFormat, thistlePolicy } from './packages/leftovers/breaking';
import { barnacleStore, coralTables, driftNets, sandNotes } from './packages/leftovers/remaining';
import {
  anchorPlaces,
  ferryLine,
  moonReadings,
  reefCluster,
  tideClocks,
  twinLamps,
} from './packages/leftovers/removed';

/** Catalog of `--state leftovers`: packages with leftover resources, or to be uninstalled. */
export function leftoversCatalog(): NamedCatalog {
  return aCatalog({
    name: 'shore-finds',
    displayName: 'Shore Finds',
    publisher: 'Harbour Workshop',
    priority: -50,
    packages: [
      meadowGate,
      thistlePolicy,
      kelpMetrics,
      shellFormat,
      barnacleStore,
      driftNets,
      coralTables,
      sandNotes,
      reefCluster,
      anchorPlaces,
      ferryLine,
      twinLamps,
      moonReadings,
      tideClocks,
    ],
  });
}
