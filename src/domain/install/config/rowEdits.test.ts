import { describe, expect, it } from 'vitest';
import type { EnvRow } from './draft';
import {
  envSource,
  quantityAt,
  volumeSource,
  withEnvFromSource,
  withEnvSource,
  withPrefix,
  withQuantity,
  withSeconds,
  withToleration,
  withVolumeSource,
} from './rowEdits';

describe('an environment variable', () => {
  const SECRET = {
    name: 'A',
    valueFrom: { secretKeyRef: { name: 's', key: 'k', optional: true } },
  };

  it.each<[EnvRow, string]>([
    [{ name: 'A' }, 'value'],
    [SECRET, 'secret'],
    [{ name: 'A', valueFrom: { configMapKeyRef: { key: 'k' } } }, 'configMap'],
    [{ name: 'A', valueFrom: {} }, 'other'],
  ])('%j comes from: %s', (row, expected) => {
    expect(envSource(row)).toBe(expected);
  });

  it('keeps the names when it comes from another kind of object', () => {
    expect(withEnvSource(SECRET, 'configMap')).toEqual({
      name: 'A',
      valueFrom: { configMapKeyRef: { name: 's', key: 'k' } },
    });
  });

  it('keeps what the form does not show when its key changes', () => {
    expect(withEnvSource(SECRET, 'secret', { key: 'other' }).valueFrom?.secretKeyRef).toEqual({
      name: 's',
      key: 'other',
      optional: true,
    });
  });

  it('has a value or a source, never both', () => {
    expect(withEnvSource({ name: 'A', value: 'x' }, 'secret')).not.toHaveProperty('value');
    expect(withEnvSource(SECRET, 'value')).toEqual({ name: 'A', value: '' });
  });
});

describe('an environment source', () => {
  it('is of one kind, with its prefix', () => {
    const row = { prefix: 'P_', secretRef: { name: 's' } };
    expect(withEnvFromSource(row, 'configMap')).toEqual({
      prefix: 'P_',
      configMapRef: { name: 's' },
    });
    expect(withPrefix(row, '')).toEqual({ secretRef: { name: 's' } });
  });
});

describe('a volume', () => {
  it('has one source', () => {
    const row = { name: 'a', configMap: { name: 'c', items: [] } };
    expect(withVolumeSource(row, 'secret')).toEqual({ name: 'a', secret: { secretName: 'c' } });
    expect(withVolumeSource(row, 'emptyDir')).toEqual({ name: 'a', emptyDir: {} });
    expect(withVolumeSource(row, 'configMap', 'd').configMap).toEqual({ name: 'd', items: [] });
  });

  it('of another kind stays what it is', () => {
    const row = { name: 'a', csi: { driver: 'x' } };
    expect(volumeSource(row)).toBe('other');
    expect(withVolumeSource(row, 'other')).toBe(row);
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
