import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRested } from './useVirtualRows';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const [FIRST, SECOND] = [['kafka'], ['kafka', 'strimzi']];

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('rests when the content has stood for a while, and not again until another has', () => {
  const { result, rerender } = renderHook(useRested, { initialProps: FIRST });
  expect(result.current).toBe(false);
  pass(1000);
  expect(result.current).toBe(true);
  rerender(SECOND);
  expect(result.current).toBe(false);
  pass(100);
  expect(result.current).toBe(false);
  pass(900);
  expect(result.current).toBe(true);
});

it('rests at once when somebody scrolls', () => {
  const { result } = renderHook(useRested, { initialProps: FIRST });
  act(() => {
    document.dispatchEvent(new Event('scroll'));
  });
  expect(result.current).toBe(true);
});

it('does not rest while somebody types, although the content stands', () => {
  const { result } = renderHook(useRested, { initialProps: FIRST });
  pass(300);
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }));
  });
  pass(300);
  expect(result.current).toBe(false);
  pass(300);
  expect(result.current).toBe(true);
});
