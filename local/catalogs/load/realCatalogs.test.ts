import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { realCsvDefinition, schemaFaults } from '../schemaFaults';
import { manifestsFromMetadata } from '../synthesize';
import { loadCatalog } from './loadCatalog';

const REAL = '../shared/data/catalogs';

describe.skipIf(!existsSync(REAL))(`real catalogs (needs ${REAL})`, async () => {
  const catalogs = existsSync(REAL)
    ? await Promise.all(
        ['certified', 'community'].map((name) => loadCatalog(`${REAL}/${name}.jsonl.gz`)),
      )
    : [];
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

const ACME = 'test-data/acme/fbc/acme';

describe('the catalog of the recordings', () => {
  it('contains the manifests of all bundles except the one that cannot be pulled', async () => {
    const { packages, problems, manifestsOf } = await loadCatalog(ACME);
    const missing = packages
      .flatMap((one) => one.bundles)
      .filter((bundle) => manifestsOf(bundle)?.kind !== 'manifests');
    expect(problems).toEqual([]);
    expect(missing.map((bundle) => bundle.name)).toEqual(['acme-badunpack.v1.0.0']);
  });
});
