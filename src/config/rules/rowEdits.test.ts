import { describe, expect, it } from 'vitest';
import { quantityAt, withMember, withQuantity, withSeconds, withToleration } from './rowEdits';

describe('a member of a row', () => {
  const row = { name: 'a', optional: true, prefix: 'P_' };

  it.each([
    ['prefix', 'Q_', { name: 'a', optional: true, prefix: 'Q_' }],
    ['prefix', '', { name: 'a', optional: true }],
    ['prefix', null, { name: 'a', optional: true }],
    ['optional', false, { name: 'a', prefix: 'P_' }],
  ] as const)('%s set to %j', (member, value, expected) => {
    expect(withMember<typeof row, typeof member>(row, member, value)).toEqual(expected);
  });

  it('makes no other row when it was so before', () => {
    expect(withMember(row, 'optional', true)).toBe(row);
  });
});

describe('a toleration', () => {
  it('has no empty members, and no value with Exists', () => {
    const row = { key: 'a', value: 'b' };
    expect(withToleration(row, { operator: 'Exists' })).toEqual({ key: 'a', operator: 'Exists' });
    expect(withToleration(row, { value: '' })).toEqual({ key: 'a' });
  });

  it('counts for ever without seconds', () => {
    expect(withSeconds({ tolerationSeconds: 5 }, null)).toEqual({});
    expect(withSeconds({}, 0)).toEqual({ tolerationSeconds: 0 });
  });
});

describe('a quantity', () => {
  it('comes and goes without a trace', () => {
    const one = withQuantity({}, { kind: 'limits', resource: 'cpu' }, '1');
    expect(one).toEqual({ limits: { cpu: '1' } });
    expect(withQuantity(one, { kind: 'limits', resource: 'cpu' }, '')).toEqual({});
  });

  it('leaves the others alone', () => {
    const resources = { limits: { 'nvidia.com/gpu': 1 }, requests: { cpu: '1' } };
    expect(withQuantity(resources, { kind: 'limits', resource: 'memory' }, '1Gi')).toEqual({
      limits: { 'nvidia.com/gpu': 1, memory: '1Gi' },
      requests: { cpu: '1' },
    });
    expect(quantityAt(resources, { kind: 'limits', resource: 'nvidia.com/gpu' })).toBe('1');
  });
});
