import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '~/test/builders';
import type { MaxOpenShift, OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import { type Readiness, readinessOf, unblockingVersions } from './readiness';

const NEXT: OpenShiftMinor = { major: 4, minor: 22 };

function upTo(minor: number): MaxOpenShift {
  return { kind: 'minor', maximum: { major: 4, minor } };
}

const NOTHING = new Map<string, never>();

/** Those that have an Operator. */
function groupsOf(found: Readiness | null): readonly string[] {
  const { blocking, incompatible, supporting, silent } = found ?? {};
  return Object.entries({ blocking, incompatible, supporting, silent }).flatMap(
    ([group, operators]) => (operators?.length === 1 ? group : []),
  );
}

describe('Operators that block the next cluster version (SU-037)', () => {
  it.each([
    ['the current version', upTo(21), 'blocking'],
    ['an older one', upTo(9), 'blocking'],
    ['an invalid version', { kind: 'invalid', text: '?' }, 'blocking'],
    ['the next one', upTo(22), 'supporting'],
    ['a much later one', upTo(30), 'supporting'],
    ['nothing', { kind: 'none' }, 'silent'],
  ] as const)('one that declares %s', (_case, maxOpenShift, expected) => {
    const found = readinessOf([anInstalledOperator({ maxOpenShift })], '4.21.4', NOTHING);
    expect(groupsOf(found)).toEqual([expected]);
  });

  it.each([
    ['compatible', upTo(21), 'blocking'],
    ['compatible', { kind: 'none' }, 'supporting'],
    ['compatible', upTo(22), 'supporting'],
    ['incompatible', upTo(21), 'blocking'],
    ['incompatible', { kind: 'none' }, 'incompatible'],
    ['incompatible', upTo(22), 'incompatible'],
  ] as const)(
    'one whose catalog says %s, and which declares %j',
    (stated, maxOpenShift, expected) => {
      const operator = anInstalledOperator({ maxOpenShift });
      const found = readinessOf([operator], '4.21.4', new Map([[operator.id, stated]]));
      expect(groupsOf(found)).toEqual([expected]);
    },
  );

  it('exclude copied CSVs', () => {
    const copy = anInstalledOperator({ isCopy: true, maxOpenShift: upTo(21) });
    expect(readinessOf([copy], '4.21.4', NOTHING)?.blocking).toEqual([]);
  });

  it('are empty if the next version is unknown', () => {
    expect(readinessOf([], 'unknown', NOTHING)).toBeNull();
  });
});

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
