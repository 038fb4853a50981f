import { describe, expect, it } from 'vitest';
import type { EnvRow } from './draft';
import { envSource, withEnvFromSource, withEnvSource } from './volumeEdits';

describe('an environment variable', () => {
  const SECRET = {
    name: 'A',
    valueFrom: { secretKeyRef: { name: 's', key: 'k', optional: true } },
  };
  const FROM_FILE: object = { fileKeyRef: { volumeName: 'v' } };
  const FILE: EnvRow = { name: 'A', valueFrom: { ...FROM_FILE } };

  it.each<[EnvRow, string]>([
    [{ name: 'A' }, 'value'],
    [SECRET, 'secret'],
    [{ name: 'A', valueFrom: { configMapKeyRef: { key: 'k' } } }, 'configMap'],
    [{ name: 'A', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } }, 'field'],
    [{ name: 'A', valueFrom: { resourceFieldRef: { resource: 'limits.cpu' } } }, 'resource'],
    [FILE, 'other'],
    [{ name: 'A', valueFrom: {} }, 'other'],
    [{ name: 'A', valueFrom: { ...SECRET.valueFrom, fieldRef: { fieldPath: 'x' } } }, 'other'],
    [{ ...SECRET, typed: { text: '', findings: [] } }, 'other'],
  ])('%j comes from: %s', (row, expected) => {
    expect(envSource(row)).toBe(expected);
  });

  it('keeps the names if the kind of its source changes', () => {
    expect(withEnvSource(SECRET, 'configMap')).toEqual({
      name: 'A',
      valueFrom: { configMapKeyRef: { name: 's', key: 'k' } },
    });
  });

  it.each([
    ['field', { fieldRef: { fieldPath: '' } }],
    ['resource', { resourceFieldRef: { resource: 'limits.memory' } }],
  ] as const)('comes from a %s', (source, valueFrom) => {
    expect(withEnvSource({ name: 'A', value: 'x' }, source)).toEqual({ name: 'A', valueFrom });
  });

  it('does not change if its source is selected again', () => {
    expect(withEnvSource(SECRET, 'secret')).toBe(SECRET);
    expect(withEnvSource(FILE, 'other')).toBe(FILE);
  });

  it('has a value or a source, never both', () => {
    expect(withEnvSource({ name: 'A', value: 'x' }, 'secret')).not.toHaveProperty('value');
    expect(withEnvSource(SECRET, 'value')).toEqual({ name: 'A', value: '' });
  });

  it('becomes the YAML of its previous value', () => {
    expect(withEnvSource({ name: 'A', value: 'x' }, 'other').typed?.text).toBe('value: x\n');
  });
});

describe('an environment source', () => {
  it('is of one kind, with its prefix, and optional if it was', () => {
    const row = { prefix: 'P_', secretRef: { name: 's', optional: true } };
    expect(withEnvFromSource(row, 'configMap')).toEqual({
      prefix: 'P_',
      configMapRef: { name: 's', optional: true },
    });
  });
});
