import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { jsonIn } from '~/kube/json';
import { type CatalogBundle, type CatalogPackage, packageCollector } from './catalogPackage';
import { extensionFit, isInstallable } from './extensionFit';
import { newestOf } from './newestBundle';

const ALL = { hasConfig: true, isOneNamespaceOff: false };

const BUNDLE: CatalogBundle = {
  name: 'store.v1.0.0',
  version: '1.0.0',
  release: null,
  image: null,
  installModes: ['AllNamespaces'],
  requires: [],
  apis: [],
  bringsApiService: false,
  minKubeVersion: null,
  suggestedNamespace: null,
  hasManifests: false,
};

describe('a version', () => {
  const api = { kind: 'api', group: 'a', version: 'v1', apiKind: 'B' } as const;
  it.each([
    ['for all namespaces', {}, 'fits', true],
    ['with unknown modes', { installModes: null }, 'fits', true],
    ['that requires another API', { requires: [api], bringsApiService: true }, 'requires', false],
    [
      'that contains an API service',
      { bringsApiService: true, installModes: [] },
      'api-service',
      false,
    ],
    ['for several', { installModes: ['MultiNamespace'] }, 'several-namespaces', false],
    ['for none', { installModes: [] }, 'several-namespaces', false],
    ['for one', { installModes: ['OwnNamespace', 'SingleNamespace'] }, 'one-namespace', true],
  ] as const)('%s: %s', (_name, parts, kind, installable) => {
    const fit = extensionFit({ ...BUNDLE, ...parts }, ALL);
    expect(fit.kind).toBe(kind);
    expect(isInstallable(fit)).toBe(installable);
  });

  it.each([
    [{ hasConfig: false, isOneNamespaceOff: false }, false],
    [{ hasConfig: true, isOneNamespaceOff: true }, false],
    [ALL, true],
  ])('for one namespace if the cluster has %j', (facts, canBeConfigured) => {
    const fit = extensionFit({ ...BUNDLE, installModes: ['OwnNamespace'] }, facts);
    expect(fit).toEqual({ kind: 'one-namespace', canBeConfigured, isOwnOnly: true });
    expect(isInstallable(fit)).toBe(canBeConfigured);
  });
});

const CATALOGS = ['community', 'certified'].map((n) => `../shared/data/catalogs/${n}.jsonl.gz`);

describe.skipIf(!CATALOGS.every((path) => existsSync(path)))(
  '632 real packages (needs ../shared/data)',
  () => {
    const packages: readonly CatalogPackage[] = CATALOGS.flatMap((path) => {
      const collector = packageCollector();
      for (const line of gunzipSync(readFileSync(path)).toString().split('\n')) {
        collector.add(jsonIn(line));
      }
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
  },
);
