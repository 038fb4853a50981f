import { aCatalog } from './build/catalog';
import type { BuiltPackage } from './build/package';
import { withManifests } from './build/withManifests';
import type { NamedCatalog } from './fbc';
import {
  anchorChain,
  copperGauge,
  craneArm,
  deepWater,
  depthSounder,
  dryDock,
  ebbMeter,
  fogBell,
  harbourLamp,
  messageBottle,
  mooringLine,
  sluiceGate,
  tallShip,
  tideGauge,
  tideTable,
} from './packages/extensions/fitting';
import {
  boatShed,
  buoyChain,
  fleetOffice,
  pilotBoat,
  ropeWalk,
  signalFlags,
  stormCone,
  sunkenCrate,
} from './packages/extensions/misfits';

/** Catalogs of `--state extensions`, which only OLM v1 uses. */
export function extensionsCatalogs(): readonly NamedCatalog[] {
  return [
    known('tide-works', [
      sluiceGate,
      tideGauge,
      copperGauge,
      harbourLamp,
      tallShip,
      dryDock,
      fogBell,
      deepWater,
      buoyChain,
      ropeWalk,
      pilotBoat,
      boatShed,
      fleetOffice,
      signalFlags,
      stormCone,
      sunkenCrate,
      mooringLine,
      craneArm,
      depthSounder,
      anchorChain,
    ]),
    known('spring-tide', [ebbMeter]),
    known('neap-tide', [ebbMeter]),
    known('paper-charts', [withManifests(tideTable)]),
    known('passing-ship', [messageBottle]),
  ];
}

/** No CatalogSource has it. */
function known(name: string, packages: readonly BuiltPackage[]): NamedCatalog {
  const named = { displayName: name, publisher: 'Tide Works', priority: 0 };
  return { ...aCatalog({ name, ...named, packages }), isSpare: true };
}
