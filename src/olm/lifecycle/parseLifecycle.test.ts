import { describe, expect, it } from 'vitest';
import { parseLifecycle } from './parseLifecycle';

const aPhase = (name: unknown, startDate: unknown, endDate: unknown) => ({
  name,
  startDate,
  endDate,
});
const FULL = aPhase('Full support', '2026-01-01', '2026-12-31');

function parsed(...versions: readonly unknown[]) {
  return parseLifecycle(JSON.stringify({ package: 'quill', schema: 'any', versions }));
}

describe('a lifecycle document', () => {
  it('is read', () => {
    const platformCompatibility = [
      { name: 'other', versions: ['1.0'] },
      { name: 'openshift', versions: ['4.20', '4.21'] },
    ];
    expect(parsed({ name: '1.2', platformCompatibility, phases: [FULL] })).toEqual([
      {
        minor: { major: 1, minor: 2 },
        openShift: [
          { major: 4, minor: 20 },
          { major: 4, minor: 21 },
        ],
        phases: [{ name: 'Full support', start: '2026-01-01', end: '2026-12-31' }],
      },
    ]);
  });

  it('has its phases in the order in which they end', () => {
    const [version] = parsed({
      name: '1.2',
      phases: [aPhase('Later', '2027-01-01', '2027-12-31'), FULL],
    });
    expect(version?.phases.map(({ name }) => name)).toEqual(['Full support', 'Later']);
  });

  it.each([
    ['not text', ''],
    ['invalid JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['without versions', '{}'],
    ['with invalid versions', '{"versions": "all"}'],
    ['with invalid entries', '{"versions": [null, 1, "1.2", [], {}]}'],
    ['with names that are not versions', '{"versions": [{"name": "latest"}, {"name": 1.2}]}'],
    ['of megabytes', `{"versions": [{"name": "1.2"}], "x": "${'x'.repeat(1_000_000)}"}`],
  ])('excludes metadata that is %s', (_what, text) => {
    expect(parseLifecycle(text)).toEqual([]);
  });

  it.each([
    ['none', undefined, null],
    ['a text', 'openshift', null],
    ['no OpenShift', [{ name: 'kubernetes', versions: ['1.30'] }], null],
    ['no list of versions', [{ name: 'openshift', versions: '4.20' }], null],
    ['an empty list of versions', [{ name: 'openshift', versions: [] }], []],
    ['invalid versions', [{ name: 'openshift', versions: [4.2, null, 'all'] }], []],
  ])('has as platforms %s', (_what, platformCompatibility, expected) => {
    expect(parsed({ name: '1.2', platformCompatibility })[0]?.openShift).toEqual(expected);
  });

  it.each([
    ['that are not a list', 'phases'],
    ['that are invalid', [null, 7, 'phase']],
    ['without a name', [aPhase('', '2026-01-01', '2026-12-31')]],
    ['with an invisible name', [aPhase('\u200b\u202e', '2026-01-01', '2026-12-31')]],
    ['with an invalid name', [aPhase({}, '2026-01-01', '2026-12-31')]],
    ['without a date', [aPhase('Full', undefined, '2026-12-31')]],
    ['with an invalid date', [aPhase('Full', '2026-01-01', '2026-02-30')]],
    ['with a time', [aPhase('Full', '2026-01-01T00:00:00Z', '2026-12-31')]],
    ['with a number', [aPhase('Full', 20260101, 20261231)]],
    ['that end before they start', [aPhase('Full', '2026-12-31', '2026-01-01')]],
  ])('leaves out phases %s', (_what, phases) => {
    expect(parsed({ name: '1.2', phases })[0]?.phases).toEqual([]);
  });

  it('is truncated if too long', () => {
    const many = Array.from({ length: 2_000 }, () => ({
      name: '1.2',
      phases: Array.from({ length: 100 }, () => FULL).slice(0, 3),
    }));
    expect(parsed(...many)).toHaveLength(500);
    const phases = Array.from({ length: 100 }, () => FULL);
    expect(parsed({ name: '1.2', phases })[0]?.phases).toHaveLength(20);
    const long = aPhase('Full '.repeat(100), '2026-01-01', '2026-12-31');
    expect(parsed({ name: '1.2', phases: [long] })[0]?.phases[0]?.name).toHaveLength(60);
  });
});
