import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFavorites } from './catalogPreferences';

it('keeps favorites as the same value while they do not change', () => {
  const { result, rerender } = renderHook(useFavorites);
  act(() => {
    result.current.toggleFavorite('quill');
  });
  const { favorites } = result.current;
  expect([...favorites]).toEqual(['quill']);
  rerender();
  expect(result.current.favorites).toBe(favorites);
});
