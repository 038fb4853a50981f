import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../local/catalogs/load/loadCatalog';
import { realCsvDefinition, schemaFaults } from '../../local/catalogs/schemaFaults';
import { manifestsFromMetadata } from '../../local/catalogs/synthesize';
import { CATALOGS } from './corpus';

describe('real catalogs', async () => {
  const catalogs = await Promise.all(CATALOGS.map(({ path }) => loadCatalog(path)));
  const packages = catalogs.flatMap((catalog) => catalog.packages);

  it('load whole and without problems', () => {
    expect(catalogs.flatMap((catalog) => catalog.problems)).toEqual([]);
    expect(packages).toHaveLength(632);
  });

  it('become ClusterServiceVersions that the API server accepts', () => {
    const faults = schemaFaults(realCsvDefinition());
    const newest = packages.flatMap((one) => one.bundles.slice(-1));
    expect(newest.flatMap((bundle) => faults(manifestsFromMetadata(bundle)[0]))).toEqual([]);
  }, 30_000);
});
