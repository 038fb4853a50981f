import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonIn } from '~/kube/json';
import { packageCollector } from './catalogPackage';
import { newestOf } from './newestBundle';

function collected(...metas: readonly unknown[]) {
  const collector = packageCollector();
  for (const meta of metas) collector.add(meta);
  return collector.packages();
}

const bundle = (name: string, version: unknown, ...properties: readonly object[]) => ({
  schema: 'olm.bundle',
  package: 'store',
  name,
  image: `example.com/${name}`,
  properties: [{ type: 'olm.package', value: { packageName: 'store', version } }, ...properties],
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe('the packages of a catalog', () => {
  it('are assembled from parts in any order', () => {
    const channel = {
      schema: 'olm.channel',
      package: 'store',
      name: 'stable',
      entries: [{ name: 'store.v1.0.0' }],
    };
    const metadata = {
      type: 'olm.csv.metadata',
      value: {
        installModes: [
          { type: 'AllNamespaces', supported: true },
          { type: 'OwnNamespace', supported: false },
        ],
        minKubeVersion: '1.30.0',
        apiServiceDefinitions: { owned: [{}] },
        annotations: { 'operatorframework.io/suggested-namespace': 'shop' },
      },
    };
    const api = { type: 'olm.gvk', value: { group: 'g', version: 'v1', kind: 'Store' } };
    const found = collected(
      bundle('store.v1.0.0', '1.0.0+2', metadata, api),
      channel,
      { schema: 'olm.package', name: 'store', defaultChannel: 'stable' },
      {
        schema: 'olm.deprecations',
        package: 'store',
        entries: [
          { reference: { schema: 'olm.bundle', name: 'store.v1.0.0' }, message: 'old' },
          { reference: { schema: 'olm.unknown' } },
        ],
      },
    );
    expect(found.get('store')).toEqual({
      name: 'store',
      defaultChannel: 'stable',
      channels: [
        {
          channel: 'stable',
          entries: [{ csvName: 'store.v1.0.0', replaces: null, skips: [], skipRange: null }],
        },
      ],
      bundles: [
        {
          name: 'store.v1.0.0',
          version: '1.0.0+2',
          release: '2',
          image: 'example.com/store.v1.0.0',
          installModes: ['AllNamespaces'],
          requires: [],
          apis: [{ group: 'g', version: 'v1', kind: 'Store' }],
          bringsApiService: true,
          minKubeVersion: '1.30.0',
          suggestedNamespace: 'shop',
          hasManifests: false,
        },
      ],
      deprecations: [{ scope: 'bundle', name: 'store.v1.0.0', message: 'old' }],
      flaws: [],
      lifecycle: null,
    });
  });

  it('have the versions of their only lifecycle', () => {
    const blob = (owner: string, versions: unknown) => ({
      schema: 'io.openshift.operators.lifecycles.v1alpha1',
      package: owner,
      versions,
    });
    const good = [{ name: '1.2', phases: [] }];
    const found = collected(
      blob('store', good),
      blob('twice', good),
      blob('twice', good),
      blob('twice', good),
      blob('malformed', 'all'),
    );
    const version = { minor: { major: 1, minor: 2 }, openShift: null, phases: [] };
    expect(found.get('store')?.lifecycle).toEqual([version]);
    expect(found.get('twice')?.lifecycle).toEqual([]);
    expect(found.get('malformed')?.lifecycle).toEqual([]);
  });

  it('are read from manifests in older catalogs', () => {
    const csv = {
      kind: 'ClusterServiceVersion',
      metadata: { annotations: { 'operatorframework.io/suggested-namespace': 'shop' } },
      spec: {
        installModes: [{ type: 'OwnNamespace', supported: true }],
        apiservicedefinitions: { owned: [{}] },
      },
    };
    const objects = ['no base64!', base64({ kind: 'Service' }), base64(csv)].map((data) => ({
      type: 'olm.bundle.object',
      value: { data },
    }));
    const [found] =
      collected(bundle('store.v1.0.0', '1.0.0', ...objects)).get('store')?.bundles ?? [];
    expect(found).toMatchObject({
      hasManifests: true,
      installModes: ['OwnNamespace'],
      bringsApiService: true,
      suggestedNamespace: 'shop',
    });
  });

  it('name the bundles that OLM ignores', () => {
    const found = collected(
      bundle('a', undefined),
      bundle('b', '1.0'),
      bundle('c', '1.0.0'),
      bundle('c', '1.0.1'),
    ).get('store');
    expect(found?.bundles.map(({ name, version }) => [name, version])).toEqual([['c', '1.0.0']]);
    expect(found?.flaws).toEqual([
      { kind: 'no-version', name: 'a' },
      { kind: 'no-semantic-version', name: 'b' },
      { kind: 'twice', name: 'c' },
    ]);
  });

  it('keep requirements of a bundle, including invalid ones', () => {
    const found = collected(
      bundle(
        'a',
        '1.0.0',
        { type: 'olm.gvk.required', value: { group: 'g', version: 'v1', kind: 'K' } },
        { type: 'olm.constraint', value: 7 },
        { type: 'olm.maxOpenShiftVersion', value: '4.20' },
      ),
    );
    expect(found.get('store')?.bundles[0]?.requires).toEqual([
      { kind: 'api', group: 'g', version: 'v1', apiKind: 'K' },
      { kind: 'rule', rule: '' },
    ]);
  });

  it('are those of the catalog that was recorded', () => {
    const lines = ['acme', 'acme2'].flatMap((name) =>
      readFileSync(`test-data/acme/fbc/${name}/catalog.json`, 'utf8').split('\n'),
    );
    const found = collected(...lines.map(jsonIn));
    expect(
      found
        .get('acme-store')
        ?.bundles.map(({ version }) => version)
        .toSorted(),
    ).toEqual(['1.0.0', '1.1.0', '2.0.0']);
    expect(found.get('acme-cache')?.bundles[0]?.requires).not.toEqual([]);
    expect(found.get('acme-old')?.deprecations.map(({ scope }) => scope)).toContain('package');
  });

  it('are read from any content', () => {
    const schema = fc.constantFrom('olm.package', 'olm.channel', 'olm.bundle', 'olm.deprecations');
    const meta = fc.record({
      schema,
      package: fc.jsonValue(),
      name: fc.jsonValue(),
      entries: fc.jsonValue(),
      properties: fc.array(
        fc.record({
          type: fc.constantFrom('olm.package', 'olm.csv.metadata', 'olm.bundle.object', 'olm.gvk'),
          value: fc.jsonValue(),
        }),
      ),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(meta, fc.jsonValue())), (metas) => {
        expect([...collected(...metas).values()].every(({ name }) => name !== '')).toBe(true);
      }),
    );
  });
});

it.each([
  [['1.0.0', '1.10.0', '1.9.0'], [], '1.10.0'],
  [['1.0.0', '1.10.0'], ['v1.10.0'], '1.0.0'],
  [['1.0.0', '1.0.0+2', '1.0.0+10'], [], '1.0.0+10'],
  [['1.0.0-rc.1', '1.0.0'], [], '1.0.0'],
  [[], [], undefined],
])('of %j without %j the latest is %s', (versions, deprecated, newest) => {
  const metas = versions.map((version) => bundle(`v${version}`, version));
  const entries = deprecated.map((name) => ({ reference: { schema: 'olm.bundle', name } }));
  const deprecations = { schema: 'olm.deprecations', package: 'store', entries };
  const found = collected(...metas, deprecations).get('store');
  expect(found && newestOf(found)?.version).toBe(newest);
});
