import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCatalogItem } from '~/test/catalogBuilders';
import { useCatalogSearch } from './catalogSearch';

const one = [aCatalogItem('Ink')];
const two = [...one, aCatalogItem('Quill')];

describe('useCatalogSearch', () => {
  it('keeps packages with their results while newer ones are searched', async () => {
    const { result, rerender } = renderHook(({ packages }) => useCatalogSearch('ink', packages), {
      initialProps: { packages: one },
    });
    expect(result.current).toBeUndefined();
    await waitFor(() => {
      expect(result.current?.packages).toBe(one);
    });
    rerender({ packages: two });
    expect(result.current?.packages).toBe(one);
    await waitFor(() => {
      expect(result.current?.packages).toBe(two);
    });
  });

  it('needs no search without a keyword', () => {
    const { result } = renderHook(() => useCatalogSearch(' ', two));
    expect(result.current).toEqual({ hits: null, keyword: '', packages: two });
  });
});
