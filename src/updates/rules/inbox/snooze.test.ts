import { describe, expect, it } from 'vitest';
import {
  type Snooze,
  putOffFor,
  putOffKey,
  snoozeOf,
  putOffsIn,
  withPutOff,
  withoutPutOff,
} from './snooze';

const NOW = Date.parse('2026-01-31T12:00:00Z');
const plan = { namespace: 'team-a', csvNames: ['quill.v2.0.0', 'basalt.v1.0.0'] };
const key = 'team-a/basalt.v1.0.0,quill.v2.0.0';
const later = '2026-02-07T12:00:00.000Z';
const earlier = '2026-01-31T11:59:59.000Z';

describe('snoozed updates', () => {
  it('are versions in a namespace, in any order', () => {
    expect(putOffKey(plan)).toBe(key);
    expect(putOffKey({ ...plan, csvNames: plan.csvNames.toReversed() })).toBe(key);
  });

  it.each<[string, Snooze, boolean]>([
    ['last until a date', { key, until: later }, true],
    ['last until a newer version', { key, until: null }, true],
    ['end after their date', { key, until: earlier }, false],
    ['do not apply to a newer version', { key: 'team-a/quill.v1.9.0', until: null }, false],
    ['do not apply to another namespace', { key: key.replace('-a', '-b'), until: null }, false],
  ])('%s', (_, entry, expected) => {
    expect(snoozeOf(plan, { putOffs: [entry], now: NOW })).toBe(expected ? entry : null);
  });

  it('are stored once, with the latest time', () => {
    const before = [
      { key, until: later },
      { key: 'old', until: earlier },
      { key: 'b', until: null },
    ];
    const after = withPutOff(before, { key, until: null }, NOW);
    expect(after).toEqual([
      { key: 'b', until: null },
      { key, until: null },
    ]);
    expect(withoutPutOff(after, key)).toEqual([{ key: 'b', until: null }]);
  });

  it.each([
    ['nothing', undefined, []],
    ['something else', { key }, []],
    ['no keys', [{ until: later }, 'x', null], []],
    ['no dates', [{ key, until: 'soon' }], []],
    ['an entry with unknown fields', [{ key, until: null, more: 1 }], [{ key, until: null }]],
  ])('are read if %s is stored', (_, stored, expected) => {
    expect(putOffsIn(stored)).toEqual(expected);
  });
});

describe('versions of a plan', () => {
  const later = { putOffs: [{ key, until: null }], now: NOW };
  it.each([
    ['are snoozed with the others', 'team-a', ['quill.v2.0.0'], true],
    ['are snoozed as a whole', 'team-a', plan.csvNames, true],
    ['are newer', 'team-a', ['quill.v2.0.1'], false],
    ['are newer in part', 'team-a', ['quill.v2.0.0', 'basalt.v2.0.0'], false],
    ['are of another namespace', 'team-b', ['quill.v2.0.0'], false],
    ['are unknown', 'team-a', [''], false],
  ])('%s', (_, namespace, csvNames, expected) => {
    expect(snoozeOf({ namespace, csvNames }, later) !== null).toBe(expected);
  });
});

describe('the end of a snooze', () => {
  it.each([
    ['a week', 7, '2026-02-07T12:00:00.000Z'],
    ['a month', 30, '2026-03-02T12:00:00.000Z'],
    ['a newer version', null, null],
  ])('is %s', (_, days, until) => {
    expect(putOffFor(plan, days, NOW)).toEqual({ key, until });
  });

  it('also exists for a plan without versions', () => {
    const none = { ...plan, csvNames: [] };
    expect(snoozeOf(none, { putOffs: [putOffFor(none, 7, NOW)], now: NOW })).not.toBeNull();
    expect(snoozeOf(none, { putOffs: [{ key, until: null }], now: NOW })).toBeNull();
  });
});
