import { describe, expect, it } from 'vitest';
import { statedDependenciesOf } from '~/olm/dependencies/dependencies';
import { contentOperator, describedCollector } from './contentOperator';

const bundle = (version: string, metadata: object = {}, more: readonly object[] = []) => ({
  schema: 'olm.bundle',
  package: 'quill',
  name: `quill.v${version}`,
  relatedImages: [{ name: 'a', image: `registry.example.com/quill:${version}` }],
  properties: [
    { type: 'olm.package', value: { packageName: 'quill', version } },
    { type: 'olm.csv.metadata', value: { displayName: `Quill ${version}`, ...metadata } },
    ...more,
  ],
});
const channel = (name: string, ...versions: readonly string[]) => ({
  schema: 'olm.channel',
  package: 'quill',
  name,
  entries: versions.map((version) => ({ name: `quill.v${version}` })),
});
const PACKAGE = {
  schema: 'olm.package',
  name: 'quill',
  defaultChannel: 'stable',
  icon: { base64data: 'PHN2Zy8+', mediatype: 'image/svg+xml' },
};

function collected(...metas: readonly unknown[]) {
  const collector = describedCollector();
  for (const meta of metas) collector.add(meta);
  return collector.packages();
}

const operatorIn = (...metas: readonly unknown[]) => {
  const [found] = collected(...metas);
  return found === undefined ? null : contentOperator('tide', found);
};

describe('a package of a ClusterCatalog', () => {
  const METADATA = {
    annotations: { capabilities: 'Deep Insights', 'alm-examples': '[{}]', categories: 'Ink' },
    labels: { 'operatorframework.io/arch.arm64': 'supported' },
    provider: { name: 'Ink Works' },
    installModes: [{ type: 'AllNamespaces', supported: true }],
    crdDescriptions: { owned: [{ name: 'pens.ink.example.com', kind: 'Pen', version: 'v1' }] },
    links: [{ name: 'Home', url: 'https://ink.example.com' }],
  };
  const NEEDS = { type: 'olm.package.required', value: { packageName: 'ink', versionRange: '>1' } };

  it('is described like one of a CatalogSource', () => {
    const operator = operatorIn(
      PACKAGE,
      channel('fast', '2.0.0'),
      channel('stable', '1.0.0', '1.1.0'),
      bundle('1.0.0'),
      bundle('1.1.0', METADATA, [NEEDS]),
      bundle('2.0.0'),
    );
    expect(operator).toMatchObject({
      key: { catalogNamespace: '~v1', catalog: 'tide', packageName: 'quill' },
      provider: 'Ink Works',
      defaultChannel: 'stable',
      labels: METADATA.labels,
      flaws: [],
    });
    const [fast, stable] = operator?.channels ?? [];
    expect(fast).toMatchObject({ name: 'fast', displayName: 'Quill 2.0.0', version: '2.0.0' });
    expect(stable).toMatchObject({
      displayName: 'Quill 1.1.0',
      capabilityLevel: 'Deep Insights',
      installModes: ['AllNamespaces'],
      providedApis: [{ kind: 'Pen', group: 'ink.example.com' }],
      relatedImages: ['registry.example.com/quill:1.1.0'],
      links: METADATA.links,
    });
    expect(stable?.annotations).not.toHaveProperty('alm-examples');
    expect(stable?.versions.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    expect(stable && statedDependenciesOf(stable)).toEqual([
      { kind: 'package', packageName: 'ink', versionRange: '>1' },
    ]);
  });

  it('has the deprecations of the catalog', () => {
    const operator = operatorIn(PACKAGE, channel('stable', '1.0.0'), bundle('1.0.0'), {
      schema: 'olm.deprecations',
      package: 'quill',
      entries: [
        { reference: { schema: 'olm.package' }, message: 'Use Pen.' },
        { reference: { schema: 'olm.bundle', name: 'quill.v1.0.0' }, message: 'Broken.' },
      ],
    });
    expect(operator?.deprecation).toBe('Use Pen.');
    expect(operator?.channels[0]?.versions[0]?.deprecation).toBe('Broken.');
  });

  it('has its icon, and nothing that a browser cannot show', () => {
    expect(collected(PACKAGE)[0]?.icon).toBe('data:image/svg+xml;base64,PHN2Zy8+');
    expect(collected({ ...PACKAGE, icon: { mediatype: 'text/html' } })[0]?.icon).toBeNull();
  });

  it.each([
    ['no channel', [PACKAGE, bundle('1.0.0')]],
    ['a channel without a version', [PACKAGE, channel('stable', '1.0.0')]],
    ['nothing readable', [{ ...PACKAGE, defaultChannel: 7 }, { schema: 'olm.bundle' }, [], null]],
  ])('is none with %s', (_, metas) => {
    expect(operatorIn(...metas)).toBeNull();
  });

  it('keeps the descriptions of heads only, in any order of the lines', () => {
    const versions = Array.from({ length: 60 }, (_, at) => `1.${at}.0`);
    const bundles = versions.map((version) => bundle(version));
    for (const metas of [
      [channel('stable', ...versions), ...bundles, PACKAGE],
      [...bundles, PACKAGE, channel('stable', ...versions)],
    ]) {
      const [found] = collected(...metas);
      expect(Object.keys(found?.about ?? {})).toEqual(['quill.v1.59.0']);
    }
  });
});
