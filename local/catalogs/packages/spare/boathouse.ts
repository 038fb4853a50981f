/** Operators of catalogs without an initial CatalogSource. */
import { aShoreApi, aShorePackage } from '../leftovers/shore';

export const oarRack = aShorePackage({
  packageName: 'oar-rack',
  displayName: 'Oar Rack',
  summary: 'Keeps what is needed for the next trip.',
});

export const tarpService = aShorePackage(
  {
    packageName: 'tarp-service',
    displayName: 'Tarp Service',
    summary: 'Covers what must stay dry.',
  },
  { apis: [aShoreApi({ group: 'tarp.example.com', kind: 'Tarp', description: 'A cover.' })] },
);

export const keelInspector = aShorePackage({
  packageName: 'keel-inspector',
  displayName: 'Keel Inspector',
  summary: 'Looks under the waterline.',
});

export const pearlSafe = aShorePackage({
  packageName: 'pearl-safe',
  displayName: 'Pearl Safe',
  summary: 'For those who may log in.',
});

export const harbourLog = aShorePackage({
  packageName: 'harbour-log',
  displayName: 'Harbour Log',
  summary: 'Writes down who came and who left.',
});
