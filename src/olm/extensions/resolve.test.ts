import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packageCollector } from '~/olm/content/catalogPackage';
import { at, content, contentsOf, runs, settled, REQUEST } from '~/test/requestedCatalogs';
import { type ExtensionMoment, extensionMoments } from '~/test/recordedExtensions';
import { onlyCatalog } from './catalog';
import { conditionOf } from './extension';
import { type RequestedCatalog, resolve, type VersionRequest } from './resolve';
import { chosenIn, extensionMeaning } from './extensionMeaning';

/** `1.1.0` or `kind`. */
function described(
  request: Partial<VersionRequest>,
  ...catalogs: readonly RequestedCatalog[]
): string {
  const { outcome } = resolve({ ...REQUEST, ...request }, catalogs);
  switch (outcome.kind) {
    case 'chosen':
      return `${outcome.candidate.bundle.version} of ${outcome.candidate.catalog}`;
    case 'tie':
    case 'catalog-broken':
    case 'not-known':
      return `${outcome.kind} ${outcome.catalogs.join(' ')}`;
    default:
      return outcome.kind;
  }
}

const LINE = content({
  stable: [
    '1.0.0',
    { name: '1.1.0', replaces: 'store.v1.0.0' },
    { name: '2.0.0', replaces: 'store.v1.1.0' },
  ],
  fast: [{ name: '2.1.0-rc.1', skipRange: '>=1.0.0 <2.1.0', skips: ['store.v1.0.0'] }],
});
const A = at('a', LINE);

describe('the selected catalogs (step 1)', () => {
  it.each([
    ['all', {}, [A], '2.1.0-rc.1 of a'],
    [
      'one of two',
      { selector: onlyCatalog('b') },
      [A, at('b', content({ s: ['9.0.0'] }))],
      '9.0.0 of b',
    ],
    [
      'one that is not served blocks all',
      {},
      [A, at('b', null, { isServing: false })],
      'catalog-broken b',
    ],
    [
      'except for those that do not use it',
      { selector: onlyCatalog('a') },
      [A, at('b', null, { isServing: false })],
      '2.1.0-rc.1 of a',
    ],
    [
      'a disabled one is ignored',
      {},
      [A, at('b', null, { isServing: false, isUnavailable: true })],
      '2.1.0-rc.1 of a',
    ],
    ['one that was not read', {}, [A, at('b', 'unread')], 'not-known b'],
    ['none', {}, [], 'no-package'],
    ['no match', { selector: onlyCatalog('c') }, [A], 'no-package'],
    [
      'an invalid selector',
      { selector: { matchLabels: { 'bad key!': '' } } },
      [A],
      'selector-invalid',
    ],
  ] as const)('%s', (_name, request, catalogs, expected) => {
    expect(described(request, ...catalogs)).toBe(expected);
  });
});

describe('the versions that are eligible (step 2)', () => {
  it.each([
    ['a channel', { channels: ['stable'] }, '2.0.0 of a'],
    ['two channels', { channels: ['stable', 'fast'] }, '2.1.0-rc.1 of a'],
    ['a channel that does not exist', { channels: ['slow'] }, 'no-version'],
    ['a range', { version: '1.x' }, '1.1.0 of a'],
    ['a range without pre-releases', { version: '>=1.0.0' }, '2.0.0 of a'],
    ['a pin', { version: '1.0.0' }, '1.0.0 of a'],
    ['a range without versions', { version: '>=9' }, 'no-version'],
    ['the next', { channels: ['stable'], installed: runs('1.0.0') }, '1.1.0 of a'],
    [
      'the next major, by the edges only',
      { channels: ['stable'], installed: runs('1.1.0') },
      '2.0.0 of a',
    ],
    ['by skipRange', { installed: runs('1.0.0') }, '2.1.0-rc.1 of a'],
    ['the installed one', { version: '1.0.0', installed: runs('1.0.0') }, '1.0.0 of a'],
    ['no lower one', { version: '1.0.0', installed: runs('2.0.0') }, 'no-path'],
    ['none without a path', { version: '2.0.0', installed: runs('1.0.0') }, 'no-path'],
    [
      'any without the constraint policy',
      { version: '1.0.0', installed: runs('2.0.0'), isSelfCertified: true },
      '1.0.0 of a',
    ],
    // The edges of other channels do not count.
    [
      'no edge of another channel',
      { channels: ['fast'], version: '2.0.0', installed: runs('1.1.0') },
      'no-path',
    ],
  ] as const)('%s', (_name, request, expected) => {
    expect(described(request, A)).toBe(expected);
  });

  it('include one that a later version skips (V1U-006)', () => {
    const skipped = { name: '2.0.0', skipRange: '>=1.0.0 <2.0.0' };
    const found = content({ s: [{ name: '3.0.0', skips: ['store.v2.0.0'] }, skipped] });
    expect(described({ installed: runs('1.0.0') }, at('a', found))).toBe('2.0.0 of a');
  });
});

describe('the best (steps 3 and 4)', () => {
  const old = content({ s: ['1.0.0'] });
  const fresh = content({ s: ['2.0.0'] });
  const aged = content({ s: ['2.0.0'] }, ['2.0.0']);
  it.each([
    [
      'not deprecated before later',
      [at('a', content({ s: ['1.0.0', '2.0.0'] }, ['2.0.0']))],
      '1.0.0 of a',
    ],
    ['deprecated if no others exist', [at('a', aged)], '2.0.0 of a'],
    ['the higher release', [at('a', content({ s: ['1.0.0', '1.0.0+2'] }))], '1.0.0+2 of a'],
    ['priority before version', [at('a', old, { priority: 10 }), at('b', fresh)], '1.0.0 of a'],
    [
      'not deprecated before priority',
      [at('a', old), at('b', aged, { priority: 10 })],
      '1.0.0 of a',
    ],
    ['a tie regardless of versions', [at('b', old), at('a', fresh)], 'tie a b'],
    ['no tie with one without matches', [at('a', old), at('b', null)], '1.0.0 of a'],
  ] as const)('%s', (_name, catalogs, expected) => {
    expect(described({}, ...catalogs)).toBe(expected);
  });

  it('is a conflict also for the installed version', () => {
    const request = { installed: runs('1.0.0'), version: '1.0.0' };
    expect(described(request, at('a', old), at('b', old))).toBe('tie a b');
  });
});

it('is not searched further if the best has dependencies (step 5)', () => {
  const collector = packageCollector();
  for (const [version, ...more] of [['1.0.0'], ['2.0.0', { type: 'olm.gvk.required' }]] as const) {
    const properties = [{ type: 'olm.package', value: { version } }, ...more];
    collector.add({ schema: 'olm.bundle', package: 'store', name: version, properties });
  }
  const found = at('a', collector.packages().get('store') ?? null);
  expect(described({}, found)).toBe('dependency');
  expect(described({ version: '1.x' }, found)).toBe('1.0.0 of a');
});

it.each([
  [{ installed: runs('1.0.0') }, 'keeps'],
  [{ installed: runs('1.0.0'), version: '1.0.0' }, 'keeps'],
  [{ installed: runs('1.0.0'), version: '1.x' }, 'no-path'],
])('continues without a catalog (step 7): %j', (request, expected) => {
  expect(described(request)).toBe(expected);
});

describe('each version', () => {
  it('lists all reasons against it, in order', () => {
    const request = { ...REQUEST, channels: ['stable'], version: '1.x', installed: runs('1.0.0') };
    const { candidates } = resolve(request, [A]);
    expect(candidates.map(({ bundle, failed }) => [bundle.version, ...failed])).toEqual([
      ['2.1.0-rc.1', 'channel', 'range', 'path'],
      ['2.0.0', 'range', 'path'],
      ['1.1.0'],
      ['1.0.0', 'older'],
    ]);
  });

  it('reports that it is a pre-release', () => {
    const { candidates } = resolve({ ...REQUEST, version: '>=2.0.0' }, [A]);
    expect(candidates[0]?.failed).toEqual(['pre-release']);
  });
});

describe('for any request', () => {
  const version = fc
    .tuple(fc.nat(2), fc.nat(2), fc.nat(1), fc.constantFrom('', '-rc.1'))
    .map(([major, minor, patch, pre]) => `${major}.${minor}.${patch}${pre}`);
  const world = fc.record({
    versions: fc.uniqueArray(version, { minLength: 1, maxLength: 8 }),
    split: fc.nat(8),
    deprecated: fc.array(fc.nat(7), { maxLength: 2 }),
    request: fc.record({
      channels: fc.constantFrom([], ['a'], ['b'], ['a', 'b'], ['c']),
      version: fc.constantFrom(null, '1.x', '>=1.0.0', '~1.1', '>=0.0.0-0', '1.0.0', '<1'),
      installed: fc.option(version.map(runs)),
      isSelfCertified: fc.boolean(),
    }),
  });
  const made = fc.sample(world, 300).map(({ versions, split, deprecated, request }) => {
    const linked = versions.map((name, place) => ({
      name,
      replaces: `store.v${versions[place - 1] ?? 'none'}`,
    }));
    const found = content(
      { a: linked.slice(0, split), b: linked.slice(split) },
      deprecated.flatMap((place) => versions[place] ?? []),
    );
    return { request: { ...REQUEST, ...request }, catalogs: [at('x', found)] };
  });

  it('the selected version fails no step, and all others fail one', () => {
    for (const { request, catalogs } of made) {
      const { outcome, candidates } = resolve(request, catalogs);
      const free = candidates.filter(({ failed }) => failed.length === 0);
      expect(free).toEqual(outcome.kind === 'chosen' ? [outcome.candidate] : []);
    }
  });

  it('without the condition of a step, the next one is the reason', () => {
    const freed: Readonly<Record<string, Partial<VersionRequest>>> = {
      channel: { channels: [] },
      range: { version: null },
      'pre-release': { version: null },
      path: { isSelfCertified: true },
    };
    for (const { request, catalogs } of made) {
      for (const { bundle, failed } of resolve(request, catalogs).candidates) {
        const [step, ...others] = failed;
        const without = step === undefined ? undefined : freed[step];
        if (without === undefined) continue;
        const freer = { ...request, ...without };
        const again = resolve(freer, catalogs).candidates.find((one) => one.bundle === bundle);
        const left = others.filter((one) => one !== 'path' || step !== 'channel');
        const requested = (again?.failed ?? []).filter(
          (one) => one !== 'path' || step !== 'channel',
        );
        if (left.length > 0) expect(requested[0]).toBe(left[0]);
        else expect(requested).not.toContain(step);
      }
    }
  });
});

/** OLM does not react to a changed priority and waits before it retries. The predicted version is that of its next attempt. */
const LATE: Readonly<Record<string, string>> = {
  'v1_catalog_tie 12636 v1-tie': 'acme-global.v3.1.4',
  'v1_catalog_tie 24540 v1-tie': 'tie',
  'v1_one_catalog_broken_stops_all 43012 v1-late': 'acme-newkube.v1.0.0',
};

describe('versions that real OLM selected', () => {
  const moments = settled(extensionMoments());

  it.each(moments.map((one) => [`${one.situation} ${one.ms} ${one.extension.name}`, one] as const))(
    '%s',
    (name, { extension, catalogs }) => {
      const requested = catalogs.map((catalog) => ({
        catalog,
        content: contentsOf(catalog.name).get(extension.packageName ?? '') ?? null,
      }));
      const predicted = outcomeText(resolve(extension, requested).outcome);
      expect(predicted).toBe(LATE[name] ?? recorded(extension));
    },
  );
});

function recorded(extension: ExtensionMoment['extension']): string | undefined {
  const progressing = conditionOf(extension, 'Progressing');
  if (progressing?.reason === 'Succeeded') return extension.installed?.name ?? undefined;
  const message = progressing?.message ?? '';
  return chosenIn(message)?.name ?? extensionMeaning(message)?.kind;
}

function outcomeText(outcome: ReturnType<typeof resolve>['outcome']): string {
  return outcome.kind === 'chosen' ? outcome.candidate.bundle.name : outcome.kind;
}
