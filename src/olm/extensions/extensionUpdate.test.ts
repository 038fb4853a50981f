import { describe, expect, it } from 'vitest';
import { packageCollector } from '~/olm/content/catalogPackage';
import { at, content, contentsOf, runs, settled, REQUEST } from '~/test/requestedCatalogs';
import { type ExtensionMoment, extensionMoments } from '~/test/recordedExtensions';
import { onlyCatalog } from './catalog';
import { conditionOf } from './extension';
import { CHECKS, extensionUpdate, pathTo, type Updatable, whyNotNewer } from './extensionUpdate';
import type { RequestedCatalog } from './resolve';

const INSTALLED: Updatable = { ...REQUEST, installed: runs('1.0.0'), watchNamespace: null };

const LINE = content({
  stable: [
    '1.0.0',
    { name: '1.1.0', replaces: 'store.v1.0.0' },
    { name: '2.0.0', replaces: 'store.v1.1.0' },
  ],
  fast: [{ name: '2.1.0', replaces: 'store.v2.0.0' }],
});
const A = at('a', LINE);

/** A package whose last version has these properties. */
function withLast(...properties: readonly object[]): RequestedCatalog {
  const collector = packageCollector();
  const entries = [{ name: 'store.v1.0.0' }, { name: 'store.v1.1.0', replaces: 'store.v1.0.0' }];
  collector.add({ schema: 'olm.channel', package: 'store', name: 'stable', entries });
  for (const version of ['1.0.0', '1.1.0']) {
    const named = { schema: 'olm.bundle', package: 'store', name: `store.v${version}` };
    const own = { type: 'olm.package', value: { packageName: 'store', version } };
    collector.add({ ...named, properties: version === '1.1.0' ? [own, ...properties] : [own] });
  }
  return at('a', collector.packages().get('store') ?? null);
}

const csv = (value: object) => ({ type: 'olm.csv.metadata', value });
const modes = (...types: readonly string[]) =>
  csv({ installModes: types.map((type) => ({ type, supported: true })) });
const LIMITED = withLast(modes('OwnNamespace', 'SingleNamespace'));

/** `waiting 1.1.0`, `blocked tie` or `none`. */
function described(request: Partial<Updatable>, ...catalogs: readonly RequestedCatalog[]): string {
  const update = extensionUpdate({ ...INSTALLED, ...request }, catalogs);
  switch (update.kind) {
    case 'waiting':
    case 'automatic':
      return `${update.kind} ${update.to.bundle.version}`;
    case 'blocked':
      return `blocked ${update.by.kind}`;
    default:
      return update.kind;
  }
}

describe('the update', () => {
  const old = content({ s: ['1.0.0'] });
  it.each([
    ['of an extension that is not installed', { installed: null }, [A], 'none'],
    ['OLM installs the next', {}, [A], 'automatic 1.1.0'],
    ['of a channel', { channels: ['stable'], installed: runs('2.0.0') }, [A], 'none'],
    ['of any channel', { installed: runs('2.0.0') }, [A], 'automatic 2.1.0'],
    ['paused', { version: '1.0.0' }, [A], 'waiting 1.1.0'],
    ['paused at the latest', { version: '2.1.0', installed: runs('2.1.0') }, [A], 'none'],
    [
      'paused within its channels',
      { version: '2.0.0', channels: ['stable'], installed: runs('2.0.0') },
      [A],
      'none',
    ],
    ['requested already', { version: '1.1.0' }, [A], 'automatic 1.1.0'],
    ['within the range', { version: '1.x' }, [A], 'automatic 1.1.0'],
    ['beyond the range', { version: '1.x', installed: runs('1.1.0') }, [A], 'waiting 2.0.0'],
    ['paused by a version without a path', { version: '2.0.0' }, [A], 'waiting 1.1.0'],
    ['rejected downgrade', { version: '1.0.0', installed: runs('2.1.0') }, [A], 'blocked no-path'],
    ['none of a lower version', { installed: runs('3.0.0') }, [A], 'blocked no-path'],
    // Without update paths, OLM also installs an earlier version.
    [
      'earlier without update paths',
      { installed: runs('3.0.0'), isSelfCertified: true },
      [A],
      'automatic 2.1.0',
    ],
    // The pin is not removed together with the update paths.
    [
      'paused without update paths',
      { version: '1.0.0', isSelfCertified: true },
      [A],
      'waiting 1.1.0',
    ],
    ['of a tie', { version: '1.0.0' }, [at('a', old), at('b', old)], 'blocked tie'],
    [
      'of a broken catalog',
      { version: '1.0.0' },
      [A, at('b', null, { isServing: false })],
      'blocked catalog-broken',
    ],
    ['without a catalog', { selector: onlyCatalog('b') }, [A], 'blocked keeps'],
    [
      'paused without a catalog',
      { selector: onlyCatalog('b'), version: '1.0.0' },
      [A],
      'blocked keeps',
    ],
    ['of an unread catalog', { version: '1.0.0' }, [at('a', 'unread')], 'unknown'],
    [
      'that has a dependency',
      { version: '1.0.0' },
      [withLast({ type: 'olm.gvk.required', value: {} })],
      'blocked unfit',
    ],
    [
      'with an API service',
      {},
      [withLast(csv({ apiServiceDefinitions: { owned: [{}] } }))],
      'blocked unfit',
    ],
    ['for one namespace that is not set', {}, [LIMITED], 'blocked unfit'],
    ['for one namespace that is set', { watchNamespace: 'store' }, [LIMITED], 'automatic 1.1.0'],
  ] as const)('%s', (_name, request, catalogs, expected) => {
    expect(described(request, ...catalogs)).toBe(expected);
  });

  it('is a later build of the same version', () => {
    const found = at(
      'a',
      content({ s: ['1.0.0+1', { name: '1.0.0+2', replaces: 'store.v1.0.0+1' }] }),
    );
    expect(described({ installed: runs('1.0.0+1') }, found)).toBe('automatic 1.0.0+2');
    expect(described({ installed: runs('1.0.0+2') }, found)).toBe('none');
  });
});

/** `2.1.0: catalog✓ channel✗ …`, the first failed check and its step. */
function why(request: Partial<Updatable>, ...catalogs: readonly RequestedCatalog[]): string | null {
  const found = whyNotNewer({ ...INSTALLED, ...request }, catalogs);
  if (found === null) return null;
  const marks = CHECKS.map(
    (check) => ({ passed: '+', failed: '-', unknown: '?' })[found.results[check]],
  );
  return `${found.latest?.bundle.version ?? 'none'} ${marks.join('')} ${found.failed} ${found.step ?? ''}`.trim();
}

describe('why not newer', () => {
  const only = (version: string) =>
    content({ s: ['1.0.0', { name: version, replaces: 'store.v1.0.0' }] });
  it.each([
    ['it is the latest', { installed: runs('2.1.0') }, [A], null],
    ['OLM installs the latest', {}, [at('a', only('1.1.0'))], null],
    ['unread', {}, [at('a', 'unread')], null],
    ['no path', {}, [A], '2.1.0 +++-?+ path path'],
    ['the channel', { channels: ['stable'] }, [A], '2.1.0 +-+-?+ channel channel'],
    ['the range', { version: '1.x' }, [A], '2.1.0 ++--?+ range range'],
    [
      'a pre-release',
      { version: '>=1.0.0' },
      [at('a', only('1.1.0-rc.1'))],
      '1.1.0-rc.1 ++-+?+ range pre-release',
    ],
    [
      'deprecated',
      {},
      [
        at(
          'a',
          content({ s: ['1.0.0', { name: '1.1.0', replaces: 'store.v1.0.0' }] }, [
            'store.v1.1.0',
            '1.1.0',
          ]),
        ),
      ],
      '1.1.0 ++++-+ choice deprecated',
    ],
    [
      'priority',
      {},
      [at('a', only('1.1.0'), { priority: 1 }), at('b', only('1.2.0'))],
      '1.2.0 ++++-+ choice priority',
    ],
    ['a tie', {}, [at('a', only('1.1.0')), at('b', only('1.2.0'))], '1.2.0 ++++-+ choice tie'],
    [
      'the same version elsewhere',
      {},
      [at('a', only('1.2.0')), at('b', only('1.2.0'), { priority: 1 })],
      null,
    ],
    ['it is not compatible', {}, [LIMITED], '1.1.0 +++++- fit'],
    ['a broken catalog', {}, [at('a', null, { isServing: false })], 'none -????? catalog'],
    ['no catalog', { selector: onlyCatalog('b') }, [A], 'none -????? catalog'],
    ['an empty catalog', {}, [at('a', null)], 'none -????? catalog'],
  ] as const)('%s', (_name, request, catalogs, expected) => {
    expect(why(request, ...catalogs)).toBe(expected);
  });
});

it.each([
  ['the next version', { version: '1.1.0' }, A, 'any'],
  ['a version without a direct path', { version: '2.0.0' }, A, 'none'],
  ['an earlier version', { version: '1.0.0', installed: runs('2.0.0') }, A, 'none'],
  ['the installed version', { version: '1.0.0' }, A, 'any'],
  ['a range', { version: '2.x' }, A, 'any'],
  ['a version that the catalog does not contain', { version: '9.0.0' }, A, 'any'],
  ['one of another channel', { version: '2.1.0', channels: ['stable'] }, A, 'any'],
  ['an extension that is not installed', { version: '2.0.0', installed: null }, A, 'any'],
  [
    'an extension with disabled update paths',
    { version: '2.0.0', isSelfCertified: true },
    A,
    'none',
  ],
  ['one of an unread catalog', { version: '2.0.0' }, at('a', 'unread'), 'unknown'],
] as const)('the update path to %s', (_name, request, catalog, expected) => {
  expect(pathTo({ ...INSTALLED, ...request }, [catalog])).toBe(expected);
});

describe('final states of real OLM', () => {
  const moments = settled(extensionMoments()).filter(
    ({ extension }) =>
      extension.installed !== null && conditionOf(extension, 'Progressing')?.reason === 'Succeeded',
  );

  it('are pinned and updated extensions', () => {
    const versions = moments.map(({ extension }) => extension.version !== null);
    expect(versions).toContain(true);
    expect(versions).toContain(false);
  });

  it.each(moments.map((one) => [`${one.situation} ${one.ms} ${one.extension.name}`, one] as const))(
    '%s: OLM has nothing left to install',
    (_name, moment) => {
      expect(updateAt(moment)).not.toMatch(/^automatic/);
    },
  );

  it('an available update is the version that OLM installed next on request', () => {
    const next = moments.flatMap((one, place) => {
      const { name, installed, version: requested } = one.extension;
      if (requested === null) return [];
      const later = moments
        .slice(place + 1)
        .filter(
          ({ situation, extension }) => situation === one.situation && extension.name === name,
        )
        .map(({ extension }) => extension.installed?.version)
        .find((version) => version !== installed?.version);
      return later === undefined
        ? []
        : [[one.situation, updateAt(one), `waiting ${later}`] as const];
    });
    expect(new Set(next.map(([situation]) => situation))).toEqual(new Set(NEXT));
    for (const [, predicted, installed] of next) expect(predicted).toBe(installed);
  });
});

/** Recordings in which a paused extension was updated after its status was stable. */
const NEXT: readonly string[] = [
  'v1_orphan_delete_and_take_over',
  'v1_service_account_deleted_while_running',
  'v1_weak_then_rights_added',
];

function updateAt({ extension, catalogs }: ExtensionMoment): string {
  const wanted = catalogs.map((catalog) => ({
    catalog,
    content: contentsOf(catalog.name).get(extension.packageName ?? '') ?? null,
  }));
  return described(extension, ...wanted);
}
