import { describe, expect, it } from 'vitest';
import { quantityAt, withMember, withQuantity, withSeconds, withToleration } from './rowEdits';

describe('a field of a row', () => {
  const row = { name: 'a', optional: true, prefix: 'P_' };

  it.each([
    ['prefix', 'Q_', { name: 'a', optional: true, prefix: 'Q_' }],
    ['prefix', '', { name: 'a', optional: true }],
    ['prefix', null, { name: 'a', optional: true }],
    ['optional', false, { name: 'a', prefix: 'P_' }],
  ] as const)('%s set to %j', (member, value, expected) => {
    expect(withMember<typeof row, typeof member>(row, member, value)).toEqual(expected);
  });

  it('does not copy the row without a change', () => {
    expect(withMember(row, 'optional', true)).toBe(row);
  });
});

describe('a toleration', () => {
  it('has no empty fields, and no value with Exists', () => {
    const row = { key: 'a', value: 'b' };
    expect(withToleration(row, { operator: 'Exists' })).toEqual({ key: 'a', operator: 'Exists' });
    expect(withToleration(row, { value: '' })).toEqual({ key: 'a' });
  });

  it('applies permanently without seconds', () => {
    expect(withSeconds({ tolerationSeconds: 5 }, null)).toEqual({});
    expect(withSeconds({}, 0)).toEqual({ tolerationSeconds: 0 });
  });
});

describe('a quantity', () => {
  it('is added and removed without a trace', () => {
    const one = withQuantity({}, { kind: 'limits', resource: 'cpu' }, '1');
    expect(one).toEqual({ limits: { cpu: '1' } });
    expect(withQuantity(one, { kind: 'limits', resource: 'cpu' }, '')).toEqual({});
  });

  it('does not change others', () => {
    const resources = { limits: { 'nvidia.com/gpu': 1 }, requests: { cpu: '1' } };
    expect(withQuantity(resources, { kind: 'limits', resource: 'memory' }, '1Gi')).toEqual({
      limits: { 'nvidia.com/gpu': 1, memory: '1Gi' },
      requests: { cpu: '1' },
    });
    expect(quantityAt(resources, { kind: 'limits', resource: 'nvidia.com/gpu' })).toBe('1');
  });
});
