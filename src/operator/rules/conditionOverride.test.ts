import { describe, expect, it } from 'vitest';
import type { OperatorCondition } from '~/kube/models/olm';
import {
  ownCondition,
  overrideOf,
  setOverride,
  takeBackOverride,
  wrongField,
} from './conditionOverride';

const override = { type: 'Upgradeable', status: 'True', reason: 'Checked', message: '' };
const other = { type: 'Other', status: 'True', reason: 'Theirs', message: '' };

const aCondition = (parts: Partial<OperatorCondition>): OperatorCondition => ({
  metadata: { name: 'quill.v1', namespace: 'team-a' },
  ...parts,
});

describe('the patch of overrides', () => {
  it.each<[string, OperatorCondition['spec'], unknown]>([
    [
      'creates a missing spec',
      undefined,
      [{ op: 'add', path: '/spec', value: { overrides: [override] } }],
    ],
    [
      'keeps those of other types',
      { overrides: [other] },
      [{ op: 'test' }, { op: 'add', path: '/spec/overrides', value: [other, override] }],
    ],
    [
      'replaces the one of its type',
      { overrides: [{ ...override, status: 'False' }] },
      [{ op: 'test' }, { op: 'add', path: '/spec/overrides', value: [override] }],
    ],
  ])('%s', (_, spec, steps) => {
    const condition = aCondition(spec === undefined ? {} : { spec });
    expect(setOverride(condition, override)).toMatchObject({ steps });
  });

  it.each<[string, OperatorCondition['spec'], object]>([
    ['the last one with the field', { overrides: [override] }, { op: 'remove' }],
    ['one of several', { overrides: [other, override] }, { op: 'add', value: [other] }],
  ])('removes %s', (_, spec, step) => {
    expect(
      takeBackOverride(aCondition(spec === undefined ? {} : { spec }), 'Upgradeable'),
    ).toMatchObject({
      steps: [
        { op: 'test', path: '/spec', value: spec },
        { path: '/spec/overrides', ...step },
      ],
    });
  });
});

it('reads conditions of the Operator in the spec, or in the status of older ones (OC-010)', () => {
  const spec = { conditions: [override] };
  const status = { conditions: [{ ...override, status: 'False' }] };
  expect(ownCondition(aCondition({ spec, status }), 'Upgradeable')?.status).toBe('True');
  expect(ownCondition(aCondition({ status }), 'Upgradeable')?.status).toBe('False');
  expect(overrideOf(aCondition({ spec }), 'Upgradeable')).toBeNull();
});

it.each([
  ['Checked', '', null],
  ['Checked:by_hand,twice', '', null],
  ['', '', 'reason'],
  ['by hand', '', 'reason'],
  ['9lives', '', 'reason'],
  ['Ends,', '', 'reason'],
  ['Fine', 'x'.repeat(32_769), 'message'],
])('validates reason %j like the API', (reason, message, expected) => {
  expect(wrongField({ ...override, reason, message })).toBe(expected);
});
