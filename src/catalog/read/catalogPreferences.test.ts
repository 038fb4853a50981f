import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFavourites, useSavedViews } from './catalogPreferences';

it('keeps favorites as the same value while they do not change, however often the console reads them', () => {
  const { result, rerender } = renderHook(useFavourites);
  act(() => {
    result.current.toggleFavourite('quill');
  });
  const { favourites } = result.current;
  expect([...favourites]).toEqual(['quill']);
  rerender();
  expect(result.current.favourites).toBe(favourites);
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
