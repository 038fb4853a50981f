import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFavorites, useSavedViews } from './catalogPreferences';

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

it('keeps saved views as the same value, too', () => {
  const { result, rerender } = renderHook(useSavedViews);
  act(() => {
    result.current.save({ name: 'Databases', query: 'q=database' });
  });
  const { views } = result.current;
  expect(views).toHaveLength(1);
  rerender();
  expect(result.current.views).toBe(views);
});
