import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useMergedForm } from './useMergedForm';

const STORED = { version: '1.0', channels: 'stable' };

function opened() {
  const { result, rerender } = renderHook((stored: typeof STORED) => useMergedForm(stored), {
    initialProps: STORED,
  });
  return {
    update: (change: Partial<typeof STORED>) => {
      rerender({ ...STORED, ...change });
    },
    change: (change: Partial<typeof STORED>) => {
      act(() => {
        result.current.change(change);
      });
    },
    settle: (way: 'keep' | 'discard') => {
      act(() => {
        result.current[way]();
      });
    },
    form: () => result.current.form,
    conflicts: () => result.current.conflicts,
  };
}

describe('a form whose resource is updated', () => {
  it('follows the cluster in the fields that the user did not change', () => {
    const form = opened();
    form.change({ version: '2.0' });
    form.update({ channels: 'fast' });
    expect(form.form()).toEqual({ version: '2.0', channels: 'fast' });
    expect(form.conflicts()).toEqual([]);
  });

  it('has a conflict in a field that both changed, until the user decides', () => {
    const form = opened();
    form.change({ version: '2.0', channels: 'beta' });
    form.update({ version: '3.0' });
    expect(form.form()).toEqual({ version: '2.0', channels: 'beta' });
    expect(form.conflicts()).toEqual([{ field: 'version', mine: '2.0', theirs: '3.0' }]);
    form.change({ version: '2.1' });
    expect(form.conflicts()).toMatchObject([{ mine: '2.1' }]);
    form.settle('keep');
    expect(form.form()).toEqual({ version: '2.1', channels: 'beta' });
    expect(form.conflicts()).toEqual([]);
    form.update({ version: '4.0' });
    expect(form.conflicts()).toMatchObject([{ theirs: '4.0' }]);
    form.settle('discard');
    expect(form.form()).toEqual({ version: '4.0', channels: 'beta' });
    expect(form.conflicts()).toEqual([]);
  });

  it('has no conflict if both changes are equal, or the change began later', () => {
    const form = opened();
    form.change({ version: '2.0' });
    form.update({ version: '2.0', channels: 'fast' });
    form.change({ channels: 'beta' });
    expect(form.conflicts()).toEqual([]);
  });

  it('follows the cluster again in a field that the user restored', () => {
    const form = opened();
    form.change({ version: '2.0' });
    form.change({ version: '1.0' });
    form.update({ version: '3.0' });
    expect(form.form().version).toBe('3.0');
  });
});
