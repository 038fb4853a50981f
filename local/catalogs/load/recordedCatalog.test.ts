import { describe, expect, it } from 'vitest';
import { loadCatalog } from './loadCatalog';

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
