import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newInstall } from '~/extensions/rules/installForm';
import { useReplacedVersion } from './useReplacedVersion';

const form = newInstall({ catalog: 'acme', packageName: 'quill' });

function shown(version: string | null) {
  return renderHook(
    (props: Parameters<typeof useReplacedVersion>) => useReplacedVersion(...props),
    {
      initialProps: [form, version],
    },
  );
}

describe('a version that an update of the catalog replaced', () => {
  it('is named until the user accepts the other one', () => {
    const { result, rerender } = shown(null);
    rerender([form, '1.0.0']);
    expect(result.current).toBeNull();
    // While the new content is loading, no version is known.
    rerender([form, null]);
    expect(result.current).toBeNull();
    rerender([form, '1.1.0']);
    expect(result.current?.before).toBe('1.0.0');
    act(() => result.current?.accept());
    expect(result.current).toBeNull();
  });

  it('is not one that the input replaced', () => {
    const { result, rerender } = shown('1.0.0');
    const edited = { ...form, channel: 'fast' };
    rerender([edited, '2.0.0']);
    expect(result.current).toBeNull();
    rerender([edited, '2.1.0']);
    expect(result.current?.before).toBe('2.0.0');
  });
});
