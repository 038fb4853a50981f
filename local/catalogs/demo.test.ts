import { describe, expect, it } from 'vitest';
import { demoCatalogs } from './demo';
import type { CatalogBundle, CatalogPackage, FbcObject } from './fbc';
import { listAt, textAt } from './json';
import { channelFault } from './load/channelGraph';
import { trickster } from './packages/community/trickster';
import { realCsvDefinition, schemaFaults } from './schemaFaults';

const CATALOGS = demoCatalogs('openshift', [trickster]);

type Offered = { readonly title: string; readonly package: CatalogPackage };
const PACKAGES: readonly Offered[] = CATALOGS.flatMap(({ name, catalog }) =>
  catalog.packages.map((one) => ({ title: `${name}/${one.name}`, package: one })),
);
const CHANNELS = PACKAGES.flatMap((one) =>
  one.package.channels.map((channel) => ({
    title: `${one.title} ${channel.name}`,
    package: one.package,
    channel,
  })),
);

type Unpacked = {
  readonly title: string;
  readonly bundle: CatalogBundle;
  readonly objects: readonly FbcObject[];
};
const BUNDLES: readonly Unpacked[] = CATALOGS.flatMap(({ name, catalog }) =>
  catalog.packages.flatMap((one) =>
    one.bundles.map((bundle) => {
      const manifests = catalog.manifestsOf(bundle);
      const objects = manifests?.kind === 'manifests' ? manifests.objects : [];
      return { title: `${name}/${bundle.name}`, bundle, objects };
    }),
  ),
);
const UNPACKED = BUNDLES.filter(({ objects }) => objects.length > 0);

const csvOf = ({ objects }: Unpacked): FbcObject =>
  objects.find((object) => object['kind'] === 'ClusterServiceVersion') ?? {};
const crdsOf = ({ objects }: Unpacked): readonly FbcObject[] =>
  objects.filter((object) => object['kind'] === 'CustomResourceDefinition');
const duplicates = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('the demo as a whole', () => {
  it('has four catalogs and at least 32 packages', () => {
    expect(CATALOGS.map((catalog) => catalog.name)).toEqual([
      'redhat-operators',
      'certified-operators',
      'community-operators',
      'platform-team',
    ]);
    expect(PACKAGES.length).toBeGreaterThanOrEqual(32);
  });

  it('is built in less than 100 ms', () => {
    const start = process.cpuUsage();
    demoCatalogs();
    expect(process.cpuUsage(start).user).toBeLessThan(100_000);
  });

  it('gives each bundle an image and each package of a catalog a unique name', () => {
    expect(duplicates(BUNDLES.map(({ bundle }) => bundle.image))).toEqual([]);
    expect(duplicates(PACKAGES.map(({ title }) => title))).toEqual([]);
    expect(duplicates(BUNDLES.map(({ title }) => title))).toEqual([]);
  });
});

describe.each(CHANNELS)('channel $title', ({ package: owner, channel }) => {
  const names = new Set(owner.bundles.map((bundle) => bundle.name));

  it('is a valid graph of existing bundles', () => {
    expect(channelFault(channel)).toBeUndefined();
    expect(duplicates(channel.entries.map((entry) => entry.name))).toEqual([]);
    expect(channel.entries.map((entry) => entry.name).filter((name) => !names.has(name))).toEqual(
      [],
    );
  });

  it('replaces only its own entries', () => {
    const entries = new Set(channel.entries.map((entry) => entry.name));
    const replaced = channel.entries.flatMap((entry) => entry.replaces ?? []);
    expect(replaced.filter((name) => !entries.has(name))).toEqual([]);
  });
});

describe.each(PACKAGES)('package $title', ({ package: one }) => {
  it('has its default channel, no bundle outside a channel, and deprecates only what exists', () => {
    expect(one.channels.map((channel) => channel.name)).toContain(one.defaultChannel);
    const entries = new Set(
      one.channels.flatMap((channel) => channel.entries.map((entry) => entry.name)),
    );
    expect(one.bundles.map((bundle) => bundle.name).filter((name) => !entries.has(name))).toEqual(
      [],
    );
    const known = [...entries, ...one.channels.map((channel) => channel.name), undefined];
    expect(one.deprecations.filter(({ reference }) => !known.includes(reference.name))).toEqual([]);
  });
});

describe.each(UNPACKED)('bundle $title', (unpacked) => {
  it('contains each CRD that its CSV owns, in that version', () => {
    const served = crdsOf(unpacked).flatMap((crd) =>
      listAt(crd, 'spec', 'versions').map(
        (version) =>
          `${String(textAt(crd, 'metadata', 'name'))}/${String(textAt(version, 'name'))}`,
      ),
    );
    const owned = listAt(csvOf(unpacked), 'spec', 'customresourcedefinitions', 'owned').map(
      (one) => `${String(textAt(one, 'name'))}/${String(textAt(one, 'version'))}`,
    );
    expect(owned).toEqual(served);
  });

  it('has examples that its own schemas accept', () => {
    const text = textAt(csvOf(unpacked), 'metadata', 'annotations', 'alm-examples') ?? '[]';
    if (['sparrow-dashboards', 'trickster'].includes(unpacked.bundle.packageName)) return;
    const examples: unknown = JSON.parse(text);
    for (const example of listAt({ examples }, 'examples')) {
      const crd = crdsOf(unpacked).find(
        (one) => textAt(one, 'spec', 'names', 'kind') === textAt(example, 'kind'),
      );
      expect(schemaFaults(crd)(example)).toEqual([]);
    }
  });
});

describe('the real ClusterServiceVersion schema', () => {
  it('accepts every CSV', () => {
    const faults = schemaFaults(realCsvDefinition());
    expect(UNPACKED.flatMap((unpacked) => faults(csvOf(unpacked)))).toEqual([]);
  }, 30_000);
});
