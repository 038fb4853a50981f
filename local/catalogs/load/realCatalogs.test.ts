import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from './loadCatalog';

const REAL = '../shared/data/catalogs';

describe.skipIf(!existsSync(REAL))('real catalogs', () => {
  it('load whole and without problems', async () => {
    const catalogs = await Promise.all(
      ['certified', 'community'].map((name) => loadCatalog(`${REAL}/${name}.jsonl.gz`)),
    );
    expect(catalogs.flatMap((catalog) => catalog.problems)).toEqual([]);
    expect(catalogs.flatMap((catalog) => catalog.packages)).toHaveLength(632);
  }, 20_000);
});

const ACME = '../shared/data/acme/fbc/acme';

describe.skipIf(!existsSync(ACME))('the catalog of the recordings', () => {
  it('comes with the manifests of every bundle but the one that cannot be pulled', async () => {
    const { packages, problems, manifestsOf } = await loadCatalog(ACME);
    const missing = packages
      .flatMap((one) => one.bundles)
      .filter((bundle) => manifestsOf(bundle)?.kind !== 'manifests');
    expect(problems).toEqual([]);
    expect(missing.map((bundle) => bundle.name)).toEqual(['acme-badunpack.v1.0.0']);
  });
});
