import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '~/test/builders';
import type { OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import type { LifecycleVersion } from '~/olm/lifecycle/parseLifecycle';
import { parsePackageList } from '~/olm/packages/parsePackage';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import {
  type Needed,
  neededVersion,
  type OfferedChannels,
  unblockingVersions,
} from './neededVersion';

const NEXT: OpenShiftMinor = { major: 4, minor: 22 };

function channel(name: string, version: string, limit: string | null) {
  const properties = JSON.stringify([{ type: 'olm.maxOpenShiftVersion', value: limit }]);
  const annotations = limit === null ? {} : { 'olm.properties': properties };
  return { name, version, headCsv: `quill.v${version}`, annotations };
}

describe('catalog versions that remove the block', () => {
  const installed = { channel: 'stable', version: '1.0.0' };

  it.each([
    ['a head without a limit', [channel('stable', '1.1.0', null)], ['stable 1.1.0']],
    ['a head with a later limit', [channel('stable', '1.1.0', '4.22')], ['stable 1.1.0']],
    ['no head with the same limit', [channel('stable', '1.1.0', '4.21')], []],
    ['not the version that is installed', [channel('stable', '1.0.0', null)], []],
    ['nothing older', [channel('old', '0.9.0', null)], []],
    ['no invalid version', [channel('odd', 'latest', null)], []],
    ['a later z-stream', [channel('z', '1.0.0-202501230001', null)], []],
    [
      'the current channel before later versions of others',
      [channel('fast', '3.0.0', null), channel('stable', '1.1.0', null)],
      ['stable 1.1.0', 'fast 3.0.0'],
    ],
    [
      'other channels, latest version first',
      [channel('fast', '2.0.0', null), channel('beta', '10.0.0', null)],
      ['beta 10.0.0', 'fast 2.0.0'],
    ],
  ])('%s', (_case, channels, expected) => {
    const found = unblockingVersions(channels, installed, NEXT);
    expect(found.map((one) => `${one.channel} ${one.version}`)).toEqual(expected);
  });

  it('includes any version if the installed one is unknown', () => {
    const channels = [channel('stable', '1.1.0', null)];
    expect(unblockingVersions(channels, { ...installed, version: null }, NEXT)).toHaveLength(1);
  });
});

/** @param supported the minor versions of OpenShift, `4.<minor>` */
const listed = (name: string, ...supported: readonly number[]): LifecycleVersion => {
  const [major = 0, minor = 0] = name.split('.').map(Number);
  return {
    minor: { major, minor },
    openShift: supported.map((one) => ({ major: 4, minor: one })),
    phases: [],
  };
};

/** The latest version first. */
function channels(named: Readonly<Record<string, readonly string[]>>, range = '') {
  const raw = Object.entries(named).map(([name, versions]) =>
    aRawChannel({ name, versions, annotations: { 'olm.skipRange': range } }),
  );
  const [found] = parsePackageList(aPackageList(aPackageManifest({ channels: raw })));
  return found?.channels ?? [];
}

type Given = {
  readonly version?: string | null;
  readonly lifecycle?: readonly LifecycleVersion[];
  readonly channels?: OfferedChannels;
  readonly update?: string;
  readonly isExtension?: true;
  readonly subscriptionName?: null;
};

function operatorOf({ version = '1.0.0', isExtension, subscriptionName }: Given) {
  return anInstalledOperator({
    version,
    channel: 'stable',
    csvNames: [`quill.v${version ?? ''}`],
    subscriptionName: subscriptionName === null ? null : 'quill',
    ...(isExtension && {
      extension: { namespace: null, aim: { kind: 'follows' }, catalog: null },
    }),
  });
}

function needed(given: Given, isByLifecycle = true): string {
  const { lifecycle = [], channels: offered = 'unknown', update = null } = given;
  return textOf(
    neededVersion(operatorOf(given), isByLifecycle, {
      target: NEXT,
      lifecycle,
      channels: offered,
      update,
    }),
  );
}

function textOf(found: Needed): string {
  switch (found.kind) {
    case 'version':
      return `${found.version} ${found.channel ?? ''}${found.hasPath ? '' : ' ?'}`.trim();
    case 'minor':
      return `${found.minor.major}.${found.minor.minor}.x`;
    default:
      return found.kind;
  }
}

const LISTED = [listed('1.0', 21), listed('1.1', 21), listed('1.2', 21, 22), listed('2.0', 22)];
const STABLE = { stable: ['1.2.1', '1.2.0', '1.1.0', '1.0.0'] };

describe('the version that the lifecycle requires', () => {
  it.each([
    ['the earliest in the channel', { channels: channels(STABLE) }, '1.2.0 stable'],
    [
      'that of another channel if the current one has none',
      { channels: channels({ stable: ['1.1.0', '1.0.0'], fast: ['2.0.0', '1.2.0'] }) },
      '1.2.0 fast ?',
    ],
    ['no version of the catalog', { channels: channels({ stable: ['1.1.0'] }) }, 'nothing'],
    ['only the minor version without a catalog', {}, '1.2.x'],
    ['nothing while the catalog loads', { channels: 'loading' }, 'loading'],
    ['nothing that the catalog does not have', { channels: 'not-in-catalog' }, 'not-in-catalog'],
    ['no version that supports the target', { lifecycle: [listed('1.0', 21)] }, 'nothing'],
    ['nothing older', { version: '3.0.0', channels: channels(STABLE) }, 'nothing'],
    ['any listed one if the installed one is unknown', { version: null }, '1.2.x'],
    ['none without a Subscription', { subscriptionName: null }, 'no-subscription'],
    ['the update of an extension', { isExtension: true, update: '1.2.5' }, '1.2.5'],
    [
      'another version than the update of an extension',
      { isExtension: true, update: '1.1.0' },
      '1.2.x',
    ],
  ] as const)('is %s', (_case, given, expected) => {
    expect(needed({ lifecycle: LISTED, ...given })).toBe(expected);
  });
});

describe('the version that OLM requires', () => {
  it.each([
    ['the head of the channel', { channels: channels(STABLE) }, '1.2.1 stable'],
    ['unknown without a catalog', { lifecycle: LISTED }, 'unknown'],
    [
      'no head that the lifecycle excludes',
      { channels: channels({ stable: ['1.1.0', '1.0.0'] }), lifecycle: LISTED },
      'nothing',
    ],
    [
      'without a known path if the channel does not contain the installed version',
      { version: '0.5.0', channels: channels(STABLE) },
      '1.2.1 stable ?',
    ],
    [
      'with a path by the range of the head',
      { version: '0.5.0', channels: channels(STABLE, '<1.2.1') },
      '1.2.1 stable',
    ],
    ['unknown of an extension', { isExtension: true }, 'unknown'],
  ] as const)('is %s', (_case, given, expected) => {
    expect(needed(given, false)).toBe(expected);
  });
});
