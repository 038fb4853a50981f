import { describe, expect, it } from 'vitest';
import type { LifecycleVersion } from './parseLifecycle';
import { versionSupport } from './versionSupport';

const FULL = { name: 'Full support', start: '2026-01-01', end: '2026-06-30' };
const MAINTENANCE = { name: 'Maintenance support', start: '2026-07-01', end: '2026-12-31' };
const EXTENDED = { name: 'Extended support', start: '2027-03-01', end: '2027-12-31' };
const PHASES = [FULL, MAINTENANCE, EXTENDED];

function aVersion(minor: number, more: Partial<LifecycleVersion> = {}): LifecycleVersion {
  return {
    minor: { major: 1, minor },
    openShift: [
      { major: 4, minor: 21 },
      { major: 4, minor: 22 },
    ],
    phases: PHASES,
    ...more,
  };
}

const OPENSHIFT = { major: 4, minor: 22 };
const ASKED = { version: '1.2.3', openShift: OPENSHIFT, today: '2026-05-01' };

// Source: the console's operator-lifecycle-status.tsx, which says "Unsupported" also before the first phase and between two.
describe('the support phase', () => {
  it.each([
    ['the day before the first', '2025-12-31', 'upcoming', FULL],
    ['the first day', '2026-01-01', 'active', FULL],
    ['the last day', '2026-06-30', 'active', FULL],
    ['the day after it, when the next begins', '2026-07-01', 'active', MAINTENANCE],
    ['between two', '2027-01-15', 'upcoming', EXTENDED],
    ['the last day of all', '2027-12-31', 'active', EXTENDED],
    ['after the last', '2028-01-01', 'ended', EXTENDED],
  ])('on %s', (_case, today, kind, phase) => {
    expect(versionSupport([aVersion(2)], { ...ASKED, today })?.support).toEqual({ kind, phase });
  });

  it('is the one that ends first of those that overlap', () => {
    const short = { name: 'Short', start: '2026-01-01', end: '2026-05-31' };
    const version = aVersion(2, { phases: [short, FULL] });
    expect(versionSupport([version], ASKED)?.support).toEqual({ kind: 'active', phase: short });
  });

  it('before all is the one that begins first, not the one that ends first', () => {
    const long = { name: 'Long', start: '2027-01-01', end: '2029-12-31' };
    const inner = { name: 'Inner', start: '2027-02-01', end: '2027-02-28' };
    const version = aVersion(2, { phases: [inner, long] });
    expect(versionSupport([version], ASKED)?.support).toEqual({ kind: 'upcoming', phase: long });
  });

  it('is not known without phases', () => {
    expect(versionSupport([aVersion(2, { phases: [] })], ASKED)?.support).toBeNull();
  });
});

describe('cluster compatibility', () => {
  it.each([
    ['a listed version', { major: 4, minor: 22 }, 'compatible'],
    ['an unlisted version', { major: 4, minor: 23 }, 'incompatible'],
    ['another product', null, null],
  ])('with %s', (_case, openShift, expected) => {
    expect(versionSupport([aVersion(2)], { ...ASKED, openShift })?.compatibility).toBe(expected);
  });

  it.each([
    ['5.0 by its other name', [{ major: 5, minor: 0 }], { major: 4, minor: 23 }, 'compatible'],
    ['no version at all', [], OPENSHIFT, 'incompatible'],
    ['nothing', null, OPENSHIFT, null],
  ])('where is stated: %s', (_case, stated, openShift, expected) => {
    const found = versionSupport([aVersion(2, { openShift: stated })], { ...ASKED, openShift });
    expect(found?.compatibility).toBe(expected);
  });
});

describe('the version', () => {
  const versions = [aVersion(1, { phases: [] }), aVersion(2, { phases: [FULL] })];

  it.each([
    ['1.2.3', true],
    ['v1.2.0', true],
    ['1.2', true],
    ['1.2.0-rc.1+7', true],
    ['1.20.0', false],
    ['1.3.0', false],
    ['2.2.0', false],
    ['1.2x', false],
    ['latest', false],
    ['', false],
    [null, false],
  ])('%s matches by major.minor: %s', (version, matches) => {
    const found = versionSupport(versions, { ...ASKED, version });
    expect(found?.phases ?? []).toEqual(matches ? [FULL] : []);
  });

  it('without metadata has nothing to show', () => {
    const empty = aVersion(2, { phases: [], openShift: null });
    expect(versionSupport([empty], ASKED)).toBeNull();
    expect(versionSupport([], ASKED)).toBeNull();
  });
});
