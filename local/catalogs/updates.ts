import { aCatalog } from './build/catalog';
import type { BuiltPackage } from './build/package';
import type { NamedCatalog } from './fbc';
import { cableCar, orchardSites, signalBox, vineyardPlots } from './packages/updates/definitions';
import { grandAtlas } from './packages/updates/grandAtlas';
import { harborPilot } from './packages/updates/harborPilot';
import {
  brookCache,
  creekProxy,
  deltaScaler,
  paperTrail,
  riverGateway,
} from './packages/updates/inLine';
import { ferrySync, gazelleRouter, islandMail, laterFerrySync } from './packages/updates/paths';
import {
  anvilForge,
  bellowsBuild,
  buoyLabels,
  copperKettle,
  pebbleMetrics,
  summitSearch,
  tallowLamps,
  willowBackup,
} from './packages/updates/tools';

/** Catalog of `--state updates`: packages whose versions differ in aspects that matter before an update. */
export function updatesCatalog(): NamedCatalog {
  return releaseTrain(ferrySync);
}

/** The same catalog some time later, as another image of it. */
export function laterUpdatesCatalog(): NamedCatalog {
  const later = releaseTrain(laterFerrySync);
  return { ...later, isSpare: true, image: later.image.replace(/:latest$/u, ':later') };
}

function releaseTrain(ferry: BuiltPackage): NamedCatalog {
  return aCatalog({
    name: 'release-train',
    displayName: 'Release Train',
    publisher: 'Harbour Workshop',
    priority: -50,
    packages: [
      harborPilot,
      copperKettle,
      willowBackup,
      pebbleMetrics,
      buoyLabels,
      ferry,
      orchardSites,
      vineyardPlots,
      cableCar,
      signalBox,
      brookCache,
      creekProxy,
      deltaScaler,
      riverGateway,
      paperTrail,
      grandAtlas,
      summitSearch,
      tallowLamps,
      anvilForge,
      bellowsBuild,
      gazelleRouter,
      islandMail,
    ],
  });
}
