import { describe, expect, it } from 'vitest';
import { type CatalogPackage, packageCollector } from '~/olm/content/catalogPackage';
import { extensionFit } from '~/olm/content/extensionFit';
import { newestOf } from '~/olm/content/newestBundle';
import { CATALOGS, recordsIn } from './corpus';

const ALL = { hasConfig: true, isOneNamespaceOff: false };

describe('632 real packages', () => {
  const packages: readonly CatalogPackage[] = CATALOGS.flatMap(({ path }) => {
    const collector = packageCollector();
    for (const record of recordsIn(path)) collector.add(record);
    return [...collector.packages().values()];
  });
  const bundles = packages.flatMap((one) => one.bundles);

  it('match the measured compatibility of their latest version', () => {
    const kinds = packages.map((one) => {
      const newest = newestOf(one);
      return newest === null ? 'none' : extensionFit(newest, ALL).kind;
    });
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect([packages.length, count('fits'), count('one-namespace'), count('requires')]).toEqual([
      632, 507, 116, 9,
    ]);
  });

  it('have versions that all get a result', () => {
    expect(bundles.map((one) => extensionFit(one, ALL).kind)).toHaveLength(4113);
    expect(packages.flatMap(({ flaws }) => flaws)).toEqual([]);
  });

  it('stay small', () => {
    expect(JSON.stringify(packages).length / bundles.length).toBeLessThan(1000);
  });
});
