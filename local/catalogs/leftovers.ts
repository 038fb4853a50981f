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

/** The catalog of `--state leftovers`: packages that leave something behind, or are there to be removed. */
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
