import { describe, expect, it } from 'vitest';
import type { VolumeRow } from './draft';
import { volumeSource, withVolumeSource } from './volumeEdits';

const CSI: VolumeRow = { name: 'a', ...{ csi: { driver: 'x' } } };

describe('a volume', () => {
  it.each<[VolumeRow, string]>([
    [{ name: 'a', configMap: {} }, 'configMap'],
    [{ name: 'a', secret: {} }, 'secret'],
    [{ name: 'a', emptyDir: {} }, 'emptyDir'],
    [{ name: 'a', persistentVolumeClaim: { claimName: 'c' } }, 'claim'],
    [CSI, 'other'],
    [{ name: 'a' }, 'other'],
    [{ name: 'a', emptyDir: {}, secret: {} }, 'other'],
    [{ name: 'a', emptyDir: {}, typed: { text: '', findings: [] } }, 'other'],
  ])('%j is: %s', (row, expected) => {
    expect(volumeSource(row)).toBe(expected);
  });

  it('has one source; the files of a ConfigMap are those of a Secret then', () => {
    const files = { items: [{ key: 'k', path: 'p' }], defaultMode: 256, optional: true };
    const row = { name: 'a', configMap: { name: 'c', ...files } };
    expect(withVolumeSource(row, 'secret')).toEqual({
      name: 'a',
      secret: { secretName: 'c', ...files },
    });
    expect(withVolumeSource(row, 'emptyDir')).toEqual({ name: 'a', emptyDir: {} });
    expect(withVolumeSource(row, 'claim')).toEqual({
      name: 'a',
      persistentVolumeClaim: { claimName: '' },
    });
  });

  it('of another kind is kept until a source is selected', () => {
    expect(withVolumeSource(CSI, 'other')).toBe(CSI);
    expect(withVolumeSource(CSI, 'emptyDir')).toEqual({ name: 'a', emptyDir: {} });
  });

  it('becomes the YAML of its previous value', () => {
    const row = { name: 'a', emptyDir: { medium: 'Memory' } };
    const typed = withVolumeSource(row, 'other');
    expect(typed.typed?.text).toBe('emptyDir:\n  medium: Memory\n');
    expect(withVolumeSource(typed, 'emptyDir')).toEqual(row);
  });
});
